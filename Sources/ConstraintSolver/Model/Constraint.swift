extension ConstraintSolver {
  /// A relation between variables, which holds as far as stronger constraints allow.
  ///
  /// A handle is valid for the solver that made it, until that solver removes it. Any other use is refused.
  @frozen
  public struct Constraint: Hashable, Sendable {
    @usableFromInline let slot: Int32
    @usableFromInline let generation: UInt32

    @inlinable
    init(slot: Int32, generation: UInt32) {
      self.slot = slot
      self.generation = generation
    }

    /// A small number, unique among the solver's constraints. Numbers of removed constraints are reused.
    @inlinable public var index: Int { Int(slot) }
  }
}
