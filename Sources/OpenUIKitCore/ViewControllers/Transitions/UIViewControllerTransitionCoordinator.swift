/// A transition between two controllers, for code that animates along with it.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject, ViewTreeConfined {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of a presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture drove the transition at its beginning.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition returns to its beginning.
  var isCancelled: Bool { get }
  /// The duration of the animation, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress when the interaction ended, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view that contains both views during the transition.
  var containerView: UIView { get }
  /// The change of the coordinates, for changes of a window's size.
  var targetTransform: CGAffineTransform { get }
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Animates changes along with a transition between two controllers.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates changes with the transition, and calls `completion` after it. Returns whether the changes are
  /// animated.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Animates changes of a view outside the container with the transition, and calls `completion` after it.
  /// Returns whether the changes are animated.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a handler when an interaction ends.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes with the transition. Returns whether they are animated.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The coordinator of a transition.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  // Weak: the animation keeps the context, which keeps the coordinator. A window that is deallocated during a
  // transition then releases both.
  @Weak private var context: TransitionContext?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let transitionDuration: TimeInterval
  private(set) var initiallyInteractive = false
  private(set) var percentComplete: CGFloat = 0
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var hasStarted = false

  init(_ context: TransitionContext) {
    (containerView, presentationStyle) = (context.containerView, context.presentationStyle)
    transitionDuration = context.duration
    super.init()
    self.context = context
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasStarted { run(animation) } else { animations.append(animation) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) { interactionHandlers.append(handler) }

  private func run(_ animation: @escaping Handler) {
    UIView.animate(withDuration: transitionDuration, delay: 0, options: .curveEaseInOut) { animation(self) }
  }

  /// Runs the animations of the app, together with those of the animator.
  func start(interactively: Bool) {
    hasStarted = true
    initiallyInteractive = interactively
    let waiting = animations
    animations = []
    for animation in waiting { run(animation) }
  }

  func interactionDidEnd(at fraction: CGFloat) {
    percentComplete = fraction
    for handler in interactionHandlers { handler(self) }
  }

  func finish() {
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }
}
