/// Resolving many conflicts without the preferences.
///
/// Each constraint that is given up changes the optimum. With hundreds of preferences, of as many levels, each change costs as much as
/// the first solution. Preferences decide nothing about which required constraints can hold, so they are taken out meanwhile.
extension ConstraintSolver {
  /// Whether so many required constraints do not hold that it pays to resolve the conflicts first.
  var shouldResolveConflictsFirst: Bool {
    mutating get {
      let violatedCount =
        program.violatedCount(atMost: rowLimits.conflictsBesidePreferences) + dormantCosts.requiredCount
      return violatedCount >= rowLimits.conflictsBesidePreferences
        && optionalPieceCount > rowLimits.preferencesBesideConflicts
    }
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

  /// Starts the residual program again with the required constraints alone.
  mutating func setPreferencesAside() {
    resetResidualProgram()
    var dormant = model.constraints { $0.role == .dormant && !$0.isRequired }
    for constraint in dormant.unsafeContents {
      model.unlinkTerms(of: constraint)
      model.constraints[constraint].role = .pending
      additions.append(constraint)
    }
    additions.move(to: &preferencesAside, &model) { !$0.isRequired }
    addPending()
    optimize()
  }

  /// Makes the preferences pending that were taken out.
  mutating func restorePreferences() {
    for index in 0..<preferencesAside.count where model.constraints[preferencesAside[index]].role == .pending {
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
