/// Resolving many conflicts without the preferences.
///
/// Each constraint that is given up changes the optimum. With hundreds of preferences, of as many levels, each change costs as much as
/// the first solution. Preferences decide nothing about which required constraints can hold, so they are taken out meanwhile.
extension ConstraintSolver {
  /// Whether so many required constraints do not hold that resolving the conflicts first costs less.
  var shouldResolveConflictsFirst: Bool {
    mutating get {
      let pieceCount = program.violatedCount(atMost: rowLimits.conflictsBesidePreferences)
      if pieceCount >= rowLimits.conflictsBesidePreferences { return true }
      return pieceCount + dormantCosts.requiredCount >= rowLimits.conflictsBesidePreferences
        && optionalPieceCount > rowLimits.preferencesBesideConflicts
    }
  }

  /// Whether many constraints that were given up before are pending because of changed constants, and nothing else is. Most of them will
  /// be given up again, so a solution with all of them would be work for nothing.
  mutating func shouldAddInOrder(released count: Int) -> Bool {
    count >= rowLimits.conflictsBesidePreferences && additions.count == count
      && optionalPieceCount > rowLimits.preferencesBesideConflicts
  }

  private var optionalPieceCount: Int {
    mutating get {
      var count = 0
      for index in 0..<model.constraints.count {
        let record = model.constraints.unsafeAddress(of: Int32(truncatingIfNeeded: index), count: 1)
        if record.pointee.role == .piece, !record.pointee.isRequired { count += 1 }
      }
      return count
    }
  }

  /// Starts the residual program again without the preferences, and adds the required constraints in the order of conflicts.
  ///
  /// If several are violated at once, each shares the lack with all others at the same cost, and the simplex method moves it to and fro.
  /// So what a constraint contradicts that does not hold where the others are is found before the next ones come.
  mutating func setPreferencesAside() {
    hasSetPreferencesAside = true
    resetResidualProgram()
    var dormant = model.constraints { $0.role == .dormant && !$0.isRequired }
    for constraint in dormant.unsafeContents {
      model.unlinkTerms(of: constraint)
      model.constraints[constraint].role = .pending
      additions.append(constraint)
    }
    additions.move(to: &preferencesAside, &model) { !$0.isRequired }
    var required = Slab<Int32>()
    additions.move(to: &required, &model) { _ in true }
    let order = (0..<required.count).map { (required[$0], model.keepingOrder(of: required[$0])) }
      .sorted { $0.1 < $1.1 }
    var unexplained = Slab<Int32>()
    for (index, (constraint, _)) in order.enumerated() {
      additions.append(constraint)
      guard !model.isSatisfied(constraint) || index == order.count - 1 else { continue }
      addPending()
      optimize()
      resolveViolated(&unexplained)
    }
    for index in 0..<unexplained.count { program.queueViolationCheck(of: unexplained[index]) }
  }

  /// Resolves what is violated, with a row or without.
  private mutating func resolveViolated(_ unexplained: inout Slab<Int32>) {
    while !program.budget.isExhausted {
      if let violated = program.nextViolated() {
        if !resolve(violated) { unexplained.append(violated) }
        program.budget.spendStepOnConflict()
      } else if activateViolatedDormants(atMost: 1) {
        optimize()
      } else {
        return
      }
    }
  }

  /// Does that where a violation is not explained by its own row, which may be because of others: a search would take longer in a large
  /// program. Once in an update. False if the search is all there is.
  mutating func addInOrderInstead() -> Bool {
    guard !hasSetPreferencesAside, program.pieceCount > rowLimits.piecesForSearch else { return false }
    setPreferencesAside()
    return true
  }

  /// Makes the preferences pending that were taken out.
  mutating func restorePreferences() {
    for index in 0..<preferencesAside.count where model.constraints[preferencesAside[index]].role == .pending
    {
      additions.append(preferencesAside[index])
    }
    preferencesAside.removeAll()
  }
}

extension ResidualProgram {
  /// How many required pieces in the queue do not hold, up to a number.
  func violatedCount(atMost most: Int) -> Int {
    var count = 0
    for index in 0..<queues.possiblyViolated.count where count < most {
      let piece = queues.possiblyViolated[index]
      if piece < pieces.nextIndex, pieces[piece].residual >= 0, pieces[piece].isRequired, isViolated(piece) {
        count += 1
      }
    }
    return count
  }
}
