extension Int {
  /// Creates the whole part of a number: 0 for NaN, and the nearest value of the type for a number beyond its range.
  ///
  /// `Int(_:)` traps on such numbers, which products of finite numbers may be.
  package init(clamping number: Double) {
    if let whole = Int(exactly: number.rounded(.towardZero)) {
      self = whole
    } else {
      self = number > 0 ? .max : number < 0 ? .min : 0
    }
  }
}
