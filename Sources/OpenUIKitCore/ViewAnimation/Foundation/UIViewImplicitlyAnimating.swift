/// An animation that can be started, paused, moved by hand and stopped.
public protocol UIViewAnimating: NSObjectProtocol, ViewTreeConfined {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is moving.
  var isRunning: Bool { get }
  /// Whether the animation runs back to the old values.
  var isReversed: Bool { get set }
  /// How far the animation is, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or continues it.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation where it is.
  func pauseAnimation()
  /// Stops the animation where it is. Unless `withoutFinishing` is true, it then waits for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at one of its ends or where it is.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that closures make.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a part of the remaining time, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end, with the position of the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with other timing, in a part of its duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}
