import OpenUIKit
import Testing

@MainActor
private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
    }
    UIView.animate(withDuration: 1) {
      context.view(forKey: .from)?.alpha = 0
    } completion: { _ in
      context.view(forKey: .from)?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor
private final class Decider: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
  var asked: [String] = []
  var interactor: UIPercentDrivenInteractiveTransition?

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("\(fromVC.title ?? "") \(toVC.title ?? "")")
    return Animator()
  }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  { .landscape }
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  { .portrait }
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .landscapeLeft }
}

/// By Apple's documentation of `UITabBarControllerDelegate` and `UINavigationControllerDelegate`.
@MainActor
@Suite("Delegates of containers")
struct ContainerDelegateTests {
  private final class Screen: UIViewController {
    var log: [String] = []
    override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let tabs = UITabBarController()
  private let decider = Decider()
  private let first = Screen()
  private let second = Screen()

  init() {
    (first.title, second.title) = ("first", "second")
    tabs.viewControllers = [first, second]
    tabs.delegate = decider
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("An animator of the delegate changes the screen, whose view leaves at the end")
  func animation() {
    tabs.selectedIndex = 1
    #expect(decider.asked == ["first second"])
    window.clock.advance(by: 0.5)
    #expect(first.view.window != nil && second.view.window != nil && second.log == [])
    window.clock.advance(by: 0.6)
    #expect(first.view.window == nil && second.view.superview === tabs.view)
    #expect(second.view.frame == window.bounds)
    #expect(second.log == ["appeared"] && first.log == ["appeared", "disappeared"])
    #expect(first.view.alpha == 1)
  }

  @Test("A transition that a gesture cancels selects the old screen again")
  func cancelling() {
    let driver = UIPercentDrivenInteractiveTransition()
    decider.interactor = driver
    tabs.selectedIndex = 1
    driver.update(0.3)
    driver.cancel()
    window.clock.advance(by: 2)
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === first.tabBarItem)
    #expect(first.view.superview === tabs.view && second.view.window == nil)
    // As in a navigation controller: the old screen appears again, and the new one has gone.
    #expect(first.log == ["appeared", "appeared"] && second.log == ["disappeared"])
  }

  @Test("Another selection during a transition shows the last screen alone")
  func anotherSelection() {
    let third = Screen()
    third.title = "third"
    tabs.viewControllers = [first, second, third]
    tabs.selectedIndex = 1
    window.clock.advance(by: 0.2)
    tabs.selectedIndex = 2
    window.clock.advance(by: 3)
    #expect(third.view.superview === tabs.view)
    #expect(first.view.window == nil && second.view.window == nil)
  }

  @Test("Delegates decide about the orientations of tabs and stacks")
  func orientations() {
    #expect(window.supportedInterfaceOrientations == .landscape)
    let stack = UINavigationController(rootViewController: UIViewController())
    #expect(stack.supportedInterfaceOrientations == .allButUpsideDown)
    stack.delegate = decider
    #expect(stack.supportedInterfaceOrientations == .portrait)
    #expect(stack.preferredInterfaceOrientationForPresentation == .landscapeLeft)
  }

  @Test("The nearest controller around one that has the method is the target of an action")
  func targets() {
    final class Root: UIViewController {
      func save(_ sender: Any?) {}
    }
    let root = Root()
    let inner = UIViewController()
    root.addChild(inner)
    let save = Selector("save:", Root.save)
    #expect(inner.targetViewController(forAction: save, sender: nil) === root)
    #expect(root.targetViewController(forAction: save, sender: nil) == nil)
  }
}
