import OpenUIKit
import Testing

@MainActor
@Suite("Overridden methods of containers")
struct OverriddenContainerTests {
  private final class Navigation: UINavigationController {
    var calls: [String] = []
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      calls.append("push \(viewControllers.count)")
      super.pushViewController(viewController, animated: animated)
    }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      calls.append("set")
      super.setViewControllers(Array(viewControllers.dropLast()), animated: false)
      if let last = viewControllers.last { super.pushViewController(last, animated: animated) }
    }
    override func popToViewController(
      _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      calls.append("popTo")
      return super.popToViewController(viewController, animated: animated)
    }
  }

  @Test(
    "A navigation controller pushes its first screen, and no other change of screens goes through another")
  func navigation() {
    let controller = Navigation(rootViewController: UIViewController())
    #expect(controller.calls == ["push 0"])
    controller.calls = []
    controller.pushViewController(UIViewController(), animated: false)
    controller.pushViewController(UIViewController(), animated: false)
    controller.popViewController(animated: false)
    controller.popToRootViewController(animated: false)
    #expect(controller.calls == ["push 1", "push 2"] && controller.viewControllers.count == 1)
    controller.calls = []
    controller.viewControllers = [UIViewController(), UIViewController()]
    #expect(controller.calls == ["set"] && controller.viewControllers.count == 2)
  }

  private final class Tabs: UITabBarController {
    var calls: [String] = []
    override var selectedIndex: Int {
      didSet {
        calls.append("index")
        selectedViewController = viewControllers?[selectedIndex]
      }
    }
    override var selectedViewController: UIViewController? { didSet { calls.append("controller") } }
  }

  @Test("A tab bar controller's index and controller do not set each other")
  func tabs() {
    let tabs = Tabs()
    tabs.viewControllers = (0..<3).map { _ in UIViewController() }
    #expect(tabs.calls.isEmpty)
    tabs.selectedIndex = 2
    #expect(tabs.calls == ["index", "controller"] || tabs.calls == ["controller", "index"])
    tabs.calls = []
    tabs.selectedViewController = tabs.viewControllers?[1]
    #expect(tabs.calls == ["controller"] && tabs.selectedIndex == 1)
  }

  private final class Screen: UIViewController {
    var calls = 0
    override func loadViewIfNeeded() {
      calls += 1
      _ = view
      super.loadViewIfNeeded()
    }
  }

  @Test("A controller's view is loaded without asking the override to load it")
  func loading() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    #expect(screen.calls == 1 && screen.isViewLoaded)
    let other = Screen()
    _ = other.view
    #expect(other.calls == 0)
  }

  private final class Stack: UIStackView {
    var calls: [String] = []
    override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
      calls.append("insert")
      super.addArrangedSubview(view)
    }
    override func addArrangedSubview(_ view: UIView) {
      calls.append("add")
      super.addArrangedSubview(view)
    }
    override func removeArrangedSubview(_ view: UIView) {
      calls.append("remove")
      view.removeFromSuperview()
      super.removeArrangedSubview(view)
    }
  }

  @Test("A stack's methods do not call each other")
  func stack() {
    let stack = Stack()
    let views = (0..<3).map { _ in UIView() }
    stack.addArrangedSubview(views[0])
    stack.insertArrangedSubview(views[1], at: 0)
    #expect(stack.calls == ["add", "insert"] && stack.arrangedSubviews == [views[0], views[1]])
    stack.calls = []
    stack.removeArrangedSubview(views[0])
    views[1].removeFromSuperview()
    #expect(stack.calls == ["remove"] && stack.arrangedSubviews.isEmpty)
  }

  private final class Table: UITableView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
    override var rowHeight: CGFloat { didSet { reloadData() } }
    override var backgroundColor: UIColor? { didSet { reloads += 100 } }
  }

  @Test("A table's settings do not reload it by the method that an app overrides")
  func table() {
    let table = Table(frame: .zero, style: .plain)
    #expect(table.reloads == 0 && table.backgroundColor == .systemBackground)
    table.rowHeight = 20
    table.estimatedRowHeight = 30
    table.dataSource = nil
    #expect(table.reloads == 1)
  }

  private final class Attributes: UICollectionViewLayoutAttributes {
    var calls: [String] = []
    override var transform3D: CATransform3D {
      didSet {
        calls.append("transform3D")
        transform = CATransform3DGetAffineTransform(transform3D)
      }
    }
    override var transform: CGAffineTransform { didSet { calls.append("transform") } }
    override var center: CGPoint { didSet { calls.append("center") } }
    override var size: CGSize { didSet { calls.append("size") } }
    override var frame: CGRect { didSet { calls.append("frame") } }
  }

  @Test("Attributes of a collection's layout do not set each other, nor does a copy")
  func attributes() throws {
    let attributes = Attributes(forCellWith: IndexPath(item: 1, section: 0))
    attributes.transform3D = CATransform3DMakeScale(2, 2, 1)
    #expect(
      attributes.calls == ["transform3D", "transform"] || attributes.calls == ["transform", "transform3D"])
    attributes.calls = []
    attributes.frame = CGRect(x: 1, y: 2, width: 4, height: 6)
    #expect(attributes.calls == ["frame"] && attributes.center == CGPoint(x: 3, y: 5))
    let copy = try #require(attributes.copy() as? Attributes)
    #expect(copy.calls.isEmpty && copy.frame == attributes.frame && copy.transform.a == 2)
  }

  private final class Animator: UIViewPropertyAnimator {
    var pauses = 0
    override func pauseAnimation() {
      pauses += 1
      super.pauseAnimation()
      fractionComplete = 0.5
    }
  }

  @Test("Scrubbing an animator does not pause it by the method that an app overrides")
  func animator() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let animator = Animator(duration: 1, curve: .linear) { window.alpha = 0 }
    animator.pauseAnimation()
    #expect(animator.pauses == 1 && animator.fractionComplete == 0.5)
    animator.stopAnimation(true)
    #expect(animator.pauses == 1)
  }
}
