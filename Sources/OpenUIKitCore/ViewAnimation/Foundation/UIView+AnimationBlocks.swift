// Animation blocks without closures, which Apple deprecates in favour of `UIView.animate`.

extension UIView {
  /// Begins a block of animations, which `commitAnimations()` ends. Changes in between are animated with the settings that were made before
  /// them: 0.2 seconds with ease in and out by default. Blocks may be nested. The methods of its delegate receive the arguments.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let delegate = AnimationBlockDelegate(animationID, context)
    let completion = AnimationCompletion.ofBlock { delegate.didStop(finished: $0) }
    AnimationScope.open(OpenAnimationBlock(delegate, completion))
  }

  /// Ends the block that was begun last, and starts its animations. Does nothing without one.
  public class func commitAnimations() {
    guard let block = AnimationScope.takeOpenBlock() else { return }
    (block.delegate as? AnimationBlockDelegate)?.willStart()
    block.commit()
  }

  /// Sets the seconds from start to end of the changes that follow. Without a block it does nothing, as the other settings.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    openBlock?.timing.duration = duration
  }

  /// Sets the seconds until the start of the changes that follow.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    openBlock?.timing.delay = delay.isNaN ? 0 : delay
  }

  /// Sets the pace of the changes that follow.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    openBlock?.timing.curve = curve.timingCurve
  }

  /// Sets how often the changes that follow are repeated; 0 for once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    openBlock?.timing.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
  }

  /// Sets whether the changes that follow run backwards after each run forwards.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    openBlock?.timing.autoreverses = repeatAutoreverses
  }

  /// Sets whether the changes that follow start at the values on the screen, and end earlier animations of the same properties.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    openBlock?.beginsFromCurrentState = fromCurrentState
  }

  /// Sets the object that is notified of the start and the end of the block; not retained.
  public class func setAnimationDelegate(_ delegate: Any?) {
    blockDelegate?.target = delegate.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
  }

  /// Sets the method of the delegate that is called before the animations start, with the identifier and the context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    blockDelegate?.willStartSelector = selector
  }

  /// Sets the method of the delegate that is called after the animations, with the identifier, whether they reached their ends (an
  /// `NSNumber`), and the context.
  public class func setAnimationDidStop(_ selector: Selector?) { blockDelegate?.didStopSelector = selector }

  private class var openBlock: OpenAnimationBlock? { AnimationScope.openBlock }
  private class var blockDelegate: AnimationBlockDelegate? { openBlock?.delegate as? AnimationBlockDelegate }
}

/// The object that an animation block notifies.
private final class AnimationBlockDelegate: ViewTreeConfined {
  weak var target: AnyObject?
  var willStartSelector: Selector?
  var didStopSelector: Selector?
  private let identifier: String?
  private let context: UnsafeMutableRawPointer?

  init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
    (self.identifier, self.context) = (identifier, context)
  }

  func willStart() {
    guard let target, let willStartSelector else { return }
    _ = willStartSelector(target, [identifier, context])
  }

  func didStop(finished: Bool) {
    guard let target, let didStopSelector else { return }
    _ = didStopSelector(target, [identifier, NSNumber(value: finished), context])
  }
}
