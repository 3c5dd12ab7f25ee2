/// A temporary change of a layer's property, as part of an animation group.
package class LayerAnimation: ViewTreeConfined {
  package let property: AnimatedProperty

  /// The group that provides the timing; nil once it has ended. The clock keeps it alive.
  package nonisolated(unsafe) unowned(unsafe) var group: AnimationGroup?

  #if hasFeature(Embedded)
    var localProgress: Double? { group?.progress }
    var isWaitingLocally: Bool { group?.isWaiting == true }
  #else
    /// The layer, which keeps the animation.
    nonisolated(unsafe) unowned(unsafe) var layer: CALayer?
    /// The beginning in the time of the layer; nil if that is the clock's.
    var beginTime: Double?
  #endif

  init(_ property: AnimatedProperty, in group: AnimationGroup) {
    self.property = property
    self.group = group
  }

  /// The animation itself, if it follows a change of the layer's value; nil for one that was added with a
  /// key.
  package var change: ValueChange? { nil }

  /// Whether the animation is still visible after the end of its group.
  func staysAfterEnd(of group: AnimationGroup) -> Bool { false }

  /// The current value of the property, where `value` is the value without this animation.
  ///
  /// `hidesWaiting` is true if an earlier animation of the property is visible until this one starts.
  func apply(to value: AnimatableValue, hidesWaiting: Bool) -> AnimatableValue { value }
}
