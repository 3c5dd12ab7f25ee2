/// Taking constraints out of the solution, with what follows from them.
extension ConstraintSolver {
  mutating func applyRemovals() {
    guard !queues.removals.isEmpty || !queues.priorities.isEmpty else { return }
    displaceResidualsOfChangingDefinitions()
    for index in 0..<queues.removals.count {
      let constraint = queues.removals[index]
      retire(constraint)
      free(constraint)
    }
    queues.removals.removeAll()
  }

  /// Takes the pieces whose rows follow from definitions that are about to go out of the residual program; they come
  /// back with what is added. If there are many of them, starting over is cheaper.
  private mutating func displaceResidualsOfChangingDefinitions() {
    scratch.departing.removeAll()
    var leavingPieces = 0
    for index in 0..<queues.removals.count {
      let record = constraints[queues.removals[index]]
      if record.role == .definition { scratch.departing.append(record.target) }
      if record.role == .piece { leavingPieces += 1 }
    }
    for index in 0..<queues.priorities.count {
      let record = constraints[queues.priorities[index]]
      if record.role == .definition { scratch.departing.append(record.target) }
    }
    guard pieceCount > 0 else { return }
    collectDisplaced()
    if leavingPieces + scratch.displaced.count > 16 + pieceCount / 4 {
      resetResidualProgram()
    } else {
      withdrawDisplaced()
    }
  }

  /// Fills `scratch.displaced` with the pieces whose rows follow from `scratch.departing`.
  private mutating func collectDisplaced() {
    scratch.displaced.removeAll()
    guard !scratch.departing.isEmpty else { return }
    scratch.sources.removeAll()
    for index in 0..<scratch.departing.count { scratch.sources.append(scratch.departing[index]) }
    walkDownstream()
    let stamp = freshStamp()
    for index in 0..<scratch.reachedResiduals.count {
      let residual = scratch.reachedResiduals[index]
      guard scratch.residualMarks[residual] != stamp, !residuals[residual].isParameter else { continue }
      scratch.residualMarks[residual] = stamp
      var piece = residuals[residual].firstPiece
      while piece >= 0 {
        scratch.displaced.append(piece)
        piece = pieces[piece].next
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
    scratch.departing.append(constraints[definition].target)
    collectDisplaced()
    withdrawDisplaced()
  }

  /// Takes a constraint out of the solution, whatever its part in it.
  private mutating func retire(_ constraint: Int32) {
    releaseConflicts(naming: constraint)
    switch constraints[constraint].role {
    case .definition:
      queues.orphans.append(constraints[constraint].target)
      undefine(constraint)
    case .piece:
      optimize()
      withdraw(constraint)
      noteOrphans(of: constraint)
    case .dormant:
      unlinkTerms(of: constraint)
      noteOrphans(of: constraint)
    case .pending, .broken, .unused:
      noteOrphans(of: constraint)
    }
    constraints[constraint].role = .pending
  }

  private mutating func noteOrphans(of constraint: Int32) {
    let list = constraints[constraint].terms
    for place in list.start..<list.end { queues.orphans.append(terms[place].variable) }
  }

  private mutating func free(_ constraint: Int32) {
    terms.release(&constraints[constraint].terms)
    constraints[constraint] = ConstraintRecord(generation: constraints[constraint].generation)
    spare.constraints.append(constraint)
  }
}
