/// The content of a navigation bar for a controller.
open class UINavigationItem: NSObject, ViewTreeConfined {
  /// When a screen has a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the screen before it.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The content of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the previous screen if there is room, then "Back", then only the chevron.
    case `default` = 0
    /// "Back" if there is room, or only the chevron.
    case generic = 1
    /// Only the chevron.
    case minimal = 2
  }

  /// The title in the middle of the bar.
  open var title: String? { didSet { didChange?() } }
  /// A view that replaces the title.
  open var titleView: UIView? {
    didSet {
      releaseAfterAssignment(oldValue)
      didChange?()
    }
  }
  /// A line of text above the title and the buttons; nil for none.
  open var prompt: String? { didSet { didChange?() } }
  /// The title of the button that leads back to the controller; its title by default.
  open var backButtonTitle: String? { didSet { didChange?() } }
  /// The item of the button that leads back to the controller: its title, image and tint colour; nil for the
  /// common one.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet {
      releaseAfterAssignment(oldValue)
      didChange?()
    }
  }
  /// The content of the button that leads back to the controller.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange?() } }
  /// Whether the back button is hidden while the controller is visible.
  open var hidesBackButton = false { didSet { didChange?() } }
  /// Whether the back button is visible beside the left items, instead of being replaced by them.
  open var leftItemsSupplementBackButton = false { didSet { didChange?() } }
  /// When the screen has a large title in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange?() } }
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

  private var leftItems: [UIBarButtonItem]? {
    didSet {
      releaseAfterAssignment(oldValue)
      #if !hasFeature(Embedded)
        if extras?.leadingGroups != nil { extras?.leadingGroups = nil }
      #endif
      didChange?()
    }
  }
  private var rightItems: [UIBarButtonItem]? {
    didSet {
      releaseAfterAssignment(oldValue)
      #if !hasFeature(Embedded)
        if extras?.trailingGroups != nil { extras?.trailingGroups = nil }
      #endif
      didChange?()
    }
  }
  /// The appearances of the bar for this screen.
  final var appearances = NavigationAppearances()

  /// A view below title and buttons, such as a search bar.
  package final var accessory: NavigationAccessory? {
    didSet {
      releaseAfterAssignment(oldValue)
      didChange?()
    }
  }
  /// Whether scrolling content up hides the accessory.
  package final var hidesAccessoryWhenScrolling = true { didSet { didChange?() } }

  #if !hasFeature(Embedded)
    /// The style, the groups and the back action; nil until one of them is set.
    final var extras: NavigationItemExtras? {
      didSet {
        releaseAfterAssignment(oldValue)
        didChange?()
      }
    }
  #endif

  /// Called after the item has changed, by the bar that shows it.
  final var didChange: (() -> Void)?

  /// Creates an item without a title.
  public convenience override init() { self.init(title: "") }

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

  // MARK: Animated changes

  /// Sets the item at the leading edge. The buttons fade if `animated`.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { leftBarButtonItem = item }
  }

  /// Sets the item at the trailing edge. The buttons fade if `animated`.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { rightBarButtonItem = item }
  }

  /// Sets the items at the leading edge. The buttons fade if `animated`.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }

  /// Sets the items at the trailing edge. The buttons fade if `animated`.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }

  /// Hides or shows the back button. The buttons fade if `animated`.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }

  /// Whether the change under way fades.
  final var changeIsAnimated = false

  private func change(_ animated: Bool, _ body: () -> Void) {
    changeIsAnimated = animated
    body()
    changeIsAnimated = false
  }

  // MARK: Appearance

  /// The bar's appearance for this screen; nil for the bar's own. The item copies it.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set {
      appearances.standard = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      didChange?()
    }
  }

  /// The bar's appearance for this screen in little height; nil for the bar's own. The item copies it.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set {
      appearances.compact = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      didChange?()
    }
  }

  /// The bar's appearance for this screen while its content begins below the bar; nil for the bar's own. The
  /// item copies it.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      didChange?()
    }
  }

  /// The bar's appearance for this screen in little height while its content begins below the bar; nil for
  /// the bar's own. The item copies it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set {
      appearances.compactScrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      didChange?()
    }
  }
}
