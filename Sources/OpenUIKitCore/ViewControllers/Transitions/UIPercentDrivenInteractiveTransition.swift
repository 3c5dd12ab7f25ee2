/// Drives the animations of an animator by a fraction that code sets, such as the distance of a drag.
///
/// The animator must use the animation blocks of `UIView`.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: TransitionContext?

  /// The progress that was set last, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed after the interaction, as a multiple of the animation's.
  open var completionSpeed: CGFloat = 1
  /// The curve after the interaction. It is that of the animator here.
  open var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Whether the transition begins interactively.
  open var wantsInteractiveStart = true

  /// The duration of the transition, in seconds; 0 before its start.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }

  /// Creates an object that drives one transition at a time.
  public override init() {
    super.init()
  }

  /// Begins the transition. An override calls super.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    context.startInteractively()
  }

  /// Sets the progress, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  #if !hasFeature(Embedded)
    /// Begins another interaction while the transition is animated.
    public final func pause() { context?.pauseInteractiveTransition() }
  #endif

  /// Ends the interaction. The transition continues to its end.
  open func finish() { end(cancelled: false) }

  /// Ends the interaction. The transition returns to its beginning.
  open func cancel() { end(cancelled: true) }

  private func end(cancelled: Bool) {
    let ended = context
    context = nil
    ended?.endInteraction(cancelled: cancelled, speed: completionSpeed)
  }
}
