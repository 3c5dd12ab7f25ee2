// The mathematical functions that Foundation otherwise imports from the C library. A program without a C
// library gets them from its host.

/// The sine of an angle in radians.
@_extern(c, "sin") public func sin(_ angle: Double) -> Double
/// The cosine of an angle in radians.
@_extern(c, "cos") public func cos(_ angle: Double) -> Double
/// The tangent of an angle in radians.
@_extern(c, "tan") public func tan(_ angle: Double) -> Double
/// The angle in radians, 0...π, with the given cosine.
@_extern(c, "acos") public func acos(_ cosine: Double) -> Double
/// The angle in radians of the direction (`x`, `y`).
@_extern(c, "atan2") public func atan2(_ y: Double, _ x: Double) -> Double
/// Euler's number to the given power.
@_extern(c, "exp") public func exp(_ exponent: Double) -> Double
/// The natural logarithm.
@_extern(c, "log") public func log(_ number: Double) -> Double
/// The logarithm to base 10.
@_extern(c, "log10") public func log10(_ number: Double) -> Double
/// A number to the given power.
@_extern(c, "pow") public func pow(_ base: Double, _ exponent: Double) -> Double
