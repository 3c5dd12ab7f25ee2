import LayoutTesting
import OpenUIKit
import Testing

/// The rules of Apple's headers: `scrollableAxes` adjusts where the content is larger than the view or always bounces.
/// `automatic` also adjusts the top and bottom of a scroll view that a controller in a navigation controller owns.
@MainActor
@Suite("The adjustment of content insets", .ownScreen)
struct ContentInsetAdjustmentTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// A scroll view with content 100 points high.
  private func short() -> UIScrollView {
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 100, height: 100)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  private func screen(_ view: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.view = view
    return controller
  }

  /// A view that fills its superview, with subviews.
  private func container(_ subviews: UIView...) -> UIView {
    let view = UIView(frame: window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for subview in subviews { view.addSubview(subview) }
    return view
  }

  private let underBar = UIEdgeInsets(top: 47 + 44, left: 0, bottom: 34, right: 0)

  @Test("short content of a controller in a navigation controller begins below the bar")
  func viewOfController() {
    let scrollView = short()
    show(UINavigationController(rootViewController: screen(scrollView)))
    #expect(scrollView.adjustedContentInset == underBar && scrollView.contentOffset.y == -91)
  }

  @Test("so does the first cell of a collection view")
  func collection() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    show(UINavigationController(rootViewController: controller))
    #expect(controller.collectionView.adjustedContentInset == underBar)
  }

  @Test("a tab bar controller adjusts the bottom as well")
  func tabBar() {
    let scrollView = short()
    let tabs = UITabBarController()
    tabs.viewControllers = [screen(scrollView)]
    show(tabs)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34 + 49, right: 0))
  }

  @Test("a first subview is the content, at any depth; another is not")
  func subviews() {
    let (first, second) = (short(), short())
    show(UINavigationController(rootViewController: screen(container(container(first), second))))
    #expect(first.adjustedContentInset == underBar)
    #expect(second.adjustedContentInset == .zero)
  }

  @Test("a scroll view inside the content scroll view is not adjusted")
  func nested() {
    let (outer, inner) = (short(), short())
    outer.addSubview(inner)
    show(UINavigationController(rootViewController: screen(outer)))
    #expect(outer.adjustedContentInset == underBar && inner.adjustedContentInset == .zero)
  }

  @Test("outside of containers with bars, and with other behaviours, short content is not adjusted")
  func others() {
    let alone = short()
    show(screen(alone))
    #expect(alone.adjustedContentInset == .zero)
    let axes = short()
    axes.contentInsetAdjustmentBehavior = .scrollableAxes
    show(UINavigationController(rootViewController: screen(axes)))
    #expect(axes.adjustedContentInset == .zero)
    axes.alwaysBounceVertical = true
    #expect(axes.adjustedContentInset == underBar)
  }

  @Test("a controller that adjusts insets itself leaves short content alone")
  func ownAdjustment() {
    let scrollView = short()
    let controller = screen(scrollView)
    controller.automaticallyAdjustsScrollViewInsets = false
    show(UINavigationController(rootViewController: controller))
    #expect(scrollView.adjustedContentInset == .zero)
    controller.automaticallyAdjustsScrollViewInsets = true
    window.layoutIfNeeded()
    #expect(scrollView.adjustedContentInset == underBar)
  }

  @Test("a custom inset does not make content scrollable for the adjustment")
  func ownInset() {
    let scrollView = short()
    scrollView.contentInset = UIEdgeInsets(top: 800, left: 0, bottom: 0, right: 0)
    show(screen(scrollView))
    #expect(scrollView.adjustedContentInset.top == 800)
  }
}
