/// Groups changes of layers: how long they take, whether they are animated at all, and what happens when their
/// animations are over.
///
/// Layers that belong to a view animate in `UIView.animate` blocks; a transaction can suppress that or wait for it.
/// Changes of other layers animate within an explicit transaction only.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public final class CATransaction: NSObject {
  /// Opens a transaction inside the present one.
  public class func begin() {
    AnimationScope.transactions.begin()
  }

  /// Closes the innermost transaction and starts its animations. Traps when none is open.
  public class func commit() {
    AnimationScope.transactions.commit()
  }

  /// Whether changes take effect without animation.
  public class func disableActions() -> Bool {
    AnimationScope.transactions.disablesActions
  }

  /// Sets whether changes in the innermost transaction take effect without animation. Traps when none is open.
  public class func setDisableActions(_ flag: Bool) {
    AnimationScope.transactions.innermost.disablesActions = flag
  }

  /// How long changes of layers without a view take, in seconds: 0.25 unless set.
  public class func animationDuration() -> CFTimeInterval {
    AnimationScope.transactions.timing.duration
  }

  /// Sets how long changes of layers without a view take in the innermost transaction, in seconds. Traps when none
  /// is open.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    AnimationScope.transactions.innermost.duration = dur
  }

  /// Sets the pace of changes of layers without a view in the innermost transaction. Traps when none is open.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    AnimationScope.transactions.innermost.curve = function.map { .bezier($0.curve) }
  }

  /// Sets what is called when all animations that start from now on in the innermost transaction are over; at its
  /// commit when there are none. Traps when none is open.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    AnimationScope.transactions.innermost.setCompletion(block)
  }
}

#if !canImport(Darwin)  // Where CoreFoundation has it.
  /// A duration or a time, in seconds.
  public typealias CFTimeInterval = Double
#endif
