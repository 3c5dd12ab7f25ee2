/// The values of all variables after an update, for loops without checks. Valid until a variable is added,
/// and while the solver exists.
public struct UnsafeSolvedValues {
  @usableFromInline let base: UnsafePointer<Double>

  init(_ values: borrowing Slab<Double>) { base = UnsafePointer(values.unsafeBase) }

  /// The value of a variable. Checked in debug builds only.
  @inlinable
  @inline(__always)
  public subscript(variable: Int) -> Double {
    assert(contains(variable), "There is no such variable")
    return base[variable]
  }

  /// Returns the values of two neighbours. The first one has the number `variable`. Checked in debug builds only.
  @inlinable
  @inline(__always)
  public func pair(at variable: Int) -> SIMD2<Double> {
    assert(contains(variable) && contains(variable + 1), "There is no such variable")
    return UnsafeRawPointer(base + variable).loadUnaligned(as: SIMD2<Double>.self)
  }

  /// Whether there is such a variable, for checks.
  @usableFromInline
  func contains(_ variable: Int) -> Bool {
    variable >= 0 && variable < Slab<Double>.count(ofElementsAt: base)
  }
}

extension ConstraintSolver {
  /// The values of all variables. Mutating, because a call that only reads the solver copies all its fields.
  public mutating func unsafeSolvedValues() -> UnsafeSolvedValues { UnsafeSolvedValues(model.values) }
}
