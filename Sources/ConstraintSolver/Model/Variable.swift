extension ConstraintSolver {
  /// A quantity the solver finds a value for.
  ///
  /// A handle is valid for the solver that made it and until that solver removes it; any other use is refused.
  @frozen
  public struct Variable: Hashable, Sendable {
    @usableFromInline let slot: Int32
    @usableFromInline let generation: UInt32

    @inlinable
    init(slot: Int32, generation: UInt32) {
      self.slot = slot
      self.generation = generation
    }

    /// A small number, unique among the solver's live variables; numbers of removed variables are used again.
    @inlinable public var index: Int { Int(slot) }
  }
}
