import OpenUIKit
import Testing

@MainActor
private final class Page: UIViewController {
  var calls: [String] = []
  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
}

@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages = (0..<3).map { _ in Page() }
  var calls: [String] = []
  var dots = 0
  var onWillTransition: () -> Void = {}

  private func index(_ page: UIViewController) -> Int { pages.firstIndex { $0 === page }! }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    let index = index(viewController)
    return index > 0 ? pages[index - 1] : nil
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    let index = index(viewController)
    return index < 2 ? pages[index + 1] : nil
  }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    calls.append("to \(index(pendingViewControllers[0]))")
    let change = onWillTransition
    onWillTransition = {}
    change()
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    calls.append("from \(index(previousViewControllers[0])) \(completed)")
  }
}

@MainActor
@Suite("Page controllers")
struct PageTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let book = Book()
  private let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  init() {
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    // The page has appeared after its controller.
    window.layoutIfNeeded()
  }

  private func swipe(by distance: CGFloat) {
    let start = window.clock.now
    window.sendTouch(.began, at: CGPoint(x: 200, y: 400), time: start)
    window.sendTouch(.moved, at: CGPoint(x: 200 + (distance < 0 ? -12 : 12), y: 400), time: start + 0.1)
    window.sendTouch(.moved, at: CGPoint(x: 200 + distance, y: 400), time: start + 0.2)
    window.sendTouch(.moved, at: CGPoint(x: 200 + distance, y: 400), time: start + 1)
    window.sendTouch(.ended, at: CGPoint(x: 200 + distance, y: 400), time: start + 1)
    window.clock.advance(by: 3)
    window.layoutIfNeeded()
  }

  @Test("The first page fills the view and appears with it")
  func first() {
    #expect(controller.viewControllers == [book.pages[0]])
    let view = book.pages[0].view!
    #expect(view.convert(view.bounds, to: nil) == window.bounds)
    #expect(book.pages[0].calls == ["will appear", "did appear"])
  }

  @Test("A swipe changes the page, with calls of the delegate and of both pages")
  func swipes() {
    book.pages[0].calls = []
    swipe(by: -300)
    #expect(controller.viewControllers == [book.pages[1]] && book.calls == ["to 1", "from 0 true"])
    #expect(book.pages[0].calls == ["will disappear", "did disappear"])
    #expect(book.pages[1].calls == ["will appear", "did appear"])
    #expect(book.pages[0].view.window == nil && book.pages[0].parent == nil)
    let view = book.pages[1].view!
    #expect(view.convert(view.bounds, to: nil) == window.bounds)
    swipe(by: 300)
    #expect(controller.viewControllers == [book.pages[0]])
  }

  @Test("A short swipe returns to the page")
  func shortSwipe() {
    swipe(by: -60)
    #expect(controller.viewControllers == [book.pages[0]] && book.calls == ["to 1", "from 0 false"])
    #expect(book.pages[1].view.window == nil)
    #expect(book.pages[0].calls.last == "did appear" && book.pages[1].calls.last == "did disappear")
  }

  @Test("There is no page before the first")
  func edge() {
    swipe(by: 300)
    #expect(controller.viewControllers == [book.pages[0]] && book.calls.isEmpty)
  }

  @Test("The app changes the page, animated in a direction")
  func animated() {
    var arrived: Bool?
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { arrived = $0 }
    #expect(arrived == nil)
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
    #expect(arrived == true && controller.viewControllers == [book.pages[2]])
    #expect(book.calls.isEmpty && book.pages[0].view.window == nil)
  }

  /// The event that stops a slide before its end.
  private enum Stop: CaseIterable { case leaving, resizing, wheel, otherSize }

  @Test("A page that the app has asked for is there, whatever stops the slide", arguments: Stop.allCases)
  private func stopped(stop: Stop) {
    var arrived: Bool?
    controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) { arrived = $0 }
    window.clock.advance(by: 0.1)
    switch stop {
    case .leaving: window.rootViewController = UIViewController()
    case .resizing: window.frame.size.width = 500
    case .wheel: _ = window.sendWheel(by: CGVector(dx: 20, dy: 0), at: CGPoint(x: 100, y: 100))
    case .otherSize: controller.view.frame.size.width = 200
    }
    window.layoutIfNeeded()
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
    #expect(arrived == true)
    #expect(controller.viewControllers == [book.pages[1]] && controller.children == [book.pages[1]])
    #expect(book.pages[0].calls.last == "did disappear")
    #expect(book.pages[1].calls.last == (stop == .leaving ? "did disappear" : "did appear"))
  }

  @Test("A controller without width shows the page at once")
  func withoutDistance() {
    controller.view.frame.size.width = 0
    controller.view.layoutIfNeeded()
    controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    window.clock.advance(by: 1)
    #expect(controller.viewControllers == [book.pages[1]] && controller.children == [book.pages[1]])
  }

  @Test("A page that the delegate sets as a swipe begins replaces the one of the swipe")
  func setInWillTransition() {
    book.onWillTransition = { [controller, book] in
      controller.setViewControllers([book.pages[2]], direction: .forward, animated: true)
    }
    swipe(by: -300)
    #expect(controller.children == controller.viewControllers)
    for page in book.pages {
      #expect((page.viewIfLoaded?.window == nil) == (page.calls.last != "did appear"))
    }
  }

  @Test("Dots show the page, below the pages")
  func dots() throws {
    book.dots = 3
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    window.layoutIfNeeded()
    let control = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(control.numberOfPages == 3 && control.currentPage == 0)
    #expect(abs(book.pages[0].view.frame.height - (844 - 37)) < 1e-9)
    swipe(by: -300)
    #expect(control.currentPage == 1)
  }

  @Test("Pages that scroll have no spine, and others one at the first edge or where the options state it")
  func spines() {
    func spine(
      _ style: UIPageViewController.TransitionStyle, _ options: [UIPageViewController.OptionsKey: Any]?
    )
      -> UIPageViewController.SpineLocation
    {
      UIPageViewController(
        transitionStyle: style, navigationOrientation: .horizontal, options: options
      ).spineLocation
    }
    #expect(spine(.scroll, nil) == .none)
    #expect(spine(.pageCurl, nil) == .min)
    #expect(spine(.pageCurl, [.spineLocation: UIPageViewController.SpineLocation.mid]) == .mid)
    #expect(spine(.pageCurl, [.spineLocation: 3]) == .max)
  }
}
