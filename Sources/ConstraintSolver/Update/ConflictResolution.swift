/// Conflict resolution.
///
/// The simplex method treats required constraints as the strongest level, and leaves those violated that
/// cannot hold. Each violation is explained by a minimal conflicting set, whose last member is given up. It
/// stays given up while its set is unchanged. When a member changes or is removed, it is tried again. The
/// result is the same as adding the constraints in the ``ConflictOrder`` and omitting those that contradict
/// earlier ones.
extension ConstraintSolver {
  /// Gives up required constraints until the others hold, and tries those again whose conflicts were released. Returns whether each
  /// violation could be explained.
  mutating func resolveConflicts() -> Bool {
    var unexplained = Slab<Int32>()
    if shouldResolveConflictsFirst { setPreferencesAside() }
    giveUpContradicted(among: violatedDormants.unsafeAll(&model, dormantCosts))
    while !program.budget.isExhausted {
      if let violated = program.nextViolated() {
        if !resolve(violated) { unexplained.append(violated) }
      } else if activateViolatedDormants(atMost: Self.mostRowsAtOnce) {
        optimize()
      } else if !additions.isEmpty || !preferencesAside.isEmpty {
        if additions.isEmpty { restorePreferences() }
        // Also if all of them define variables: these move what dormant constraints are counted by.
        addPending()
        optimize()
      } else {
        break
      }
      program.budget.spendStepOnConflict()
    }
    if !preferencesAside.isEmpty { restorePreferences() }
    // Other rows may explain them, now or in a later update.
    for index in 0..<unexplained.count { program.queueViolationCheck(of: unexplained[index]) }
    return unexplained.isEmpty
  }

  /// Gives up what keeps a violated piece from holding. False if nothing shows how it could hold.
  mutating func resolve(_ violated: Int32) -> Bool {
    var sets = explanation.explainByRow(violated, &model, &graph, &program)
    if sets.isEmpty, program.exchangeDegenerate(inRowOf: violated) {
      sets = explanation.explainByRow(violated, &model, &graph, &program)
    }
    let isByRow = !sets.isEmpty
    // Constraints without rows may keep its row from showing a set, or others that are violated, too.
    let mayShow = sets.isEmpty && (activateViolatedDormants(atMost: Int.max) || addInOrderInstead())
    if sets.isEmpty, !mayShow { sets = explanation.search(for: violated, &model, &graph, &program) }
    guard mayShow || !sets.isEmpty else { return false }
    if !sets.isEmpty, sets.unsafeMembers(at: 0).count > rowLimits.largeConflict,
      giveUpAllContradicted() || giveUpLastByBounds(unlessLastIn: sets.unsafeMembers(at: 0))
    {
      program.queueViolationCheck(of: violated)
      optimize()
      return true
    }
    if isByRow {
      giveUpByRow(violated)
    } else {
      for index in 0..<sets.count where !model.hasBroken(among: sets.unsafeMembers(at: index)) {
        giveUpLast(in: sets.unsafeMembers(at: index))
      }
    }
    // The constraints that were given up need not be those that were found violated.
    program.queueViolationCheck(of: violated)
    optimize()
    return true
  }

  /// Gives rows to dormant constraints that are counted as violated, so that they can be explained. False if there are none.
  mutating func activateViolatedDormants(atMost count: Int) -> Bool {
    let dormants = violatedDormants.unsafeNext(count, &model, dormantCosts)
    countAsSatisfied(dormants, listsThem: false)
    for dormant in dormants {
      model.unlinkTerms(of: dormant)
      activate(dormant)
    }
    return !dormants.isEmpty
  }

  /// Long rows of conflicting constraints take memory together, and reduced costs are computed again for each time.
  private static var mostRowsAtOnce: Int { 32 }

  /// Gives up the last members of the sets that the row of a violated piece shows.
  private mutating func giveUpByRow(_ violated: Int32) {
    guard explanation.replaceLast(for: violated, &model, &program) else {
      return giveUpLast(in: explanation.unsafeMembers)
    }
    // Changes of rows come last: sets are those of the row as it is.
    var deferred = Slab<Int32>()
    var sets = ConstraintSets()
    while let blocker = explanation.nextGivenUp() {
      program.budget.spendStepOnConflict()
      if canRelaxInPlace(blocker) {
        relaxInPlace(blocker.constraint)
        giveUp(blocker.constraint, contradicting: explanation.unsafeMembers)
      } else {
        deferred.append(blocker.constraint)
        sets.append(explanation.unsafeMembers)
      }
    }
    for member in explanation.unsafeMembers where member >= 0 && model.constraints[member].role == .piece {
      program.queueViolationCheck(of: member)
    }
    relaxTogether(deferred.unsafeContents)
    for index in 0..<deferred.count { giveUp(deferred[index], contradicting: sets.unsafeMembers(at: index)) }
  }

