extension ConstraintSolver {
  /// Solves for all changes since the last call, then lists the variables whose values changed.
  ///
  /// A changed constant costs about as much as the number of variables that change with it, for a program of
  /// any size. Returns the number of listed variables.
  @discardableResult
  public mutating func update() -> Int {
    model.startListingChanges()
    compiled.replayedLists.removeAll()
    program.budget.startWithoutSteps()
    isSolved = !hasChanges || replayPlans(of: changes.constants.unsafeContents) || solve()
    if !changes.releases.isEmpty {
      changes.releases.truncate(to: reuse(changes.releases.unsafeBase, count: changes.releases.count))
    }
    if checksInvariants { trap(on: violations()) }
    return changedVariableCount
  }

  /// Solves for changes that plans cannot replay. Returns whether there is a solution.
  private mutating func solve() -> Bool {
    program.budget.start()
    longRowCount = 0
    hasSetPreferencesAside = false
    dormantCosts.startUpdate()
    impliedBounds.startUpdate()
    model.keepingOrders.address.pointee.start()
    defer { model.keepingOrders.address.pointee.end() }
    // 1. Edits need nothing else, while the basis stays optimal.
    if replayRegions(of: changes.constants.unsafeContents) {
      if hasResidualWork { optimize() }
    } else {
      // 2. Removals come first, while the rows that they affect are up to date.
      applyRemovals(changes.removals.unsafeContents, priorities: changes.priorities.unsafeContents)
      // New limits stop what other priorities move.
      if !changes.removals.isEmpty || removedDefinitions.hasDefinitions || additions.isEmpty { optimize() }
      let conflictCount = conflictList.count
      applyConstants(changes.constants.unsafeContents)
      // 3. Additions, and what was taken out for removals.
      if shouldAddInOrder(released: conflictCount - conflictList.count) {
        setPreferencesAside()
      } else {
        addPending()
        optimize()
      }
    }
    changes.removeConstraintChanges()
    // 4. Contradictory required constraints are found and given up.
    if !resolveConflicts() { program.mayBeInexact = true }
    // 5. Rounding errors are kept small.
    var isSolved = restorePrecision()
    if program.budget.isExhausted, !program.budget.isStopped { isSolved = solveByFallback() }
    if program.budget.isStopped {
      resetSolution()
      compiled.discardShifts()
      compiled.noteAllDirty(in: model)
    }
    deactivateRows(longerThan: rowLimits.entries)
    reset(unused: model.changes.unusedVariables.unsafeContents)
    model.changes.unusedVariables.removeAll()
    return isSolved
  }

  /// The number of steps of the last ``update()``: pivots, flips and checks of queued variables. Zero if it
  /// only replayed plans. Limited in proportion to the part of the program that the changes affect, and by
  /// ``stepLimit``.
  public var stepCount: Int { program.budget.spent }

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

  /// Carries out changed constants by the regions of the nonbasic variables whose breakpoints they move, if nothing else changed.
  /// False, with nothing done, if that is not all there is to do.
  private mutating func replayRegions(of constants: UnsafeBufferPointer<Int32>) -> Bool {
    guard areOnlyChanges(constants), !constants.isEmpty,
      let affected = compiled.moveUnsafeEdits(constants, &model, &graph, &program)
    else { return false }
    if !affected.isEmpty { program.updateRowValues(of: affected, &model) }
    return true
  }

  // A call with the solver as an argument that is only read copies all its fields: these are inlined, or mutating.

  /// Whether nothing changed but constants, none of them of a constraint in a conflict.
  @inline(__always)
  private mutating func areOnlyChanges(_ constants: UnsafeBufferPointer<Int32>) -> Bool {
    !hasStructuralChanges && !model.hasExtremeCoefficients
      && (conflictList.count == 0 || !conflictList.areAffected(by: constants, &model))
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
    // A constraint that got its row for a removal has its new constant already: its conflicts do not.
    guard distance != 0 || conflictList.contains(constraint) else { return }
    model.constraints[constraint].appliedConstant = model.constraints[constraint].constant
    releaseConflicts(containing: constraint)
    switch model.constraints[constraint].role {
    case .definition:
      let change = distance * model.constraints[constraint].inverse
      let target = model.constraints[constraint].target
      model.values[target] += change
      compiled.noteShift(of: target, by: change, &model)
    case .piece: program.moveBreakpoint(of: constraint, to: model.breakpoint(of: constraint))
    case .dormant:
      program.valueVersion += 1
      model.noteIfCrossed(constraint)
    case .pending, .broken, .unused: break
    }
  }

