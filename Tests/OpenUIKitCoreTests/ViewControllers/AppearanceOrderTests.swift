import OpenUIKit
import Testing

/// The order in which two controllers are notified of a change, as published traces of devices have it.
@MainActor
@Suite("Order of appearance")
struct AppearanceOrderTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Screen: UIViewController {
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ step: String) { log.lines.append("\(name) \(step)") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  /// A change of what a container shows.
  enum Change: String, CaseIterable, CustomTestStringConvertible {
    case push, pop, swipeBack, cancelledSwipeBack, tab, tabByTouch, page, cancelledPage, slide, curl,
      cancelledCurl

    var testDescription: String { rawValue }
  }

  private static let (wangling, ticklecode, readke) = (
    "https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html",
    "https://ticklecode.com/uitabbarcontrollerlifecycle/", "http://readke.com/c/0Z41505102021.html"
  )

  /// Returns the events of the old and the new controller, with the source. A slide by the app has the order of a scroll by the user.
  private static func trace(of change: Change) -> (source: String, lines: [String]) {
    switch change {
    case .push, .pop:
      (readke, ["old will disappear", "new will appear", "old did disappear", "new did appear"])
    case .swipeBack:
      (wangling, ["old will disappear", "new will appear", "old did disappear", "new did appear"])
    case .cancelledSwipeBack:
      (
        wangling,
        [
          "old will disappear", "new will appear", "new will disappear", "new did disappear",
          "old will appear",
          "old did appear",
        ]
      )
    // https://pgzxc.github.io/posts/efa3afd7.html has the same order.
    case .tab, .tabByTouch:
      (ticklecode, ["new will appear", "old will disappear", "old did disappear", "new did appear"])
    case .page, .slide:
      (wangling, ["new will appear", "old will disappear", "new did appear", "old did disappear"])
    case .cancelledPage:
      (
        wangling,
        [
          "new will appear", "old will disappear", "old will appear", "old did appear", "new will disappear",
          "new did disappear",
        ]
      )
    case .curl:
      (wangling, ["new will appear", "old will disappear", "old did disappear", "new did appear"])
    case .cancelledCurl:
      (
        wangling,
        [
          "new will appear", "old will disappear", "new will disappear", "old will appear",
          "new did disappear",
          "old did appear",
        ]
      )
    }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let log = Log()
  private let pages = Pages()

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    var next: UIViewController?
    func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController)
      -> UIViewController?
    { nil }
    func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController)
      -> UIViewController?
    { page === next ? nil : next }
  }

  private func rest() {
    for _ in 0..<60 {
      window.clock.advance(by: 1.0 / 30)
      window.layoutIfNeeded()
    }
  }

  private func show(_ container: UIViewController) {
    window.rootViewController = container
    rest()
    log.lines = []
  }

  /// Moves a finger sideways, and lifts it at its last place.
  private func drag(_ places: [CGFloat]) {
    window.sendTouch(.began, at: CGPoint(x: places[0], y: 400))
    for x in places.dropFirst() {
      window.sendTouch(.moved, at: CGPoint(x: x, y: 400), time: window.clock.now + 0.05)
      window.layoutIfNeeded()
    }
    window.sendTouch(.ended, at: CGPoint(x: places.last!, y: 400), time: window.clock.now + 0.2)
    window.layoutIfNeeded()
  }

  private func navigate(_ old: Screen, _ new: Screen, _ change: Change) {
    let isPush = change == .push
    let navigation = UINavigationController()
    navigation.setViewControllers(isPush ? [old] : [new, old], animated: false)
    show(navigation)
    switch change {
    case .push: navigation.pushViewController(new, animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .swipeBack: drag([2, 80, 200, 350])
    default: drag([2, 80, 100, 40, 5])
    }
  }

  private func select(_ old: Screen, _ new: Screen, byTouch: Bool) {
    let tabs = UITabBarController()
    tabs.viewControllers = [old, new]
    show(tabs)
    guard byTouch else { return tabs.selectedIndex = 1 }
    for phase in [UITouch.Phase.began, .ended] { window.sendTouch(phase, at: CGPoint(x: 290, y: 820)) }
  }

  private func turn(_ old: Screen, _ new: Screen, _ change: Change) {
    let isCurl = change == .curl || change == .cancelledCurl
    let controller = UIPageViewController(
      transitionStyle: isCurl ? .pageCurl : .scroll, navigationOrientation: .horizontal)
    pages.next = new
    controller.dataSource = pages
    controller.setViewControllers([old], direction: .forward, animated: false)
    show(controller)
    switch change {
    case .slide: controller.setViewControllers([new], direction: .forward, animated: true)
    case .page, .curl: drag([380, 300, 200, 20])
    default: drag([380, 300, 280, 330, 370])
    }
  }

  @Test("is that of published traces", arguments: Change.allCases)
  func order(change: Change) {
    let (old, new) = (Screen("old", log), Screen("new", log))
    switch change {
    case .push, .pop, .swipeBack, .cancelledSwipeBack: navigate(old, new, change)
    case .tab, .tabByTouch: select(old, new, byTouch: change == .tabByTouch)
    case .page, .cancelledPage, .slide, .curl, .cancelledCurl: turn(old, new, change)
    }
    rest()
    let trace = Self.trace(of: change)
    #expect(log.lines == trace.lines, "\(trace.source)")
  }

  @Test("of pages that are pulled, released and pulled again at once ends with the page in sight")
  func pulledAgain() {
    let (old, new) = (Screen("old", log), Screen("new", log))
    turn(old, new, .cancelledPage)
    drag([380, 300, 200, 20])
    rest()
    #expect(log.lines.last { $0.hasPrefix("new") } == "new did appear")
    #expect(log.lines.last { $0.hasPrefix("old") } == "old did disappear")
  }
}
