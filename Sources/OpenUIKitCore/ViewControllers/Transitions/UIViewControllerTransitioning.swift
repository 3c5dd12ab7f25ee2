/// A key for the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The characters.
  public let rawValue: String

  /// Creates a key from its characters.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether both are the same characters.
  public static func == (first: Self, second: Self) -> Bool {
    first.rawValue.hasSameBytes(as: second.rawValue)
  }

  /// The controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The characters.
  public let rawValue: String

  /// Creates a key from its characters.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether both are the same characters.
  public static func == (first: Self, second: Self) -> Bool {
    first.rawValue.hasSameBytes(as: second.rawValue)
  }

  /// The view that disappears.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that appears.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// A transition between two controllers, for the object that animates it.
public protocol UIViewControllerContextTransitioning: AnyObject, ViewTreeConfined {
  /// The view that contains both views during the transition. The animator adds the one that appears.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled and returns to its beginning.
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The transform of the view that appears, at the end.
  var targetTransform: CGAffineTransform { get }
  /// Sets the progress of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction. The transition continues to its end.
  func finishInteractiveTransition()
  /// Ends the interaction. The transition returns to its beginning.
  func cancelInteractiveTransition()
  /// Begins an interaction while the transition is animated.
  func pauseInteractiveTransition()
  /// Ends the transition. The animator calls it when its animations have ended.
  func completeTransition(_ didComplete: Bool)
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition; nil for one that the animator must not move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the beginning, in points of the container; zero if it is not visible.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end, in points of the container; zero if it is not visible.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An object that animates a transition between two controllers.
public protocol UIViewControllerAnimatedTransitioning: AnyObject, ViewTreeConfined {
  /// The duration of the animation, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animates the transition, and calls `completeTransition(_:)` at its end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the transition, with whether it reached its end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives a transition by a gesture.
public protocol UIViewControllerInteractiveTransitioning: AnyObject, ViewTreeConfined {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed after the interaction, as a multiple of the animation's; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins interactively; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The speed of the animation.
  public var completionSpeed: CGFloat { 1 }
  /// Ease in and out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// The object that provides animators and presentation controllers for a controller.
public protocol UIViewControllerTransitioningDelegate: AnyObject, ViewTreeConfined {
  /// The animator of a presentation; nil for the style's own.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of a dismissal; nil for the style's own.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  /// The object that drives a presentation; nil for none.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// The object that drives a dismissal; nil for none.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller of a presentation of the style `custom`; nil for the common one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// None.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
  /// None.
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }
  /// None.
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }
  /// None.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
