/// The change of one property of one layer within an animation group.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
class LayerAnimation {
  let property: AnimatedProperty
  let start: AnimatableValue
  var end: AnimatableValue

  /// The value before the change, to which a reversed animator goes back.
  let formerValue: AnimatableValue

  /// The group that gives the pace, nil once it is over. The clock keeps it alive.
  nonisolated(unsafe) unowned(unsafe) var group: AnimationGroup?

  init(
    _ property: AnimatedProperty, from start: AnimatableValue, to end: AnimatableValue,
    formerly formerValue: AnimatableValue, in group: AnimationGroup
  ) {
    self.property = property
    self.start = start
    self.end = end
    self.formerValue = formerValue
    self.group = group
  }

  /// Whether it was added to the layer by name, apart from changes of the layer's own values.
  var isExplicit: Bool { false }

  /// Whether the animation goes on showing after the end of its group.
  func staysAfterEnd(of group: AnimationGroup) -> Bool { false }

  /// `value`, the property's value without this animation, as this animation shows it at present.
  ///
  /// `hidesWaiting` is set when an earlier animation of the property shows until this one begins.
  func apply(to value: AnimatableValue, hidesWaiting: Bool) -> AnimatableValue {
    guard let group, let progress = group.progress else { return value }
    if let sum = value.adding(1 - progress, of: start, minus: end) { return sum }
    if hidesWaiting && group.isWaiting { return value }
    return progress == 1 ? end : start.interpolated(to: end, progress)
  }
}
