/// What shows a property of a layer otherwise than it is set, as part of an animation group.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
class LayerAnimation {
  let property: AnimatedProperty

  /// The group that gives the pace, nil once it is over. The clock keeps it alive.
  nonisolated(unsafe) unowned(unsafe) var group: AnimationGroup?

  init(_ property: AnimatedProperty, in group: AnimationGroup) {
    self.property = property
    self.group = group
  }

  /// The animation itself, if it follows a change of the layer's own value; nil for one that was added by name.
  var change: ValueChange? { nil }

  /// Whether the animation goes on showing after the end of its group.
  func staysAfterEnd(of group: AnimationGroup) -> Bool { false }

  /// `value`, the property's value without this animation, as this animation shows it at present.
  ///
  /// `hidesWaiting` is set when an earlier animation of the property shows until this one begins.
  func apply(to value: AnimatableValue, hidesWaiting: Bool) -> AnimatableValue { value }
}
