/// Removing constraints from the solution, with the consequences.
extension ConstraintSolver {
  /// Removes constraints from the solution, and applies changed priorities.
  ///
  /// No row may depend on a definition that is removed. Each optimisation of the rows may activate dormant
  /// constraints, which get rows. So nothing is optimised after the first definition is removed.
  ///
  /// 1. If much of the residual program is removed, starting from the beginning is cheaper.
  /// 2. Constraints without a row are removed. They cannot become active afterwards.
  /// 3. Pieces are removed, each after an optimisation of the rows.
  /// 4. Pieces whose rows depend on definitions that will be removed are taken out. They return with the
  ///   additions.
  /// 5. Definitions are removed.
  mutating func applyRemovals(
    _ removals: UnsafeBufferPointer<Int32>, priorities: UnsafeBufferPointer<Int32>
  ) {
    guard !removals.isEmpty || !priorities.isEmpty else { return }
    departing.start(removals, priorities, &model)
    // 1.
    var displaced = departing.displacedPieces(&model, &graph, &program)
    if pieceCount(among: removals) + displaced.count > 16 + program.pieceCount / 4 {
      resetResidualProgram()
      displaced = departing.displacedPieces(&model, &graph, &program)
    }
    // 2.
    stopCounting(removals)
    stopCounting(priorities)
    depart(removals, priorities) { $0 != .piece && $0 != .definition }
    // 3.
    if depart(removals, priorities, where: { $0 == .piece }) {
      displaced = departing.displacedPieces(&model, &graph, &program)
    }
    // 4.
    withdraw(displaced)
    // 5.
    depart(removals, priorities) { $0 == .definition }
  }

  private func pieceCount(among constraints: UnsafeBufferPointer<Int32>) -> Int {
    var count = 0
    for constraint in constraints where model.constraints[constraint].role == .piece { count += 1 }
    return count
  }

  /// Lets the removed constraints with certain parts in the solution go, and changes the levels of those whose priority
  /// changed. Whether there was any.
  @inline(__always)
  @discardableResult
  private mutating func depart(
    _ removals: UnsafeBufferPointer<Int32>, _ priorities: UnsafeBufferPointer<Int32>,
    where isTurn: (ConstraintRecord.Role) -> Bool
  ) -> Bool {
    var hasDeparted = false
    for constraint in removals where isTurn(model.constraints[constraint].role) {
      retire(constraint)
      free(constraint)
      hasDeparted = true
    }
    for constraint in priorities where isTurn(model.constraints[constraint].role) {
      applyPriority(of: constraint)
      hasDeparted = true
    }
    return hasDeparted
  }

  /// Takes pieces out that follow from the departing definitions. Dormant constraints that wake meanwhile follow from the same
  /// definitions and go, too.
  private mutating func withdraw(_ displaced: UnsafeBufferPointer<Int32>) {
    var displaced = displaced
    while !displaced.isEmpty {
      for piece in displaced {
        optimize()
        withdraw(piece)
        additions.append(piece)
      }
      optimize()
      displaced = departing.displacedPieces(&model, &graph, &program)
    }
    stopCountingDisplaced()
  }

  /// Counts the dormant constraints as satisfied whose costs follow from the departing definitions.
  private mutating func stopCountingDisplaced() {
    guard dormantCosts.count > 0 else { return }
    stopCounting(departing.displacedDormants(&model, &graph))
  }

  /// Takes all pieces out whose rows follow from a definition that is about to go.
  mutating func withdrawDownstream(of definition: Int32) {
    departing.start(definition, &model)
    withdraw(departing.displacedPieces(&model, &graph, &program))
  }

  /// Takes a constraint out of the solution, whatever its part in it.
  private mutating func retire(_ constraint: Int32) {
    releaseConflicts(naming: constraint)
    switch model.constraints[constraint].role {
    case .definition:
      model.undefine(constraint)
    case .piece:
      optimize()
      withdraw(constraint)
    case .dormant:
      model.unlinkTerms(of: constraint)
    case .pending, .broken, .unused:
      break
    }
    model.constraints[constraint].role = .pending
  }

  /// Gives a constraint the level of its new priority. A definition becomes pending.
  private mutating func applyPriority(of constraint: Int32) {
    let level = model.constraints[constraint].priority.level
    guard model.constraints[constraint].isPriorityQueued else { return }
    model.constraints[constraint].isPriorityQueued = false
    guard level != model.constraints[constraint].level else { return }
    releaseConflicts(naming: constraint)
    switch model.constraints[constraint].role {
    case .definition:
      model.undefine(constraint)
      model.constraints[constraint].role = .pending
      additions.append(constraint)
    case .piece:
      optimize()
      model.constraints[constraint].level = level
      program.moveLevel(of: constraint, to: level, weight: model.constraints[constraint].naturalWeight)
    case .dormant:
      if level > model.constraints[constraint].level, level < ConstraintRecord.requiredLevel {
        dormantCosts.noteRaised(constraint, most: rowLimits.raisedRows)
      }
    case .pending, .broken, .unused:
      break
    }
    model.countBound(constraint, -1)
    model.constraints[constraint].level = level
    model.countBound(constraint, 1)
  }

  private mutating func free(_ constraint: Int32) {
    model.terms.release(&model.constraints[constraint].terms)
    model.constraints[constraint] = ConstraintRecord(generation: model.constraints[constraint].generation)
    model.spare.constraints.append(constraint)
  }
}
