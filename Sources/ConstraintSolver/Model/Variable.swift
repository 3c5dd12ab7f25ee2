extension ConstraintSolver {
  /// A quantity whose value the solver computes.
  ///
  /// A handle is valid for the solver that made it, until that solver removes it. Any other use is refused.
  @frozen
  public struct Variable: Hashable, Sendable {
    @usableFromInline let slot: Int32
    @usableFromInline let generation: UInt32

    @inlinable
    init(slot: Int32, generation: UInt32) {
      self.slot = slot
      self.generation = generation
    }

    /// A small number, unique among the solver's variables. Numbers of removed variables are reused.
    @inlinable public var index: Int { Int(slot) }
  }
}
