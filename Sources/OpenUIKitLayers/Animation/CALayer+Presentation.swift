/// The values of a layer on the screen while animations run.
extension CALayer {
  /// The implementation of `presentation`.
  final func shownCopy() -> Self? {
    clock == nil ? nil : presentedCopy
  }

  /// The layer to draw: itself without animations, or else a copy with the current values.
  var displayed: CALayer {
    animations.isEmpty ? self : presentedCopy
  }

  private var presentedCopy: Self {
    let copy = type(of: self).init(_copyOf: self)
    for (index, animation) in animations.enumerated() {
      let property = animation.property
      let isRepeated = animations[..<index].contains { $0.property == property }
      if !isRepeated { copy.setModelValue(presentedValue(of: property), of: property) }
    }
    return copy
  }

  /// The value of `property` on the screen.
  package func presentedValue(of property: AnimatedProperty) -> AnimatableValue {
    var value = modelValue(of: property)
    var hasEarlier = false
    for animation in animations where animation.property == property {
      value = animation.apply(to: value, hidesWaiting: hasEarlier)
      hasEarlier = true
    }
    return value
  }
}
