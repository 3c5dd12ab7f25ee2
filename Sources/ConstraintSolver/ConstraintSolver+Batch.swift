extension ConstraintSolver {
  /// Calls `body` with a batch, through which many constraints are added at less cost than one by one.
  ///
  /// ```swift
  /// try solver.withBatch { batch in
  ///   batch.addTerm(left)
  ///   batch.addTerm(right, -1)
  ///   try batch.addConstraint(.equal, constant: 16)  // left - right + 16 == 0
  /// }
  /// ```
  ///
  /// Each constraint is checked and added by itself. A refused one changes nothing, and those before it stay.
  /// Rethrows an error of `body` without undoing anything. All that was added has effect from the next
  /// ``update()``.
  @inlinable
  public mutating func withBatch<Outcome: ~Copyable, Failure: Error>(
    _ body: (inout Batch) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    var batch = Batch(self)
    do {
      let outcome = try body(&batch)
      self = batch.takeSolver()
      return outcome
    } catch {
      self = batch.takeSolver()
      throw error
    }
  }

  /// Adds constraints to a solver, and writes their terms directly to their final place. See
  /// ``ConstraintSolver/withBatch(_:)``.
  public struct Batch: ~Copyable {
    /// The batch owns the solver while it lasts, so that no other code changes it.
    var solver: ConstraintSolver
    /// The terms added since the last constraint, at the end of the solver's terms.
    @usableFromInline var draft: UnsafeMutablePointer<Term>
    @usableFromInline var termCount = 0
    /// How many terms there is room for.
    @usableFromInline var room: Int
    /// How many plain constraints there is room for at least.
    var plainCount = 0

    @usableFromInline
    init(_ solver: consuming ConstraintSolver) {
      draft = solver.model.terms.unsafeDraft
      room = solver.model.terms.room
      self.solver = solver
      noteRoom()
    }

    @usableFromInline
    consuming func takeSolver() -> ConstraintSolver { solver }

    /// Adds a variable without constraints, with the value 0.
    public mutating func addVariable() -> Variable { solver.addVariable() }

    /// Adds `coefficient · variable` to the next constraint. A variable may be added more than once; its coefficients add up.
    @inlinable
    public mutating func addTerm(_ variable: Variable, _ coefficient: Double = 1) {
      if termCount == room { makeRoom() }
      (draft + termCount).initialize(to: Term(variable, coefficient))
      termCount &+= 1
    }

    @usableFromInline
    @inline(never)
    mutating func makeRoom() {
      solver.model.terms.makeRoom(for: termCount + 4, behind: termCount)
      noteRoom()
    }

    /// Adds the constraint `terms + constant relation 0` of the terms added since the last one, with the
    /// checks of ``ConstraintSolver/addConstraint(_:_:priority:)``. The next constraint begins without terms,
    /// also after a refusal.
    @discardableResult
    public mutating func addConstraint(
      _ relation: Relation, constant: Double = 0, priority: Priority = .required
    ) throws(SolverError) -> Constraint {
      let count = termCount
      termCount = 0
      defer { noteRoom(afterTerms: count) }
      return try solver.addDraft(
        count: count, relation, constant: constant, priority: priority, mayStay: plainCount > 0)
    }

    /// Updates the room after a constraint. In most cases the draft continues behind its terms.
    @inline(__always)
    private mutating func noteRoom(afterTerms count: Int) {
      guard plainCount > 0, solver.model.terms.unsafeDraft == draft + count else { return noteRoom() }
      draft += count
      room &-= count
      plainCount &-= 1
    }

    @inline(never)
    private mutating func noteRoom() {
      draft = solver.model.terms.unsafeDraft
      room = solver.model.terms.room
      plainCount = solver.plainRoom
    }
  }
}