  /// Whether a constraint can be taken out, and its variable stays nonbasic.
  private func canRelaxInPlace(_ blocker: RowContradiction.Blocker) -> Bool {
    switch model.constraints[blocker.constraint].role {
    case .dormant: return true
    case .piece:
      let residual = program.residuals[blocker.residual]
      return residual.isParameter || residual.firstPiece != blocker.constraint
        || program.pieces[blocker.constraint].next >= 0
    case .definition, .unused, .pending, .broken: return false
    }
  }

  /// Takes a constraint out that keeps a nonbasic variable from moving. The variable moves with the next optimisation.
  private mutating func relaxInPlace(_ constraint: Int32) {
    if model.constraints[constraint].role == .piece { deactivate(constraint) } else { relax(constraint) }
  }

  /// Takes constraints out of the solution. What follows from those that are definitions leaves once for all of them.
  private mutating func relaxTogether(_ constraints: UnsafeBufferPointer<Int32>) {
    for constraint in constraints where model.constraints[constraint].role != .definition {
      relax(constraint)
    }
    for constraint in constraints where model.constraints[constraint].role == .definition {
      releaseImpliedConflicts(with: constraint)
    }
    deactivateDownstream(of: constraints)
    for constraint in constraints where model.constraints[constraint].role == .definition {
      model.undefine(constraint)
    }
  }

  mutating func giveUpLast(in members: UnsafeBufferPointer<Int32>) {
    let last = model.last(of: members)
    relax(last)
    giveUp(last, contradicting: members)
    // The set may explain other violations, which are checked again.
    for member in members where model.constraints[member].role == .piece {
      program.queueViolationCheck(of: member)
    }
  }

  private mutating func relax(_ constraint: Int32) {
    releaseImpliedConflicts(with: constraint)
    switch model.constraints[constraint].role {
    case .definition:
      withUnsafePointer(to: constraint) {
        deactivateDownstream(of: UnsafeBufferPointer(start: $0, count: 1))
      }
      model.undefine(constraint)
    case .piece: deactivateOptimized(constraint)
    case .dormant:
      countAsSatisfied(constraint)
      model.unlinkTerms(of: constraint)
    case .unused, .pending, .broken: break
    }
  }

  /// Gives a constraint up. What was given up in its favour may hold without it.
  mutating func giveUp(_ broken: Int32, contradicting members: UnsafeBufferPointer<Int32>) {
    giveUp(broken, contradicting: members, signature: signature(of: members))
  }

  /// Gives a constraint up, with the signature of its set.
  mutating func giveUp(
    _ broken: Int32, contradicting members: UnsafeBufferPointer<Int32>, signature: UInt64
  ) {
    releaseConflicts(containing: broken)
    model.constraints[broken].role = .broken
    model.constraints[broken].side = .satisfied
    model.constraints[broken].appliedConstant = model.constraints[broken].constant
    conflictList.record(broken, contradicting: members, signature: signature)
  }

  /// A number that depends on the members, and not on their order.
  private mutating func signature(of members: UnsafeBufferPointer<Int32>) -> UInt64 {
    var sum: UInt64 = 0
    for member in members { sum &+= ImpliedBound(of: member, 0, &model).signature }
    return sum.mixed
  }

  /// Discards the conflicts that contain a constraint. The constraints that were given up for them become
  /// pending.
  mutating func releaseConflicts(containing constraint: Int32) {
    releaseImpliedConflicts(with: constraint)
    guard conflictList.contains(constraint) else { return }
    requeue(conflictList.release(containing: constraint))
  }

  /// Makes constraints pending that were given up.
  mutating func requeue(_ givenUp: borrowing Slab<Int32>) {
    for index in 0..<givenUp.count {
      if model.constraints[givenUp[index]].contradictsBounds {
        model.unlinkTerms(of: givenUp[index])
        model.constraints[givenUp[index]].side = .satisfied
        conflictList.impliedCount -= 1
      }
      model.constraints[givenUp[index]].role = .pending
      additions.append(givenUp[index])
    }
  }
}

extension Model {
  /// The last of some constraints in the order of conflicts.
  func last(of members: UnsafeBufferPointer<Int32>) -> Int32 {
    var last = members[0]
    for member in members where comesFirst(last, before: member) { last = member }
    return last
  }

  /// Whether one of a conflict's members has been given up: without it the others may hold.
  fileprivate func hasBroken(among members: UnsafeBufferPointer<Int32>) -> Bool {
    for member in members where constraints[member].role == .broken { return true }
    return false
  }
}
