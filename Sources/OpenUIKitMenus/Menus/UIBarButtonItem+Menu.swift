import OpenUIKitCore

extension UIBarButtonItem {
  /// Creates an item with a menu, which a tap opens. With an action a tap performs it, and a long press opens the menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  /// Creates an item of the system with a menu, which a tap opens. With an action a tap performs it, and a long press opens the menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
  }

  /// Creates an item that sends an action, with a menu, which a long press opens. Without an action a tap opens it.
  public convenience init(
    title: String?, image: UIImage?, target: Selector.Value?, action: Selector?, menu: UIMenu?
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// The menu of the item; nil for none.
  public var menu: UIMenu? {
    get {
      guard let configureButton else { return nil }
      let button = UIButton(type: .system)
      configureButton(button)
      return button.menu
    }
    set {
      guard let newValue else { return configureButton = nil }
      let opensByTap = primaryAction == nil && action == nil
      configureButton = { button in
        button.menu = newValue
        button.showsMenuAsPrimaryAction = opensByTap
      }
    }
  }
}
