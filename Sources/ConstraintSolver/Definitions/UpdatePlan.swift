/// The compiled effects of a change of one variable: the variables that change with it, their rates, and the
/// residual variables and dormant constraints to check.
struct UpdatePlan: BitwiseCopyable {
  enum State: UInt8 { case empty, compiled, tooLarge }

  var effects = List()
  var residuals = List()
  var dormants = List()
  /// The structure that the plan was compiled for.
  var version = 0
  var useCount = 0
  var state = State.empty
}

extension ConstraintSolver {
  /// How often a plan is replayed before the values are evaluated exactly again, so that rounding errors do not add
  /// up.
  static var replaysBeforeExactEvaluation: Int { 256 }

  /// Propagates changes through the definition graph. Changes in `queues.shifts` are known amounts, which the
  /// variables' own values already include. Variables in `queues.dirtyVariables` are evaluated again.
  ///
  /// Fills `scratch.affectedResiduals` with the residual variables whose equations contain a changed
  /// variable, and queues the dormant constraints that became violated.
  mutating func propagate() {
    program.valueVersion += 1
    scratch.affectedResiduals.removeAll()
    scratch.unplanned.removeAll()
    scratch.plansDueForEvaluation.removeAll()
    scratch.replayedEffects = 0
    let listsChanges = queues.shifts.count <= Self.mostListedShifts
    for index in 0..<queues.shifts.count {
      let shift = queues.shifts[index]
      model.noteChanged(shift.index)
      if !replayPlan(for: shift, listsChanges: listsChanges) { scratch.unplanned.append(shift.index) }
    }
    queues.shifts.removeAll()
    for index in 0..<queues.dirtyVariables.count { scratch.unplanned.append(queues.dirtyVariables[index]) }
    queues.dirtyVariables.removeAll()
    if !scratch.unplanned.isEmpty { evaluateDownstream() }
    // Not before all shifts are carried on: what is exact must not be shifted again.
    for index in 0..<scratch.plansDueForEvaluation.count {
      evaluateExactly(compiled.plans[scratch.plansDueForEvaluation[index]].effects)
    }
  }

  private mutating func evaluateDownstream() {
    if scratch.replayedEffects > model.variables.count, sweep() { return }
    graph.scratch.sources.removeAll()
    for index in 0..<scratch.unplanned.count { graph.scratch.sources.append(scratch.unplanned[index]) }
    graph.walkDownstream(&model)
    for index in 0..<graph.scratch.order.count { model.evaluate(graph.scratch.order[index]) }
    for index in 0..<graph.scratch.reachedDormants.count { model.wakeIfViolated(graph.scratch.reachedDormants[index]) }
    for index in 0..<graph.scratch.reachedResiduals.count {
      scratch.affectedResiduals.append(graph.scratch.reachedResiduals[index])
    }
  }

  // MARK: Constants

  /// Shifts of so few variables list what changed as the plans' lists, not one by one.
  private static var mostListedShifts: Int { 4 }

  /// Carries out the pending changes of constants if they are all of definitions whose plans move variables and nothing
  /// else: the rest of an update has nothing to do then. False, with nothing changed, if not.
  @inline(__always)
  mutating func moveDefinitions() -> Bool {
    let count = queues.constants.count
    guard count <= Self.mostListedShifts else { return false }
    if count > 1 {
      for index in 0..<count where planOfMovingVariablesOnly(queues.constants[index]) == nil { return false }
    }
    for index in 0..<count where !moveDefinition(queues.constants[index]) { return false }
    queues.constants.removeAll()
    program.valueVersion += 1
    return true
  }

  /// The plan of the variable that a constraint defines, if it is up to date and moves variables and nothing else.
  @inline(__always)
  private func planOfMovingVariablesOnly(_ constraint: Int32) -> UnsafeMutablePointer<UpdatePlan>? {
    guard model.constraints[constraint].role == .definition, !conflictList.contains(constraint) else {
      return nil
    }
    let index = model.variables[model.constraints[constraint].target].plan
    guard index >= 0 else { return nil }
    let plan = compiled.plans.address(of: index, count: 1)
    let isUsable =
      plan.pointee.state == .compiled && plan.pointee.version == model.structureVersion
      && plan.pointee.residuals.isEmpty && plan.pointee.dormants.isEmpty
      && (plan.pointee.useCount + 1) % Self.replaysBeforeExactEvaluation != 0
    return isUsable ? plan : nil
  }

  /// Carries out the changed constant of a definition. False, with nothing changed, if more than variables moves.
  @inline(__always)
  private mutating func moveDefinition(_ constraint: Int32) -> Bool {
    guard let plan = planOfMovingVariablesOnly(constraint) else { return false }
    let record = model.constraints.address(of: constraint, count: 1)
    let change = (record.pointee.constant - record.pointee.appliedConstant) * record.pointee.inverse
    record.pointee.isConstantQueued = false
    guard change != 0 else { return true }
    record.pointee.appliedConstant = record.pointee.constant
    model.values[record.pointee.target] += change
    model.noteChanged(record.pointee.target)
    plan.pointee.useCount += 1
    replay(plan.pointee.effects, amount: change, listsChanges: true)
    return true
  }

  // MARK: Plans