  // MARK: Additions

  /// Gives pending constraints their parts.
  ///
  /// 1. What changed constants move is propagated: a parameter that is placed propagates its own moves alone.
  /// 2. Equalities are matched with variables to define.
  /// 3. Bounds and preferences of parameters find their places, so that what follows is evaluated once.
  /// 4. New definitions are evaluated, each after those it follows from. What moved before is propagated first: a row that
  ///   compensated a move would compensate it again.
  /// 5. What needs rows comes last.
  mutating func addPending() {
    // 1.
    compiled.propagateToRows(&program, &model, &graph)
    // 2.
    let parts = additions.sortUnsafeRest(with: unsafeMatchPending(), &model)
    // 3.
    if parts.count > 0 {
      reserveForSmallProgram(parts.count)
      activate(parts.bounds, parts.preferences)
      optimize()
    }
    // 4.
    if !graph.newDefinitions.isEmpty { compiled.propagateMoves(of: &program, &model, &graph) }
    for variable in graph.unsafeEvaluateNewDefinitions(&model) { compiled.noteDirty(variable) }
    compiled.propagateToRows(&program, &model, &graph)
    // 5.
    if !parts.withRows.isEmpty { activateWithRows(parts.withRows) }
  }

  /// Makes pending required equalities define variables, and with slack variables other constraints, if there are many. Returns
  /// those that could and found no variable.
  private mutating func unsafeMatchPending() -> UnsafeBufferPointer<Int32> {
    let candidates = additions.takeUnsafeCandidates(
      mostWithRows: leastSlackVariables ?? Self.mostWithRows, &model)
    guard !candidates.isEmpty else { return candidates }
    if !program.residuals.isEmpty {
      for constraint in candidates {
        let list = model.constraints[constraint].terms
        for place in list.start..<list.end { dropUnusedParameter(model.terms[place].variable) }
      }
    }
    let unmatched = graph.unsafeMatch(candidates, preferences: additions.unsafeRest, &model)
    if graph.matching.hasMadeSlackVariables {
      graph.shareSlackVariables(among: unmatched, &model)
      graph.shareSlackVariables(among: additions.unsafeRest, &model)
    }
    return unmatched
  }

  /// So few constraints have rows: these stay short.
  private static var mostWithRows: Int { 32 }

  /// Makes room at once where a small program would grow lists several times.
  private mutating func reserveForSmallProgram(_ count: Int) {
    guard program.residuals.isEmpty, count > Self.mostUnreserved else { return }
    program.reserveCapacity(min(count, Self.mostReserved))
  }

  private static var mostUnreserved: Int { 12 }
  private static var mostReserved: Int { 128 }

  /// Equalities come first; what holds then needs no row. On the way there dormant constraints may be violated for a moment, and
  /// would be given rows for nothing: they are activated afterwards.
  private mutating func activateWithRows(_ constraints: UnsafeBufferPointer<Int32>) {
    optimize(activatesDormants: false)
    giveUpContradicted(among: constraints)
    if activateEqualities(among: constraints) > 0 {
      optimize(activatesDormants: false)
      giveUpContradicted(among: constraints)
    }
    for constraint in constraints.reversed() where model.constraints[constraint].role == .pending {
      activateUnlessSatisfied(constraint)
    }
  }

  // MARK: Variables

  /// Makes the numbers of removed variables reusable that nothing mentions any more. Those that something mentions move
  /// to the front. Returns how many there are.
  private mutating func reuse(_ variables: UnsafeMutablePointer<Int32>, count: Int) -> Int {
    var kept = 0
    for index in 0..<count {
      dropUnusedParameter(variables[index])
      if model.variables[variables[index]].residual < 0 {
        model.makeSpare(variables[index])
      } else {
        variables[kept] = variables[index]
        kept += 1
      }
    }
    return kept
  }

  /// Sets variables to zero that no constraint mentions any more.
  private mutating func reset(unused variables: UnsafeBufferPointer<Int32>) {
    for variable in variables
    where model.variables[variable].useCount == 0 && model.variables[variable].isLive {
      dropUnusedParameter(variable)
      guard model.values[variable] != 0 else { continue }
      model.values[variable] = 0
      model.noteChanged(variable)
    }
  }
}
