/// The tolerances of comparisons. All comparisons of the solver use one of them.
enum Tolerance {
  /// How far a variable may lie beyond a bound and still satisfy it, in the variable's own units.
  static let feasibility = 1e-7
  /// How far a variable may lie beyond a large bound and still satisfy it, as a part of the bound: far above a double's rounding error.
  static let relativeFeasibility = 1e-12
  /// A sum this small, compared with its largest summand, is rounding error and counts as zero.
  static let cancellation = 1e-12
  /// A reduced cost this small, compared with its largest summand, decides nothing.
  static let decision = 1e-10
  /// A coefficient this small, compared with its largest summand, is not pivoted on.
  static let pivot = 1e-7
  /// A coefficient this small, compared with its largest summand, is not pivoted on in rows just computed from the constraints.
  static let pivotOfFreshRows = 1e-11

  /// The scale of a sum, from its summands and theirs. Older summands count less with each addition: were they kept in
  /// full, scales would grow without end as rows are added to one another.
  @inline(__always)
  static func scale(_ first: Double, _ firstScale: Float, _ second: Double, _ secondScale: Float) -> Float {
    max(Float(max(first.magnitude, second.magnitude)), 0.01 * max(firstScale, secondScale))
  }

  /// Whether a sum that counts as zero may be more than what a few additions leave of one: then it takes away digits that
  /// smaller coefficients need.
  @inline(__always)
  static func mayHaveLostDigits(_ sum: Double, _ scale: Float) -> Bool {
    sum.magnitude > 1e-14 * Double(scale) || (sum != 0 && scale > 1e3)
  }

  /// How far a required constraint may be violated in a solution, as far as the precision of the values shows. `scale` is the
  /// magnitude of its largest coefficient.
  static func ofRequirement(_ scale: Double, largestSummand: Double) -> Double {
    1e-6 * scale + 1e-9 * largestSummand
  }

  /// How far a variable may lie beyond `bound` and still satisfy it.
  @inline(__always)
  static func around(_ bound: Double) -> Double {
    feasibility + relativeFeasibility * bound.magnitude
  }
}
