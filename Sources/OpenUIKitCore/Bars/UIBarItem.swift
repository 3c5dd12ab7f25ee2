/// An item in a bar, with a title and an image.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UIBarItem: NSObject {
  /// The title.
  open var title: String? { didSet { change() } }
  /// The image.
  open var image: UIImage? { didSet { change() } }
  /// Whether the item reacts.
  open var isEnabled = true { didSet { change() } }
  /// A number that identifies the item.
  open var tag = 0
  /// A name for tests and tools.
  open var accessibilityIdentifier: String?

  /// Called after the item has changed, by the bar that shows it.
  var didChange: (() -> Void)?

  /// Creates an item without title and image.
  public override init() {
    super.init()
  }

  func change() { didChange?() }
}

/// A button in a navigation bar.
open class UIBarButtonItem: UIBarItem {
  /// The weight of a button.
  public enum Style: Int, Sendable {
    /// The common style.
    case plain = 0
    /// The button that completes the screen's task, in a heavier font.
    case done = 2
  }

  /// The weight of the button.
  open var style = Style.plain { didSet { change() } }
  /// The colour of title and image; the bar's tint by default.
  open var tintColor: UIColor? { didSet { change() } }
  /// The action of a tap.
  open var primaryAction: UIAction? { didSet { change() } }
  /// A view that replaces the button.
  open var customView: UIView? { didSet { change() } }
  /// The width, in points; 0 for that of the content.
  open var width: CGFloat = 0 { didSet { change() } }

  /// Creates a button with the title or image of an action, which a tap performs.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? (image == nil ? primaryAction?.title : nil)
    self.image = image ?? (title == nil ? primaryAction?.image : nil)
    self.primaryAction = primaryAction
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The view that shows the item.
  func makeView() -> UIView {
    if let customView { return customView }
    let button = UIButton(type: .system)
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.isEnabled = isEnabled
    button.accessibilityIdentifier = accessibilityIdentifier
    button.accessibilityLabel = image == nil ? nil : title
    if let tintColor { button.tintColor = tintColor }
    if let primaryAction { button.addAction(primaryAction, for: .primaryActionTriggered) }
    return button
  }
}

/// The item of a controller in a tab bar.
open class UITabBarItem: UIBarItem {
  /// The image while the tab is selected; the normal one by default.
  open var selectedImage: UIImage? { didSet { change() } }
  /// A short text on a red badge, such as a number; nil for none.
  open var badgeValue: String? { didSet { change() } }

  /// Creates an item with a title, an image and an identifying number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and images for both states.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

extension UIBarItem: UIAccessibilityIdentification {}
