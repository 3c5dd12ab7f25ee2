/// A button in a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  /// The weight of a button.
  public enum Style: Int, Sendable {
    /// The common style.
    case plain = 0
    /// The button that completes the screen's task, in a heavier font.
    case done = 2
  }

  /// The content of an item that is neither a title nor an image.
  enum Content {
    case custom
    case icon(BarIcon)
    case fixedSpace, flexibleSpace
  }

  /// The weight of the button.
  open var style = Style.plain { didSet { change() } }
  /// The colour of title and image; the bar's tint by default.
  open var tintColor: UIColor? { didSet { change() } }
  /// The action of a tap.
  open var primaryAction: UIAction? {
    didSet {
      releaseAfterAssignment(oldValue)
      change()
    }
  }
  /// The object that receives the action; nil for the first in the responder chain that performs it. Not
  /// retained.
  @Weak open var target: AnyObject?
  /// The action that a tap sends with the item as its sender, if there is no `primaryAction`.
  open var action: Selector?
  /// A view that replaces the button.
  open var customView: UIView? {
    didSet {
      releaseAfterAssignment(oldValue)
      change()
    }
  }
  /// The width, in points; 0 for that of the content.
  open var width: CGFloat = 0 { didSet { change() } }
  /// All titles that the button may have. Its width is that of the longest.
  open var possibleTitles: Set<String>? { didSet { change() } }
  /// Whether a tap selects and deselects the button.
  open var changesSelectionAsPrimaryAction = false { didSet { change() } }
  /// Whether the button is selected.
  open var isSelected = false { didSet { change() } }
  /// Whether the item is left out of its bar.
  open var isHidden = false { didSet { change() } }

  private(set) final var content = Content.custom
  #if !hasFeature(Embedded)
    /// The pictures and the displacements of the item; nil until one is set.
    final var pictures: BarItemPictures? {
      didSet {
        releaseAfterAssignment(oldValue)
        change()
      }
    }
  #endif

  /// Creates a button with the title or image of an action, which a tap performs.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? (image == nil ? primaryAction?.title : nil)
    self.image = image ?? (title == nil ? primaryAction?.image : nil)
    self.primaryAction = primaryAction
  }

  /// Creates a button with a title, which a tap sends an action for.
  public convenience init(title: String?, style: Style, target: Selector.Value?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
    send(action, to: target)
  }

  /// Creates a button with an image, which a tap sends an action for.
  public convenience init(image: UIImage?, style: Style, target: Selector.Value?, action: Selector?) {
    self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }

  /// Creates a button with an image and another one for phones in landscape, which a tap sends an action
  /// for.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Selector.Value?, action: Selector?
  ) {
    self.init()
    (self.image, self.style) = (image, style)
    self.landscapeImagePhone = landscapeImagePhone
    send(action, to: target)
  }

  /// Creates a button with a title, an image or both, which a tap sends an action for.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Selector.Value?, action: Selector?
  ) {
    self.init()
    (self.title, self.image) = (title, image)
    send(action, to: target)
  }

  /// Creates an item of a common kind, which a tap sends an action for.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Selector.Value?, action: Selector?
  ) {
    self.init()
    show(systemItem)
    send(action, to: target)
  }

  private func send(_ action: Selector?, to target: Selector.Value?) {
    self.action = action
    self.target = Selector.object(target)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item of a common kind with an action, which a tap performs.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    show(systemItem)
    self.primaryAction = primaryAction
  }

  /// Creates an empty space of a width in points.
  public convenience init(fixedSpace width: CGFloat) {
    self.init(systemItem: .fixedSpace)
    self.width = width
  }

  /// Returns an empty space of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem(fixedSpace: width) }

  /// Returns a space that takes an equal share of the room that the other items leave.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Sets title, icon and weight of a common kind.
  final func show(_ systemItem: SystemItem) {
    title = systemItem.title
    content = systemItem.content
    if systemItem == .done || systemItem == .save { style = .done }
  }

  final var isSpace: Bool {
    switch content {
    case .fixedSpace, .flexibleSpace: true
    case .custom, .icon: false
    }
  }

  final var isFlexible: Bool {
    if case .flexibleSpace = content { return true }
    return false
  }

  /// Configures the button of the item. The module that draws menus sets it for an item with a menu.
  package final var configureButton: ((UIButton) -> Void)? {
    didSet {
      releaseAfterAssignment(oldValue)
      change()
    }
  }

  /// The view that shows the item, in an appearance.
  final func makeView(_ appearance: UIBarButtonItemAppearance) -> UIView {
    let view = customView ?? configureButton.map { makeMenuButton($0) } ?? BarButton(self, appearance)
    shownView = view
    return view
  }

  /// A button that opens a menu.
  private func makeMenuButton(_ configure: (UIButton) -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image?.inBar, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.isEnabled = isEnabled
    button.accessibilityIdentifier = accessibilityIdentifier
    button.accessibilityLabel = accessibilityLabel ?? (image == nil ? nil : title)
    button.accessibilityValue = accessibilityValue
    button.accessibilityHint = accessibilityHint
    if let tintColor { button.tintColor = tintColor }
    button.addAction(UIAction { [unowned(unsafe) self] _ in performAction() }, for: .primaryActionTriggered)
    configure(button)
    return button
  }

  /// Performs the action of a tap.
  final func performAction() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let action, let receiver = target ?? receiver(of: action) else { return }
    action(receiver, [self])
  }

  /// The first object that performs an action in the chain from the first responder, or else from the button.
  private func receiver(of action: Selector) -> AnyObject? {
    shownView?.window?.firstResponder?.responder(for: action, from: self)
      ?? shownView?.responder(for: action, from: self)
  }
}
