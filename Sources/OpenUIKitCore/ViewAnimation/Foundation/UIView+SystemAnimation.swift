extension UIView {
  /// An animation that the system defines.
  public enum SystemAnimation: UInt, Sendable {
    /// Views disappear, and are removed from their superviews at the end.
    case delete = 0
  }

  /// Performs an animation of the system on views, with other changes beside it.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - views: The views that it is performed on.
  ///   - options: The effect on current animations and on touches.
  ///   - parallelAnimations: Makes changes that are animated at the same time; nil for none.
  ///   - completion: Called at the end, with whether the animation reached it.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: systemAnimationDuration, delay: 0, options: options) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }

  /// In seconds: that of most of UIKit's own animations. Apple's documentation states none.
  private static let systemAnimationDuration = 0.25
}
