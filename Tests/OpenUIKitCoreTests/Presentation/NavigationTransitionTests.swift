import OpenUIKit
import Testing

@MainActor
private final class Screen: UIViewController {
  var log: [String] = []
  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}

@MainActor
private final class Director: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning
{
  var operations: [UINavigationController.Operation] = []
  var container: UIView?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return self
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    container = context.containerView
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      return
    }
    view.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor
@Suite("Transitions of navigation controllers")
struct NavigationTransitionTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let first = Screen()
  private let second = Screen()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private func run(_ seconds: TimeInterval = 2) {
    window.clock.advance(by: seconds)
    window.layoutIfNeeded()
  }

  private func swipe(from x: CGFloat, by distance: CGFloat, lifting: Bool = true) {
    let start = window.clock.now
    window.sendTouch(.began, at: CGPoint(x: x, y: 400), time: start)
    window.sendTouch(.moved, at: CGPoint(x: x + 12, y: 400), time: start + 0.1)
    window.sendTouch(.moved, at: CGPoint(x: x + 12 + distance, y: 400), time: start + 0.5)
    window.sendTouch(.moved, at: CGPoint(x: x + 12 + distance, y: 400), time: start + 1.5)
    if lifting {
      window.sendTouch(.ended, at: CGPoint(x: x + 12 + distance, y: 400), time: start + 1.5)
      run()
    }
  }

  private func push() {
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    for screen in [first, second] { screen.log = [] }
  }

  @Test("A swipe from the edge moves the screen with the finger, and pops it beyond the middle")
  func swipeBack() {
    push()
    swipe(from: 5, by: 195, lifting: false)
    #expect(second.view.layer.presentation()?.frame.minX == 195)
    window.sendTouch(.moved, at: CGPoint(x: 340, y: 400))
    window.sendTouch(.ended, at: CGPoint(x: 340, y: 400), time: window.clock.now + 1)
    run()
    #expect(navigation.viewControllers == [first] && second.view.window == nil)
    #expect(first.log == ["will appear", "did appear"] && second.log == ["will disappear", "did disappear"])
  }

  @Test("A short swipe leaves the screen, and the stack is as it was")
  func cancelled() {
    push()
    swipe(from: 5, by: 60)
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.topViewController === second && second.view.window != nil)
    #expect(first.view.window == nil && second.view.frame == window.bounds)
    #expect(second.log == ["will disappear", "will appear", "did appear"])
    #expect(first.log == ["will appear", "will disappear", "did disappear"])
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    navigation.popViewController(animated: false)
    #expect(navigation.viewControllers == [first] && second.parent == nil)
  }

  @Test("A swipe elsewhere, on the first screen or without a back button does nothing")
  func noSwipe() {
    swipe(from: 5, by: 300)
    #expect(navigation.viewControllers == [first])
    push()
    swipe(from: 100, by: 280)
    #expect(navigation.viewControllers.count == 2)
    second.navigationItem.hidesBackButton = true
    swipe(from: 5, by: 300)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("An animator of the delegate runs behind the bar, and leaves the view in the controller")
  func customAnimator() {
    let director = Director()
    navigation.delegate = director
    navigation.pushViewController(second, animated: true)
    #expect(second.view.superview === director.container && second.isMovingToParent)
    #expect(navigation.view.subviews.last === navigation.navigationBar)
    run()
    #expect(second.view.superview === navigation.view && director.container?.superview == nil)
    #expect(first.view.window == nil && !second.isMovingToParent)
    navigation.popViewController(animated: true)
    run()
    #expect(first.view.superview === navigation.view && second.view.window == nil)
    #expect(director.operations == [.push, .pop])
  }

  @Test("Changes along with a push have its duration, and completions follow it")
  func coordinator() {
    navigation.pushViewController(second, animated: true)
    var calls: [String] = []
    navigation.transitionCoordinator?.animate(alongsideTransition: { _ in calls.append("along") }) { _ in
      calls.append("completion")
    }
    #expect(calls == ["along"])
    run()
    #expect(calls == ["along", "completion"] && navigation.transitionCoordinator == nil)
  }

  @Test("A recogniser of edge drags needs a start at its edge and a pull inwards")
  func edgePan() {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .right
    var begins = 0
    recognizer.addAction { if $0.state == .began { begins += 1 } }
    first.view.addGestureRecognizer(recognizer)
    func drag(_ points: CGPoint...) {
      window.sendTouch(.began, at: points[0])
      for point in points.dropFirst() { window.sendTouch(.moved, at: point) }
      window.sendTouch(.ended, at: points.last!)
    }
    drag(CGPoint(x: 300, y: 400), CGPoint(x: 200, y: 400))
    drag(CGPoint(x: 385, y: 400), CGPoint(x: 385, y: 500))
    #expect(begins == 0)
    drag(CGPoint(x: 385, y: 400), CGPoint(x: 350, y: 400))
    #expect(begins == 1)
  }
}
