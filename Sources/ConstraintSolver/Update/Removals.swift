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
  mutating func applyRemovalsAndPriorities() {
    guard !queues.removals.isEmpty || !queues.priorities.isEmpty else { return }
    let leavingPieces = collectDeparting()
    // 1.
    collectDisplaced()
    if leavingPieces + scratch.displaced.count > 16 + program.pieceCount / 4 {
      resetResidualProgram()
      scratch.displaced.removeAll()
    }
    // 2. to 4.
    depart { $0 != .piece && $0 != .definition }
    if depart({ $0 == .piece }) { collectDisplaced() }
    withdrawDisplaced()
    // 5.
    depart { $0 == .definition }
    queues.removals.removeAll()
    queues.priorities.removeAll()
  }

  /// Fills `scratch.departing` with the variables whose definitions are to go. Returns how many pieces are removed.
  private mutating func collectDeparting() -> Int {
    scratch.departing.removeAll()
    var leavingPieces = 0
    for index in 0..<queues.removals.count {
      let record = model.constraints[queues.removals[index]]
      if record.role == .definition { scratch.departing.append(record.target) }
      if record.role == .piece { leavingPieces += 1 }
    }
    for index in 0..<queues.priorities.count {
      let record = model.constraints[queues.priorities[index]]
      if record.role == .definition { scratch.departing.append(record.target) }
    }
    return leavingPieces
  }

  /// Lets the removed constraints with certain parts in the solution go, and changes the levels of those whose priority
  /// changed. Whether there was any.
  @inline(__always)
  @discardableResult
  private mutating func depart(_ isTurn: (ConstraintRecord.Role) -> Bool) -> Bool {
    var hasDeparted = false
    for index in 0..<queues.removals.count {
      let constraint = queues.removals[index]
      guard isTurn(model.constraints[constraint].role) else { continue }
      retire(constraint)
      free(constraint)
      hasDeparted = true
    }
    for index in 0..<queues.priorities.count {
      let constraint = queues.priorities[index]
      guard isTurn(model.constraints[constraint].role) else { continue }
      applyPriority(of: constraint)
      hasDeparted = true
    }
    return hasDeparted
  }

  /// Fills `scratch.displaced` with the pieces whose rows follow from `scratch.departing`.
  private mutating func collectDisplaced() {
    scratch.displaced.removeAll()
    guard !scratch.departing.isEmpty, program.pieceCount > 0 else { return }
    graph.scratch.sources.removeAll()
    for index in 0..<scratch.departing.count { graph.scratch.sources.append(scratch.departing[index]) }
    graph.walkDownstream(&model)
    let stamp = program.nextStamp()
    for index in 0..<graph.scratch.reachedResiduals.count {
      let residual = graph.scratch.reachedResiduals[index]
      guard !program.residuals[residual].isParameter, program.mark(residual, with: stamp) else { continue }
      var piece = program.residuals[residual].firstPiece
      while piece >= 0 {
        scratch.displaced.append(piece)
        piece = program.pieces[piece].next
      }
    }
  }

  /// Takes those pieces out. Dormant constraints that wake meanwhile follow from the same definitions and go, too.
  private mutating func withdrawDisplaced() {
    while !scratch.displaced.isEmpty {
      for index in 0..<scratch.displaced.count {
        optimize()
        withdraw(scratch.displaced[index])
        queues.additions.append(scratch.displaced[index])
      }
      optimize()
      collectDisplaced()
    }
  }

  /// Takes all pieces out whose rows follow from a definition that is about to go.
  mutating func withdrawDownstream(of definition: Int32) {
    scratch.departing.removeAll()
    scratch.departing.append(model.constraints[definition].target)
    collectDisplaced()
    withdrawDisplaced()
  }

  /// Takes a constraint out of the solution, whatever its part in it.
  private mutating func retire(_ constraint: Int32) {
    releaseConflicts(naming: constraint)
    switch model.constraints[constraint].role {
    case .definition:
      model.undefine(constraint)
      noteOrphans(of: constraint)
    case .piece:
      optimize()
      withdraw(constraint)
      noteOrphans(of: constraint)
    case .dormant:
      model.unlinkTerms(of: constraint)
      noteOrphans(of: constraint)
    case .pending, .broken, .unused:
      noteOrphans(of: constraint)
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
      queues.additions.append(constraint)
    case .piece:
      optimize()
      model.constraints[constraint].level = level
      program.moveLevel(of: constraint, to: level, weight: model.constraints[constraint].naturalWeight)
    case .pending, .dormant, .broken, .unused:
      break
    }
    model.countBound(constraint, -1)
    model.constraints[constraint].level = level
    model.countBound(constraint, 1)
  }

  private mutating func noteOrphans(of constraint: Int32) {
    let list = model.constraints[constraint].terms
    for place in list.start..<list.end { queues.orphans.append(model.terms[place].variable) }
  }

  private mutating func free(_ constraint: Int32) {
    model.terms.release(&model.constraints[constraint].terms)
    model.constraints[constraint] = ConstraintRecord(generation: model.constraints[constraint].generation)
    model.spare.constraints.append(constraint)
  }
}
