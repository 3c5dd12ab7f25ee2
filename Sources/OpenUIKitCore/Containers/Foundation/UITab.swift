/// A tab of a tab bar controller, whose screen a closure makes when it is first selected.
open class UITab: NSObject, ViewTreeConfined {
  /// The identifier, which no other tab of the controller has.
  public final let identifier: String
  /// The title.
  public final var title: String { didSet { item.title = title } }
  /// The image; nil for none.
  public final var image: UIImage? { didSet { item.image = image } }
  /// A short text on a badge, such as a number; nil for none.
  public final var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  /// Whether a tap selects the tab; true by default.
  public final var isEnabled = true { didSet { item.isEnabled = isEnabled } }
  /// Whether the tab is left out of the bar; false by default.
  public final var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } }
  }
  /// An object of the app.
  public final var userInfo: Any?
  /// The controller that shows the tab; not retained.
  public internal(set) final weak var tabBarController: UITabBarController?

  /// The item that the bar shows.
  final let item: UITabBarItem
  private let provider: ((UITab) -> UIViewController)?
  /// The screen, once it was made.
  private(set) final var screen: UIViewController? { didSet { releaseAfterAssignment(oldValue) } }

  /// Creates a tab. The closure makes its screen when that is first needed; nil for an empty one.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    item = UITabBarItem(title: title, image: image, tag: 0)
    super.init()
  }

  init(_ item: UITabBarItem, identifier: String, _ provider: ((UITab) -> UIViewController)?) {
    (title, image, self.identifier) = (item.title ?? "", item.image, identifier)
    (self.item, self.provider) = (item, provider)
    super.init()
  }

  /// The screen of the tab, which is made on first use.
  public final var viewController: UIViewController? { madeScreen }

  /// Makes the screen, unless it exists.
  final var madeScreen: UIViewController {
    if let screen { return screen }
    let made = provider?(self) ?? UIViewController()
    // The closure may have asked for the screen itself.
    if let screen { return screen }
    made.tabBarItem = item
    screen = made
    return made
  }
}

/// The tab of a search, with a magnifying glass.
open class UISearchTab: UITab {
  /// Creates a tab with the title and the image of searches. The closure makes its screen when that is first needed.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      UITabBarItem(tabBarSystemItem: .search, tag: 0), identifier: "com.apple.UIKit.search",
      viewControllerProvider)
  }
}

/// Stands for the screen of a tab that was not selected yet.
final class PendingScreen: UIViewController {
  let pendingTab: UITab

  init(_ tab: UITab) {
    pendingTab = tab
    super.init(nibName: nil, bundle: nil)
    tabBarItem = tab.item
  }

  required init?(coder: NSCoder) { nil }
}

extension UITabBarController {
  /// The tabs that an app has set instead of controllers; empty for none. Setting them replaces the controllers, and the other way
  /// round.
  public final var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// Sets the tabs. The selected one stays selected if it is still there; otherwise the first is selected.
  public final func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in ownTabs { tab.tabBarController = nil }
    ownTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    tabsDidChange()
  }

  /// The selected tab; nil without tabs. Setting one that is hidden or not among the tabs does nothing.
  public final var selectedTab: UITab? {
    get { tab(at: selectedIndex) }
    set {
      guard let newValue, let index = visibleTabs.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  /// The tab with an identifier; nil if there is none.
  public final func tab(forIdentifier identifier: String) -> UITab? {
    ownTabs.first { $0.identifier == identifier }
  }

  /// The tabs of the bar.
  private var visibleTabs: [UITab] { ownTabs.filter { !$0.isHidden } }

  /// The tab of the bar at an index; nil without tabs.
  final func tab(at index: Int) -> UITab? {
    let tabs = visibleTabs
    return tabs.indices.contains(index) ? tabs[index] : nil
  }

  /// Selects a tab as a tap does.
  final func selectByTouch(_ tab: UITab) {
    guard delegate?.tabBarController(self, shouldSelectTab: tab) != false else { return }
    let former = selectedTab
    if former === tab { (tab.screen as? UINavigationController)?.popToRootViewController(animated: true) }
    // The calls above may have removed the tab.
    guard tab.tabBarController === self else { return }
    selectedTab = tab
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: former)
  }

  /// Shows the tabs again after a change.
  final func tabsDidChange() {
    // The placeholders that are there stay, so that the selection stays.
    let pending = children.compactMap { $0 as? PendingScreen }
    replaceScreens(
      visibleTabs.map { tab in tab.screen ?? pending.first { $0.pendingTab === tab } ?? PendingScreen(tab) })
  }
}

extension UIViewController {
  /// The tab whose screen the controller is; nil for none.
  public final var tab: UITab? { tabBarController?.tabs.first { $0.screen === self } }
}
