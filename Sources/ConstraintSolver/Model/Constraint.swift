extension ConstraintSolver {
  /// A relation between variables that the solver keeps, as far as stronger ones allow.
  ///
  /// A handle is valid for the solver that made it and until that solver removes it; any other use is refused.
  @frozen
  public struct Constraint: Hashable, Sendable {
    @usableFromInline let slot: Int32
    @usableFromInline let generation: UInt32

    @inlinable
    init(slot: Int32, generation: UInt32) {
      self.slot = slot
      self.generation = generation
    }

    /// A small number, unique among the solver's live constraints; numbers of removed constraints are used again.
    @inlinable public var index: Int { Int(slot) }
  }
}
