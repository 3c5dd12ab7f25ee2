/// The state that distinguishes one screen of an app from another: the visible controllers, and the visible texts.
struct ScreenState: ViewTreeConfined {
  /// The classes of the visible controllers, from the outermost to the innermost one.
  let classes: String
  let title: String
  /// Whether the system draws all of the screen, such as an alert.
  let isOfSystem: Bool
  private let texts: Set<String>
  /// The texts that are not scrolled out of sight.
  private let seen: Set<String>

  init(_ layout: ScreenLayout) {
    let controllers = Self.visibleControllers(from: layout.window.rootViewController ?? layout.controller)
    classes = controllers.map { "\(type(of: $0))" }.joined(separator: "/")
    let last = controllers.last
    title = last?.navigationItem.title ?? last?.title ?? ""
    isOfSystem = last is UIAlertController
    let content = AuditedScreen(layout).views.filter(Self.isContent)
    texts = Set(content.compactMap { $0.text?.text })
    let bounds = layout.window.bounds
    seen = Set(content.filter { $0.visibleFrame.intersects(bounds) }.compactMap { $0.text?.text })
  }

  /// Whether a view is what a screen is about: bars and controls are the same on many.
  private static func isContent(_ shown: VisibleView) -> Bool {
    shown.place.isDisjoint(with: [.inBar, .control, .inControl])
  }

  /// Whether two states are the same screen: with the same controllers, and at least half of the texts.
  func isSame(as other: ScreenState) -> Bool {
    guard classes == other.classes, title == other.title else { return false }
    let common = texts.intersection(other.texts).count
    return 2 * common >= max(texts.count, other.texts.count)
  }

  /// Whether the screen shows a text that another page of it does not.
  func showsMore(than other: ScreenState) -> Bool { !seen.isSubset(of: other.seen) }

  /// The controllers that a user sees, each before the one in it: the last presented one, and the content of containers.
  private static func visibleControllers(from root: UIViewController) -> [UIViewController] {
    var outermost = root
    while let presented = outermost.presentedViewController, !presented.isBeingDismissed {
      outermost = presented
    }
    var all = [outermost]
    while let next = content(of: all[all.count - 1]), !all.contains(where: { $0 === next }) {
      all.append(next)
    }
    return all
  }

  private static func content(of controller: UIViewController) -> UIViewController? {
    switch controller {
    case let navigation as UINavigationController: return navigation.topViewController
    case let tabs as UITabBarController: return tabs.selectedViewController
    case let split as UISplitViewController: return split.viewControllers.last
    default: return controller.children.last { fills(controller, $0) }
    }
  }

  /// Whether a child takes more than half of its parent's area. Smaller children are parts of the screen.
  private static func fills(_ parent: UIViewController, _ child: UIViewController) -> Bool {
    guard child.isViewLoaded, let view = child.view, view.window != nil, !view.isHidden else { return false }
    let (area, whole) = (view.bounds.size, parent.view.bounds.size)
    return 2 * area.width * area.height > whole.width * whole.height
  }
}
