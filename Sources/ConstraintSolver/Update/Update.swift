extension ConstraintSolver {
  /// Solves for all changes since the last call, then lists the variables whose values changed.
  ///
  /// A changed constant costs about as much as the number of variables that change with it, for a program of
  /// any size. Returns the number of listed variables.
  @discardableResult
  public mutating func update() -> Int {
    startUpdate()
    if hasChanges, !replayPlans(of: changes.constants.contents) { solve() }
    if !changes.releases.isEmpty { releaseVariables() }
    if checksInvariants { trapOnViolation() }
    return changedVariableCount
  }

  private mutating func solve() {
    program.budget.start()
    longRowCount = 0
    dormantCosts.startUpdate()
    impliedBounds.startUpdate()
    // 1. Edits need nothing else, while the basis stays optimal.
    if replayRegions(of: changes.constants.contents) {
      if hasResidualWork { optimize() }
    } else {
      // 2. Removals come first, while the rows that they affect are up to date.
      applyRemovals(changes.removals.contents, priorities: changes.priorities.contents)
      // New limits stop what other priorities move.
      if !changes.removals.isEmpty || departing.hasDefinitions || additions.isEmpty { optimize() }
      applyConstants(changes.constants.contents)
      // 3. Additions, and what had to be taken out meanwhile.
      addPending()
      optimize()
    }
    changes.removeConstraintChanges()
    // 4. Contradictory required constraints are found and given up.
    resolveConflicts()
    // 5. Rounding errors are kept small.
    restorePrecision()
    if program.budget.isExhausted, !program.budget.isStopped { finishByFallback() }
    if program.budget.isStopped { startAgain() }
    makeLongRowsDormant()
    resetUnusedVariables()
  }

  /// The number of steps of the last ``update()``: pivots, flips and checks of queued variables. Zero if it
  /// only replayed plans. Limited in proportion to the part of the program that the changes affect, and by
  /// ``stepLimit``.
  public var stepCount: Int { program.budget.spent }

  @inline(__always)
  private mutating func startUpdate() {
    model.startListingChanges()
    compiled.replayedLists.removeAll()
    isSolved = true
    program.budget.startWithoutSteps()
  }

  // MARK: Replay

  /// Carries out changed constants by the plans of the variables that they define, if nothing else changed.
  /// False, with nothing done, if that is not all there is to do.
  @inline(__always)
  private mutating func replayPlans(of constants: UnsafeBufferPointer<Int32>) -> Bool {
    guard areOnlyChanges(constants), compiled.moveDefinitions(constants, &model) else { return false }
    changes.constants.removeAll()
    program.valueVersion += 1
    return true
  }

  /// The same by the regions of the nonbasic variables whose breakpoints the constants move.
  private mutating func replayRegions(of constants: UnsafeBufferPointer<Int32>) -> Bool {
    guard areOnlyChanges(constants), !constants.isEmpty,
      let affected = compiled.moveEdits(constants, &model, &graph, &program)
    else { return false }
    if !affected.isEmpty { program.absorbMoves(of: affected, &model) }
    return true
  }

  // A call with the solver as an argument that is only read copies all its fields: these are inlined.

  /// Whether nothing changed but constants, none of them of a constraint in a conflict.
  @inline(__always)
  private func areOnlyChanges(_ constants: UnsafeBufferPointer<Int32>) -> Bool {
    !hasStructuralChanges && !model.hasExtremeCoefficients
      && (conflictList.count == 0 || !affectConflicts(constants))
  }

  private func affectConflicts(_ constants: UnsafeBufferPointer<Int32>) -> Bool {
    if conflictList.impliedCount > 0 {
      for constraint in constants where model.constraints[constraint].impliesBounds { return true }
    }
    return conflictList.containsAny(of: constants)
  }

  private var hasStructuralChanges: Bool {
    @inline(__always) get {
      !additions.isEmpty || !graph.newDefinitions.isEmpty || !changes.removals.isEmpty
        || !changes.priorities.isEmpty
    }
  }

  private var hasChanges: Bool {
    @inline(__always) get { hasStructuralChanges || !changes.constants.isEmpty }
  }

  // MARK: Constants

  private mutating func applyConstants(_ constraints: UnsafeBufferPointer<Int32>) {
    for constraint in constraints where model.constraints[constraint].isConstantQueued {
      model.constraints[constraint].isConstantQueued = false
      applyConstant(of: constraint)
    }
  }

  private mutating func applyConstant(of constraint: Int32) {
    let distance = model.constraints[constraint].constant - model.constraints[constraint].appliedConstant
    // A constraint that woke for a removal is based on its new constant already: its conflicts are not.
    guard distance != 0 || conflictList.contains(constraint) else { return }
    model.constraints[constraint].appliedConstant = model.constraints[constraint].constant
    releaseConflicts(naming: constraint)
    switch model.constraints[constraint].role {
    case .definition:
      let change = distance * model.constraints[constraint].inverse
      let target = model.constraints[constraint].target
      model.values[target] += change
      compiled.noteShift(of: target, by: change)
    case .piece: program.moveBreakpoint(of: constraint, to: model.breakpoint(of: constraint))
    case .dormant:
      program.valueVersion += 1
      model.wakeIfCrossed(constraint)
    case .pending, .broken, .unused: break
    }
  }

  // MARK: Additions

  /// Gives pending constraints their parts.
  ///
  /// 1. What changed constants move is carried on: a parameter that finds its place carries on its own moves alone.
  /// 2. Equalities are matched with variables to define.
  /// 3. Bounds and preferences of parameters find their places, so that what follows is evaluated once.
  /// 4. New definitions are evaluated, each after those it follows from. What moved before is carried over first: a row that
  ///   made up for a move would make up for it again.
  /// 5. What needs rows comes last.
  mutating func addPending() {
    // 1.
    propagateChanges()
    // 2.
    let parts = additions.sortRest(with: matchPending(), &model)
    // 3.
    if parts.count > 0 {
      reserveForSmallProgram(parts.count)
      activate(parts.bounds, parts.preferences)
      optimize()
    }
    // 4.
    if !graph.newDefinitions.isEmpty { carryOverMovedParameters() }
    for variable in graph.evaluateNewDefinitions(&model) { compiled.noteDirty(variable) }
    propagateChanges()
    // 5.
    if !parts.withRows.isEmpty { activateWithRows(parts.withRows) }
  }

  /// Makes pending required equalities define variables, and with slack variables other constraints, if there are many. Returns
  /// those that could and found no variable.
  private mutating func matchPending() -> UnsafeBufferPointer<Int32> {
    let candidates = additions.takeCandidates(
      mostWithRows: leastSlackVariables ?? Self.mostWithRows, &model)
    guard !candidates.isEmpty else { return candidates }
    if !program.residuals.isEmpty {
      for constraint in candidates {
        let list = model.constraints[constraint].terms
        for place in list.start..<list.end { retireParameter(model.terms[place].variable) }
      }
    }
    return graph.match(candidates, preferences: additions.rest, &model)
  }

  /// So few constraints have rows: these stay short.
  private static var mostWithRows: Int { 32 }

  /// Propagates changes of variables to those that follow from them, and to the rows.
  private mutating func propagateChanges() {
    guard compiled.hasChanges else { return }
    program.valueVersion += 1
    program.absorbMoves(of: compiled.propagate(&model, &graph), &model)
  }

  /// Makes room at once where a small program would grow lists several times.
  private mutating func reserveForSmallProgram(_ count: Int) {
    guard program.residuals.isEmpty, count > Self.mostUnreserved else { return }
    program.reserveCapacity(min(count, Self.mostReserved))
  }

  private static var mostUnreserved: Int { 12 }
  private static var mostReserved: Int { 128 }

  /// Equalities come first; what holds then needs no row. On the way there dormant constraints may be violated for a moment, and
  /// would be given rows for nothing: they wake afterwards.
  private mutating func activateWithRows(_ constraints: UnsafeBufferPointer<Int32>) {
    optimize(wakesDormant: false)
    giveUpContradicted(among: constraints)
    activateEqualities(among: constraints)
    optimize(wakesDormant: false)
    giveUpContradicted(among: constraints)
    for constraint in constraints.reversed() where model.constraints[constraint].role == .pending {
      activateOrWatch(constraint)
    }
  }

  // MARK: Variables

  /// Lets the numbers of removed variables be used again, now that nothing names them any more.
  private mutating func releaseVariables() {
    var kept = 0
    for index in 0..<changes.releases.count {
      let variable = changes.releases[index]
      retireParameter(variable)
      if model.variables[variable].residual < 0 {
        model.makeSpare(variable)
      } else {
        changes.releases[kept] = variable
        kept += 1
      }
    }
    changes.releases.truncate(to: kept)
  }

  /// Sets variables to zero that no constraint mentions any more.
  private mutating func resetUnusedVariables() {
    for index in 0..<model.changes.unusedVariables.count {
      let variable = model.changes.unusedVariables[index]
      guard model.variables[variable].useCount == 0, model.variables[variable].isLive else { continue }
      retireParameter(variable)
      guard model.values[variable] != 0 else { continue }
      model.values[variable] = 0
      model.noteChanged(variable)
    }
    model.changes.unusedVariables.removeAll()
  }
}
