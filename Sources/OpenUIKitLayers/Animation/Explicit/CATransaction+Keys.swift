import Foundation

/// The key of a transaction's duration, a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes take effect without animation, a Boolean value.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion, a closure without arguments.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// Sets a property of the innermost transaction by its key. Other keys, and values of another kind, have no effect.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch (key, anObject) {
    case (kCATransactionAnimationDuration, let number as NSNumber): setAnimationDuration(number.doubleValue)
    case (kCATransactionAnimationDuration, let duration as Double): setAnimationDuration(duration)
    case (kCATransactionDisableActions, let flag as Bool): setDisableActions(flag)
    case (kCATransactionAnimationTimingFunction, let function as CAMediaTimingFunction):
      setAnimationTimingFunction(function)
    case (kCATransactionCompletionBlock, let block as () -> Void): setCompletionBlock(block)
    default: break
    }
  }

  /// The duration, or whether changes take effect without animation, by its key; nil for other keys.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    default: nil
    }
  }
}
