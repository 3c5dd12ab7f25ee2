/// The content of a navigation bar for a controller.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UINavigationItem: NSObject {
  /// The title in the middle of the bar.
  open var title: String? { didSet { didChange?() } }
  /// A view that replaces the title.
  open var titleView: UIView? { didSet { didChange?() } }
  /// The title of the button that leads back to the controller; its title by default.
  open var backButtonTitle: String? { didSet { didChange?() } }
  /// Whether the back button is hidden while the controller is visible.
  open var hidesBackButton = false { didSet { didChange?() } }
  /// Whether the back button is visible beside the left items, instead of being replaced by them.
  open var leftItemsSupplementBackButton = false { didSet { didChange?() } }
  /// The items at the leading edge, from there on.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems }
    set { leftItems = newValue }
  }
  /// The items at the trailing edge, from there on.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems }
    set { rightItems = newValue }
  }

  private var leftItems: [UIBarButtonItem]? { didSet { didChange?() } }
  private var rightItems: [UIBarButtonItem]? { didSet { didChange?() } }

  /// Called after the item has changed, by the bar that shows it.
  var didChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) {
    super.init()
    self.title = title.isEmpty ? nil : title
  }

  /// The first item at the leading edge. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems?.first }
    set { leftItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing edge. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems?.first }
    set { rightItems = newValue.map { [$0] } }
  }
}
