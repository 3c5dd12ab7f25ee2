extension ConstraintSolver {
  /// Solves for all changes since the last call, then lists the variables whose values changed.
  ///
  /// A changed constant costs about as much as the number of variables that change with it, for a program of
  /// any size. Returns the number of listed variables.
  @discardableResult
  public mutating func update() -> Int {
    forgetChanges()
    isSolved = true
    program.budget.startWithoutSteps()
    if hasStructuralChanges || !queues.constants.isEmpty, !replayPlans() { solveForChanges() }
    if !queues.releases.isEmpty { releaseVariables() }
    if checksInvariants { trapOnViolation() }
    return changedVariableCount
  }

  private mutating func solveForChanges() {
    program.budget.start()
    // 1. Edits need nothing else, while the basis stays optimal.
    if replayRegions() {
      if hasResidualWork { optimize() }
    } else {
      // 2. Removals come first, while the rows that they affect are up to date.
      applyRemovalsAndPriorities()
      optimize()
      applyConstants()
      // 3. Additions, and what had to be taken out meanwhile.
      addPending()
      optimize()
    }
    // 4. Contradictory required constraints are found and given up.
    resolveConflicts()
    // 5. Rounding errors are kept small.
    restorePrecision()
    if program.budget.isExhausted, !program.budget.isStopped { finishByFallback() }
    if program.budget.isStopped { beginAnew() }
    clearOrphans()
  }

  // MARK: Replay

  /// Carries out the changed constants by the plans of the variables that they define, if nothing else changed.
  /// False, with nothing done, if that is not all there is to do.
  @inline(__always)
  private mutating func replayPlans() -> Bool {
    guard hasOnlyPlainConstants, compiled.moveDefinitions(changedConstants, &model) else { return false }
    queues.constants.removeAll()
    program.valueVersion += 1
    return true
  }

  /// The same by the regions of the nonbasic variables whose breakpoints the constants move.
  private mutating func replayRegions() -> Bool {
    guard hasOnlyPlainConstants, !queues.constants.isEmpty,
      compiled.moveEdits(changedConstants, &model, &graph, &program)
    else { return false }
    queues.constants.removeAll()
    if !compiled.affectedResiduals.isEmpty { refreshAffectedResiduals() }
    return true
  }

  private var changedConstants: UnsafeBufferPointer<Int32> {
    @inline(__always) get {
      UnsafeBufferPointer(start: queues.constants.all, count: queues.constants.count)
    }
  }

  // A call with the solver as an argument that is only read copies all its fields: these are inlined.

  /// Whether nothing changed but constants, none of them of a constraint in a conflict.
  private var hasOnlyPlainConstants: Bool {
    @inline(__always) get { !hasStructuralChanges && (conflictList.count == 0 || !changesConflict) }
  }

  private var changesConflict: Bool {
    for constraint in changedConstants where conflictList.contains(constraint) { return true }
    return false
  }

  private var hasStructuralChanges: Bool {
    @inline(__always) get {
      !queues.additions.isEmpty || !graph.newDefinitions.isEmpty || !queues.removals.isEmpty
        || !queues.priorities.isEmpty
    }
  }

  // MARK: Changes

  private mutating func applyConstants() {
    for index in 0..<queues.constants.count { applyConstant(of: queues.constants[index]) }
    queues.constants.removeAll()
  }

  private mutating func applyConstant(of constraint: Int32) {
    guard model.constraints[constraint].isConstantQueued else { return }
    model.constraints[constraint].isConstantQueued = false
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
      compiled.shifts.append(Rate(index: target, rate: change))
    case .piece: program.moveBreakpoint(of: constraint, to: model.breakpoint(of: constraint))
    case .dormant:
      program.valueVersion += 1
      model.wakeIfViolated(constraint)
    case .pending, .broken, .unused: break
    }
  }

  // MARK: Additions

  /// Gives pending constraints their parts.
  ///
  /// 1. What changed constants move is carried on: a parameter that finds its place carries on its own moves alone.
  /// 2. Equalities are matched with variables to define.
  /// 3. Bounds and preferences of parameters find their places, so that what follows is evaluated once.
  /// 4. New definitions are evaluated, each after those it follows from.
  /// 5. What needs rows comes last.
  mutating func addPending() {
    carryOn()
    scratch.deferred.removeAll()
    if !queues.additions.isEmpty { matchPendingEqualities() }
    if !scratch.deferred.isEmpty { activateOwnPieces() }
    if !graph.newDefinitions.isEmpty {
      graph.evaluateNewDefinitions(&model)
      for index in 0..<graph.redefinedVariables.count {
        compiled.dirtyVariables.append(graph.redefinedVariables[index])
      }
      graph.redefinedVariables.removeAll()
    }
    carryOn()
    if !scratch.deferredWithRows.isEmpty { activatePiecesWithRows() }
  }

  /// Carries changes of variables on, and to the rows.
  private mutating func carryOn() {
    guard !compiled.shifts.isEmpty || !compiled.dirtyVariables.isEmpty else { return }
    program.valueVersion += 1
    compiled.propagate(&model, &graph)
    refreshAffectedResiduals()
  }

  /// Activates what concerns single variables without a definition: bounds first, so that preferences are within them.
  /// The rest goes to `scratch.deferredWithRows`.
  private mutating func activateOwnPieces() {
    scratch.ownEqualities.removeAll()
    scratch.deferredWithRows.removeAll()
    reserveForSmallProgram()
    for index in 0..<scratch.deferred.count {
      let constraint = scratch.deferred[index]
      if needsRow(constraint) {
        scratch.deferredWithRows.append(constraint)
      } else if model.constraints[constraint].relation == .equal {
        scratch.ownEqualities.append(constraint)
      } else if model.constraints[constraint].role == .pending {
        activate(constraint)
      }
    }
    for index in 0..<scratch.ownEqualities.count
    where model.constraints[scratch.ownEqualities[index]].role == .pending {
      activate(scratch.ownEqualities[index])
    }
    optimize()
  }

  /// Makes room at once where a small program would grow lists several times.
  private mutating func reserveForSmallProgram() {
    guard program.residuals.isEmpty, scratch.deferred.count > Self.mostUnreserved else { return }
    program.reserveCapacity(min(scratch.deferred.count, Self.mostReserved))
  }

  private static var mostUnreserved: Int { 12 }
  private static var mostReserved: Int { 128 }

  /// Equalities come first; what holds then needs no row.
  private mutating func activatePiecesWithRows() {
    queues.postponesWaking = true
    optimize()
    activateEqualitiesWithRows()
    optimize()
    queues.postponesWaking = false
    for index in (0..<scratch.deferredWithRows.count).reversed() {
      let constraint = scratch.deferredWithRows[index]
      if model.constraints[constraint].role == .pending { activateOrWatch(constraint) }
    }
    scratch.deferredWithRows.removeAll()
  }

  /// Lets the numbers of removed variables be used again, now that nothing names them any more.
  private mutating func releaseVariables() {
    var kept = 0
    for index in 0..<queues.releases.count {
      let variable = queues.releases[index]
      retireParameter(variable)
      if model.variables[variable].residual < 0 {
        model.makeSpare(variable)
      } else {
        queues.releases[kept] = variable
        kept += 1
      }
    }
    queues.releases.truncate(to: kept)
  }

  /// The number of steps of the last ``update()``: pivots, flips and checks of queued variables. Zero if it
  /// only replayed plans. Limited in proportion to the part of the program that the changes affect, and by
  /// ``stepLimit``.
  public var stepCount: Int { program.budget.spent }

  private mutating func clearOrphans() {
    for index in 0..<queues.orphans.count {
      let variable = queues.orphans[index]
      guard model.variables[variable].useCount == 0, model.variables[variable].isLive else { continue }
      retireParameter(variable)
      guard model.values[variable] != 0 else { continue }
      model.values[variable] = 0
      model.noteChanged(variable)
    }
    queues.orphans.removeAll()
  }
}
