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
    removedDefinitions.start(removals, priorities, &model)
    // 1.
    var dependents = removedDefinitions.unsafeDependentPieces(&model, &graph, &program)
    if pieceCount(among: removals) + dependents.count > 16 + program.pieceCount / 4 {
      resetResidualProgram()
      dependents = removedDefinitions.unsafeDependentPieces(&model, &graph, &program)
    }
    // 2.
    countAsSatisfied(removals, listsThem: true)
    countAsSatisfied(priorities, listsThem: true)
    apply(removals, priorities) { $0 != .piece && $0 != .definition }
    // 3.
    if apply(removals, priorities, where: { $0 == .piece }) {
      dependents = removedDefinitions.unsafeDependentPieces(&model, &graph, &program)
    }
    // 4.
    deactivate(dependents)
    // 5.
    apply(removals, priorities) { $0 == .definition }
  }

  private func pieceCount(among constraints: UnsafeBufferPointer<Int32>) -> Int {
    var count = 0
    for constraint in constraints where model.constraints[constraint].role == .piece { count += 1 }
    return count
  }

  /// Takes the removed constraints with certain parts out of the solution, and changes the levels of those whose priority
  /// changed. Whether there was any.
  @inline(__always)
  @discardableResult
  private mutating func apply(
    _ removals: UnsafeBufferPointer<Int32>, _ priorities: UnsafeBufferPointer<Int32>,
    where hasPart: (ConstraintRecord.Role) -> Bool
  ) -> Bool {
    var isAny = false
    for constraint in removals where hasPart(model.constraints[constraint].role) {
      removeFromSolution(constraint)
      free(constraint)
      isAny = true
    }
    for constraint in priorities where hasPart(model.constraints[constraint].role) {
      applyPriority(of: constraint)
      isAny = true
    }
    return isAny
  }

  /// Takes pieces out that follow from the removed definitions. Dormant constraints that get rows meanwhile follow from the same
  /// definitions and go, too.
  private mutating func deactivate(_ dependents: UnsafeBufferPointer<Int32>) {
    var dependents = dependents
    while !dependents.isEmpty {
      for piece in dependents where model.constraints[piece].role == .piece {
        deactivateOptimized(piece)
        additions.append(piece)
      }
      optimize()
      dependents = removedDefinitions.unsafeDependentPieces(&model, &graph, &program)
    }
    guard dormantCosts.count > 0 else { return }
    countAsSatisfied(removedDefinitions.unsafeDependentDormants(&model, &graph), listsThem: true)
  }

  /// Takes all pieces out whose rows follow from the definitions among constraints that are about to go.
  mutating func deactivateDownstream(of constraints: UnsafeBufferPointer<Int32>) {
    removedDefinitions.start(constraints, &model)
    deactivate(removedDefinitions.unsafeDependentPieces(&model, &graph, &program))
  }

  /// Takes a constraint out of the solution, whatever its part in it.
  private mutating func removeFromSolution(_ constraint: Int32) {
    releaseConflicts(containing: constraint)
    switch model.constraints[constraint].role {
    case .definition:
      model.undefine(constraint)
    case .piece: deactivateOptimized(constraint)
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
    releaseConflicts(containing: constraint)
    switch model.constraints[constraint].role {
    case .definition:
      model.undefine(constraint)
      model.constraints[constraint].role = .pending
      additions.append(constraint)
    case .piece:
      optimize()
      model.constraints[constraint].level = level
      guard model.constraints[constraint].role == .piece else { break }
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
