/// What the screen shows of a layer while animations run.
extension CALayer {
  /// What `presentation` does without an override.
  final func shownCopy() -> Self? {
    clock == nil ? nil : presentedCopy
  }

  /// The layer to draw in this one's place: itself while nothing is animated, else a copy with the present values.
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

  /// What the screen shows of `property`.
  func presentedValue(of property: AnimatedProperty) -> AnimatableValue {
    var value = modelValue(of: property)
    var hasEarlier = false
    for animation in animations where animation.property == property {
      value = animation.apply(to: value, hidesWaiting: hasEarlier)
      hasEarlier = true
    }
    return value
  }
}
