/// A transition between two controllers, from its start to its end.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// A controller of a transition, with its view and its frames in the container, in points.
  struct Side {
    var controller: UIViewController?
    var view: UIView?
    var initialFrame = CGRect.zero
    /// The frame at the end, which may depend on the container's window.
    var finalFrame: () -> CGRect = { .zero }
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let from: Side
  private let to: Side
  let animator: any UIViewControllerAnimatedTransitioning
  private let driver: TransitionDriver
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  /// Called once at the end, with whether the transition reached it.
  private var didEnd: ((Bool) -> Void)? { didSet { releaseAfterAssignment(oldValue) } }

  /// The coordinator, which exists until the end.
  private(set) var coordinator: TransitionCoordinator?

  init(
    from: Side, to: Side, in containerView: UIView, style: UIModalPresentationStyle,
    animator: any UIViewControllerAnimatedTransitioning
  ) {
    (self.from, self.to, self.containerView) = (from, to, containerView)
    (presentationStyle, self.animator) = (style, animator)
    driver = TransitionDriver()
    super.init()
    coordinator = TransitionCoordinator(self)
  }

  var isAnimated: Bool { true }
  var targetTransform: CGAffineTransform { .identity }
  var duration: TimeInterval { animator.transitionDuration(using: self) }

  // MARK: Running

  /// Runs the transition, and calls `didEnd` with whether it reached its end.
  func run(
    _ interactor: (any UIViewControllerInteractiveTransitioning)?, didEnd: @escaping (Bool) -> Void
  ) {
    self.didEnd = didEnd
    for side in [from, to] { side.controller?.runningCoordinator = coordinator }
    guard let interactor, interactor.wantsInteractiveStart else { return start() }
    isInteractive = true
    interactor.startInteractiveTransition(self)
  }

  private func start() {
    animator.animateTransition(using: self)
    coordinator?.start(interactively: false)
  }

  /// Begins the animations, whose progress `updateInteractiveTransition(_:)` then sets.
  func startInteractively() {
    driver.duration = duration
    driver.drive(containerView.animationClock) {
      animator.animateTransition(using: self)
      coordinator?.start(interactively: true)
    }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    driver.fraction = min(max(Double(percentComplete), 0), 1)
  }

  func finishInteractiveTransition() { endInteraction(cancelled: false, speed: 1) }

  func cancelInteractiveTransition() { endInteraction(cancelled: true, speed: 1) }

  func pauseInteractiveTransition() { isInteractive = true }

  /// Ends the interaction. The animations run to their end, or back to their beginning.
  func endInteraction(cancelled: Bool, speed: CGFloat) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    coordinator?.interactionDidEnd(at: CGFloat(driver.fraction))
    driver.run(to: cancelled ? 0 : 1, speed: Double(speed), on: containerView.animationClock)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let didEnd else { return }
    self.didEnd = nil
    animator.animationEnded(didComplete)
    for side in [from, to] where side.controller?.runningCoordinator === coordinator {
      side.controller?.runningCoordinator = nil
    }
    didEnd(didComplete)
    // Handlers may begin the next transition, so this one ends first.
    let finished = coordinator
    coordinator = nil
    finished?.finish()
  }

  // MARK: Participants

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from.controller : key == .to ? to.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame() ?? .zero }

  private func side(of controller: UIViewController) -> Side? {
    [from, to].first { $0.controller === controller }
  }
}
