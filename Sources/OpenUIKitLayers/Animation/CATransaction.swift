/// Groups changes of layers, with a duration, a timing and a completion, or without animations.
///
/// Layers of views animate in `UIView.animate` blocks; a transaction can suppress these animations or wait
/// for them. Changes of other layers animate only within an explicit transaction.
public final class CATransaction: NSObject, ViewTreeConfined {
  /// Opens a transaction inside the current one.
  public class func begin() {
    AnimationScope.transactions.begin()
  }

  /// Closes the innermost transaction and starts its animations. Traps if none is open.
  public class func commit() {
    AnimationScope.transactions.commit()
  }

  /// Whether changes take effect without animation.
  public class func disableActions() -> Bool {
    AnimationScope.transactions.disablesActions
  }

  /// Sets whether changes in the innermost transaction take effect without animation. Outside of transactions nothing animates by itself.
  public class func setDisableActions(_ flag: Bool) {
    AnimationScope.transactions.innermost?.disablesActions = flag
  }

  /// The duration of changes of layers without a view, in seconds; 0.25 by default.
  public class func animationDuration() -> CFTimeInterval {
    AnimationScope.transactions.timing.duration
  }

  /// Sets the duration of changes of layers without a view in the innermost transaction, in seconds. Outside of
  /// transactions they do not animate.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    AnimationScope.transactions.innermost?.duration = dur
  }

  /// Sets the timing of changes of layers without a view in the innermost transaction. Outside of transactions they do not
  /// animate.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    AnimationScope.transactions.innermost?.curve = function.map { .bezier($0.curve) }
  }

  /// Sets the completion for all animations that start from now on in the innermost transaction. If there are
  /// none, it is called at the commit. Outside of transactions it is called at once.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let innermost = AnimationScope.transactions.innermost else {
      block?()
      return
    }
    innermost.setCompletion(block)
  }

  /// Shows all changes that have been made. They are shown in the next frame anyway, so there is nothing to do.
  public class func flush() {}
}

#if !canImport(Darwin)  // Where CoreFoundation has it.
  /// A duration or a time, in seconds.
  public typealias CFTimeInterval = Double
#endif
