/// The change of a layer's own value within an animation group.
package final class ValueChange: LayerAnimation {
  let start: AnimatableValue
  package var end: AnimatableValue

  /// The value before the change, which a reversed animator restores.
  package let formerValue: AnimatableValue

  init(
    _ property: AnimatedProperty, from start: AnimatableValue, to end: AnimatableValue,
    formerly formerValue: AnimatableValue, in group: AnimationGroup
  ) {
    self.start = start
    self.end = end
    self.formerValue = formerValue
    super.init(property, in: group)
  }

  package override var change: ValueChange? { self }

  override func apply(to value: AnimatableValue, hidesWaiting: Bool) -> AnimatableValue {
    guard let progress = localProgress else { return value }
    // Additive: the model already has the end value, and the animation adds what is missing. So a second
    // animation continues smoothly from the first.
    if let sum = value.adding(1 - progress, of: start, minus: end) { return sum }
    if hidesWaiting && isWaitingLocally { return value }
    // Interpolation at 1 may differ from the end by a rounding error.
    return progress == 1 ? end : start.interpolated(to: end, progress)
  }
}
