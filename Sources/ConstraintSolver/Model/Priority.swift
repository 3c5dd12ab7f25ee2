extension ConstraintSolver {
  /// How strong a constraint is, from 0 to 1000. Every distinct number is a level of its own: no number of weaker
  /// constraints outweighs a stronger one.
  ///
  /// Within a level the sum of absolute errors is least. Constraints at ``required`` must hold; if they cannot all
  /// hold, some are given up and reported as conflicts.
  @frozen
  public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Float

    /// A priority of the given strength. Adding a constraint refuses one outside 0...1000.
    @inlinable
    public init(rawValue: Float) {
      self.rawValue = rawValue
    }

    /// A priority of the given strength. Adding a constraint refuses one outside 0...1000.
    @inlinable
    public init(_ rawValue: Float) {
      self.rawValue = rawValue
    }

    /// 1000: the constraint must hold.
    public static var required: Priority { Priority(1000) }

    /// The weakest priority, for constraints that only choose among solutions that are equally good. What they fix
    /// does not count as determined: ``ConstraintSolver/isDetermined(_:)`` and ``ConstraintSolver/movement(of:)`` overlook all priorities that are no
    /// normal numbers, of which this is one.
    public static var choice: Priority { Priority(.leastNonzeroMagnitude) }
    /// As ``choice``, for what is to be chosen first.
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
