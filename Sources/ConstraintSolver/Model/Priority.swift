extension ConstraintSolver {
  /// The priority of a constraint, from 0 to 1000. Every distinct number is a separate level: a stronger
  /// constraint outweighs any set of weaker ones.
  ///
  /// Within a level the sum of absolute errors is least. Constraints at ``required`` must hold. If they
  /// cannot all hold, some are given up and reported as conflicts.
  @frozen
  public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Float

    /// Creates a priority. Adding a constraint refuses one outside 0...1000.
    @inlinable
    public init(rawValue: Float) {
      self.rawValue = rawValue
    }

    /// Creates a priority. Adding a constraint refuses one outside 0...1000.
    @inlinable
    public init(_ rawValue: Float) {
      self.rawValue = rawValue
    }

    /// 1000: the constraint must hold.
    public static var required: Priority { Priority(1000) }

    /// The weakest priority, for constraints that only choose among equally good solutions. The values that
    /// they choose do not count as determined. ``ConstraintSolver/isDetermined(_:)`` and
    /// ``ConstraintSolver/movement(of:)`` ignore all priorities that are subnormal numbers, such as this one.
    public static var choice: Priority { Priority(.leastNonzeroMagnitude) }
    /// Like ``choice``, for choices that are made first.
    public static var firstChoice: Priority { Priority(Float.leastNonzeroMagnitude.nextUp) }

    @inlinable
    public static func < (left: Priority, right: Priority) -> Bool {
      left.rawValue < right.rawValue
    }

    var isValid: Bool { rawValue >= 0 && rawValue <= 1000 }
    /// The level from which on constraints determine values, instead of choosing among solutions.
    static var weakestDetermining: Int32 { Int32(bitPattern: Float.leastNormalMagnitude.bitPattern) }
    /// A whole number that orders as priorities do: positive floats order as their bit patterns.
    var level: Int32 { Int32(bitPattern: abs(rawValue).bitPattern) }
  }
}
