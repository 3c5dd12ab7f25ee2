import OpenUIKit
import Testing

/// Writes down the order of calls.
@MainActor
private final class Log {
  var lines: [String] = []
}

@MainActor
private final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
  let log: Log
  init(_ log: Log) { self.log = log }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.lines.append("animate")
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
      view.alpha = 0
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      context.view(forKey: .to)?.alpha = 1
      context.view(forKey: .from)?.alpha = 0
    } completion: { _ in
      context.view(forKey: .from)?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.lines.append("ended \(transitionCompleted)") }
}

@MainActor
private final class Half: UIPresentationController {
  let log: Log
  init(_ log: Log, _ presented: UIViewController, _ presenting: UIViewController?) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }
  override func presentationTransitionWillBegin() {
    log.lines.append("will begin")
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [log] _ in log.lines.append("along") },
      completion: { [log] in log.lines.append("completion \($0.isCancelled)") })
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { log.lines.append("did end \(completed)") }
  override func dismissalTransitionWillBegin() { log.lines.append("dismissal will begin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.lines.append("dismissal did end \(completed)")
  }
  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

@MainActor
private final class Director: NSObject, UIViewControllerTransitioningDelegate {
  let log = Log()
  var interactor: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fader(log) }
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { Fader(log) }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interactor }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { Half(log, presented, presenting) }
}

@MainActor
private final class Screen: UIViewController {
  var log: [String] = []
  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}

@MainActor
@Suite("Custom presentations and transitions")
struct CustomTransitionTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let screen = Screen()
  private let director = Director()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = director
  }

  private func run(_ seconds: TimeInterval = 2) {
    window.clock.advance(by: seconds)
    window.layoutIfNeeded()
  }

  @Test("A presentation controller places the view, and is called in UIKit's order")
  func order() {
    root.present(screen, animated: true) { [director] in director.log.lines.append("presented") }
    #expect(screen.isBeingPresented && screen.transitionCoordinator != nil)
    run()
    #expect(
      director.log.lines == [
        "will begin", "animate", "along", "ended true", "did end true", "completion false", "presented",
      ])
    #expect(screen.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(!screen.isBeingPresented && screen.transitionCoordinator == nil)
    #expect(screen.presentationController is Half && root.view.window != nil)
    director.log.lines = []
    screen.dismiss(animated: true) { [director] in director.log.lines.append("dismissed") }
    #expect(screen.isBeingDismissed)
    run()
    #expect(
      director.log.lines == [
        "dismissal will begin", "animate", "ended true", "dismissal did end true", "dismissed",
      ])
    #expect(screen.view.window == nil && root.presentedViewController == nil)
  }

  @Test("Without an animation there is no coordinator")
  func withoutAnimation() {
    root.present(screen, animated: false)
    run()
    #expect(director.log.lines == ["will begin", "did end true"])
    #expect(screen.view.frame.minY == 422)
  }

  @Test("A fraction drives a dismissal, which ends")
  func interactive() {
    root.present(screen, animated: false)
    run()
    let interactor = UIPercentDrivenInteractiveTransition()
    director.interactor = interactor
    screen.dismiss(animated: true)
    interactor.update(0.5)
    run(10)
    #expect(screen.view.window != nil, "only the fraction moves the transition")
    interactor.finish()
    run()
    #expect(screen.view.window == nil && screen.log.last == "did disappear")
  }

  @Test("A dismissal that is cancelled leaves the controller presented")
  func cancelled() {
    root.present(screen, animated: false)
    run()
    screen.log = []
    let interactor = UIPercentDrivenInteractiveTransition()
    director.interactor = interactor
    screen.dismiss(animated: true)
    interactor.update(0.3)
    interactor.cancel()
    run()
    #expect(root.presentedViewController === screen && screen.view.window != nil)
    #expect(screen.log == ["will disappear", "will appear", "did appear"])
    #expect(director.log.lines.last == "dismissal did end false")
    director.interactor = nil
    screen.dismiss(animated: true)
    run()
    #expect(screen.view.window == nil)
  }

  @Test(
    "The styles of transitions leave both views untransformed",
    arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal])
  func styles(style: UIModalTransitionStyle) throws {
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    full.modalTransitionStyle = style
    root.present(full, animated: true)
    run()
    #expect(full.view.frame == window.bounds && root.view.window == nil)
    root.dismiss(animated: true)
    window.clock.advance(by: 0.25)
    if style == .flipHorizontal {
      // The view that returns is on its edge until the other one is.
      #expect(try #require(root.view.layer.presentation()).transform.m11 < 0.01)
    }
    run()
    #expect(root.view.frame == window.bounds && full.view.window == nil)
    #expect(full.view.alpha == 1 && full.view.transform.isIdentity && root.view.alpha == 1)
  }

  @Test("A controller that defines the context is covered, and not the window")
  func currentContext() {
    let child = UIViewController()
    child.definesPresentationContext = true
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
    let cover = UIViewController()
    cover.modalPresentationStyle = .overCurrentContext
    child.present(cover, animated: false)
    run()
    #expect(child.presentedViewController === cover && child.view.window != nil)
    #expect(cover.view.convert(cover.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 390, height: 200))
  }
}