  /// Applies the plan of a variable that moved. False if there is none, or if so many plans were replayed already that
  /// they must overlap: the caller is to evaluate what follows.
  private mutating func replayPlan(for shift: Rate, listsChanges: Bool) -> Bool {
    let index = currentPlan(of: shift.index)
    let plan = compiled.plans.address(of: index, count: 1)
    plan.pointee.useCount += 1
    let useCount = plan.pointee.useCount
    if plan.pointee.state == .empty, useCount >= 2 { compilePlan(index, of: shift.index) }
    guard plan.pointee.state == .compiled else { return false }
    scratch.replayedEffects += Int(plan.pointee.effects.count)
    guard listsChanges || scratch.replayedEffects <= model.variables.count else { return false }
    replay(plan.pointee.effects, amount: shift.rate, listsChanges: listsChanges)
    if useCount % Self.replaysBeforeExactEvaluation == 0 { scratch.plansDueForEvaluation.append(index) }
    for position in 0..<plan.pointee.dormants.count {
      model.wakeIfViolated(compiled.indices[plan.pointee.dormants, position])
    }
    for position in 0..<plan.pointee.residuals.count {
      scratch.affectedResiduals.append(compiled.indices[plan.pointee.residuals, position])
    }
    return true
  }

  /// Moves variables by `amount` times their rates.
  @inline(__always)
  mutating func replay(_ effects: List, amount: Double, listsChanges: Bool) {
    guard !effects.isEmpty else { return }
    let rate = compiled.rates.address(of: effects)
    let value = model.values.all
    for position in 0..<Int(effects.count) {
      value[Int(rate[position].index)] += rate[position].rate * amount
    }
    if listsChanges {
      results.changedLists.append(effects)
    } else {
      for position in 0..<Int(effects.count) { model.noteChanged(rate[position].index) }
    }
  }

  /// Evaluates defined variables, each after those it follows from, to be rid of rounding errors.
  mutating func evaluateExactly(_ effects: List) {
    for position in 0..<effects.count { model.evaluate(compiled.rates[effects, position].index) }
  }

  private mutating func currentPlan(of variable: Int32) -> Int32 {
    if model.variables[variable].plan < 0 {
      model.variables[variable].plan = Int32(compiled.plans.count)
      compiled.plans.append(UpdatePlan())
    }
    let index = model.variables[variable].plan
    if compiled.plans.address(of: index, count: 1).pointee.version != model.structureVersion {
      releasePlan(index)
      compiled.plans[index].version = model.structureVersion
    }
    return index
  }

  private mutating func releasePlan(_ index: Int32) {
    if compiled.plans[index].state == .compiled {
      publishChangedLists()
      let plan = compiled.plans.address(of: index, count: 1)
      compiled.effectCount -= Int(plan.pointee.effects.count)
      compiled.rates.release(&plan.pointee.effects)
      compiled.indices.release(&plan.pointee.residuals)
      compiled.indices.release(&plan.pointee.dormants)
    }
    compiled.plans[index] = UpdatePlan()
  }

  private mutating func compilePlan(_ index: Int32, of variable: Int32) {
    graph.scratch.sources.removeAll()
    graph.scratch.sources.append(variable)
    graph.walkDownstream(&model)
    guard makeRoomForPlan(size: graph.scratch.order.count) else {
      compiled.plans[index].state = .tooLarge
      return
    }
    var plan = compiled.plans[index]
    plan.state = .compiled
    graph.scratch.sums.extend(to: model.variables.count, with: Sum())
    graph.scratch.sums[variable] = Sum(value: 1, scale: 1)
    appendEffects(to: &plan.effects, except: variable)
    for index in 0..<graph.scratch.order.count { graph.scratch.sums[graph.scratch.order[index]] = Sum() }
    for index in 0..<graph.scratch.reachedResiduals.count {
      compiled.indices.append(graph.scratch.reachedResiduals[index], to: &plan.residuals)
    }
    for index in 0..<graph.scratch.reachedDormants.count {
      compiled.indices.append(graph.scratch.reachedDormants[index], to: &plan.dormants)
    }
    compiled.effectCount += Int(plan.effects.count)
    compiled.plans[index] = plan
  }

  /// Differentiates the definitions in `scratch.order` from the derivatives that `scratch.sums` starts with.
  mutating func appendEffects(to effects: inout List, except source: Int32 = -1) {
    for index in 0..<graph.scratch.order.count {
      let variable = graph.scratch.order[index]
      let definition = model.variables[variable].definition
      guard definition >= 0, variable != source else { continue }
      let list = model.constraints[definition].terms
      var sum = Sum()
      for place in list.start..<list.end where model.terms[place].variable != variable {
        let input = graph.scratch.sums[model.terms[place].variable]
        sum.add(model.terms[place].coefficient * input.value)
        sum.scale = max(sum.scale, model.terms[place].coefficient.magnitude * input.scale)
      }
      if sum.isZero { continue }
      let inverse = model.constraints[definition].inverse
      graph.scratch.sums[variable] = Sum(value: sum.value * inverse, scale: sum.scale * inverse.magnitude)
      compiled.rates.append(Rate(index: variable, rate: sum.value * inverse), to: &effects)
    }
  }

  /// Plans and regions of all variables together stay linear in size. Those that are out of date go first.
  mutating func makeRoomForPlan(size: Int) -> Bool {
    let limit = 32 * model.variables.count + 65_536
    if compiled.effectCount + size > limit, compiled.sweepVersion != model.structureVersion {
      compiled.sweepVersion = model.structureVersion
      for index in 0..<compiled.plans.count where compiled.plans[index].version != model.structureVersion {
        releasePlan(Int32(index))
      }
      for index in 0..<compiled.regions.count
      where compiled.regions[index].structureVersion != model.structureVersion {
        releaseRegion(Int32(index))
      }
    }
    return compiled.effectCount + size <= limit
  }
}
