/// A selector and the object that it is sent to, which is not retained.
struct TargetAction {
  @Weak private(set) var target: AnyObject?
  let action: Selector
  /// Whether the responder chain determines the target.
  let followsResponderChain: Bool

  init(_ target: Selector.Value?, _ action: Selector) {
    let object = Selector.object(target)
    self.action = action
    followsResponderChain = object == nil
    self.target = object
  }

  /// Whether the target no longer exists.
  var isDead: Bool { !followsResponderChain && target == nil }

  /// Whether a removal of `action` from `target` affects this one. Nil stands for every target, and for every action.
  func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target) && (action == nil || self.action == action)
  }
}

extension TargetAction {
  /// Whether both send the same selector to the same object.
  func isSame(as other: TargetAction) -> Bool {
    target === other.target && followsResponderChain == other.followsResponderChain && action == other.action
  }
}
