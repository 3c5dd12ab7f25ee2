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

extension CompiledEffects {
  /// How often a plan is replayed before the values are evaluated exactly again, so that rounding errors do not add
  /// up.
  static var replaysBeforeExactEvaluation: Int { 256 }

  // MARK: Constants

  /// Shifts of so few variables list what changed as the plans' lists, not one by one.
  static var mostListedShifts: Int { 4 }

  /// Carries out changes of constants if they are all of definitions whose plans move variables and nothing
  /// else: the rest of an update has nothing to do then. False, with nothing changed, if not.
  @inline(__always)
  mutating func moveDefinitions(_ constants: UnsafeBufferPointer<Int32>, _ model: inout Model) -> Bool {
    guard constants.count <= Self.mostListedShifts else { return false }
    if constants.count > 1 {
      for constraint in constants where unsafePlanOfMovingVariablesOnly(constraint, &model) == nil {
        return false
      }
    }
    for constraint in constants where !moveDefinition(constraint, &model) { return false }
    return true
  }

  /// The plan of the variable that a constraint defines, if it is up to date and moves variables and nothing else.
  @inline(__always)
  private func unsafePlanOfMovingVariablesOnly(_ constraint: Int32, _ model: inout Model)
    -> UnsafeMutablePointer<
      UpdatePlan
    >?
  {
    guard model.constraints[constraint].role == .definition else { return nil }
    let index = model.variables[model.constraints[constraint].target].plan
    guard index >= 0 else { return nil }
    let plan = plans.unsafeAddress(of: index, count: 1)
    let isUsable =
      plan.pointee.state == .compiled && plan.pointee.version == model.structureVersion
      && plan.pointee.residuals.isEmpty && plan.pointee.dormants.isEmpty
      && (plan.pointee.useCount + 1) % Self.replaysBeforeExactEvaluation != 0
    return isUsable ? plan : nil
  }

  /// Carries out the changed constant of a definition. False, with nothing changed, if more than variables moves.
  @inline(__always)
  private mutating func moveDefinition(_ constraint: Int32, _ model: inout Model) -> Bool {
    guard let plan = unsafePlanOfMovingVariablesOnly(constraint, &model) else { return false }
    let record = model.constraints.unsafeAddress(of: constraint, count: 1)
    let change = (record.pointee.constant - record.pointee.appliedConstant) * record.pointee.inverse
    guard !ResidualProgram.isLargeMove(change, to: model.values[record.pointee.target]) else { return false }
    record.pointee.isConstantQueued = false
    guard change != 0 else { return true }
    record.pointee.appliedConstant = record.pointee.constant
    model.values[record.pointee.target] += change
    model.noteChanged(record.pointee.target)
    plan.pointee.useCount += 1
    replay(plan.pointee.effects, amount: change, listsChanges: true, &model)
    return true
  }

  // MARK: Plans

  /// Applies the plan of a variable that moved. False if there is none, or if so many plans were replayed already that
  /// they must overlap: the caller is to evaluate what follows.
  ///
  /// `replayedCount` is the number of effects that were replayed before, one after the other, for the same changes. Where it exceeds
  /// the number of variables, no plan is compiled: each would take a walk, and none would be replayed.
  mutating func replayPlan(
    for shift: Rate, _ replayedCount: inout Int, listsChanges: Bool, _ model: inout Model,
    _ graph: inout DefinitionGraph
  ) -> Bool {
    let index = currentPlan(of: shift.index, &model)
    let plan = plans.unsafeAddress(of: index, count: 1)
    plan.pointee.useCount += 1
    let useCount = plan.pointee.useCount
    if plan.pointee.state == .empty, useCount >= 2, replayedCount <= model.variables.count {
      replayedCount += compilePlan(index, of: shift.index, &model, &graph)
    }
    guard plan.pointee.state == .compiled else { return false }
    replayedCount += Int(plan.pointee.effects.count)
    guard listsChanges || replayedCount <= model.variables.count else { return false }
    replay(plan.pointee.effects, amount: shift.rate, listsChanges: listsChanges, &model)
    if useCount % Self.replaysBeforeExactEvaluation == 0 { lists.plansDueForEvaluation.append(index) }
    for position in 0..<plan.pointee.dormants.count {
      model.noteIfCrossed(indices[plan.pointee.dormants, position])
    }
    for position in 0..<plan.pointee.residuals.count {
      lists.affectedResiduals.append(indices[plan.pointee.residuals, position])
    }
    return true
  }

  /// Moves variables by `amount` times their rates.
  @inline(__always)
  mutating func replay(_ effects: List, amount: Double, listsChanges: Bool, _ model: inout Model) {
    guard !effects.isEmpty else { return }
    let rate = rates.unsafeAddress(of: effects)
    let value = model.values.unsafeBase
    for position in 0..<Int(effects.count) {
      value[Int(rate[position].index)] += rate[position].rate * amount
    }
    if listsChanges {
      replayedLists.append(effects)
    } else {
      for position in 0..<Int(effects.count) { model.noteChanged(rate[position].index) }
    }
  }

  /// Evaluates defined variables, each after those it follows from, to be rid of rounding errors.
  mutating func evaluateExactly(_ effects: List, _ model: inout Model) {
    for position in 0..<effects.count { model.evaluate(rates[effects, position].index) }
  }

  private mutating func currentPlan(of variable: Int32, _ model: inout Model) -> Int32 {
    if model.variables[variable].plan < 0 {
      model.variables[variable].plan = Int32(plans.count)
      plans.append(UpdatePlan())
    }
    let index = model.variables[variable].plan
    if plans.unsafeAddress(of: index, count: 1).pointee.version != model.structureVersion {
      releasePlan(index, &model)
      plans[index].version = model.structureVersion
    }
    return index
  }

  private mutating func releasePlan(_ index: Int32, _ model: inout Model) {
    if plans[index].state == .compiled {
      publishChangedLists(&model)
      let plan = plans.unsafeAddress(of: index, count: 1)
      effectCount -= Int(plan.pointee.effects.count)
      rates.release(&plan.pointee.effects)
      indices.release(&plan.pointee.residuals)
      indices.release(&plan.pointee.dormants)
    }
    plans[index] = UpdatePlan()
  }

  /// Returns how many variables the plan would have if it is too large.
  private mutating func compilePlan(
    _ index: Int32, of variable: Int32, _ model: inout Model, _ graph: inout DefinitionGraph
  ) -> Int {
    lists.movers.removeAll()
    lists.movers.append(Rate(index: variable, rate: 1))
    let reached = graph.walks.unsafeDownstream(of: lists.movers.unsafeContents, &model)
    guard makeRoomForPlan(size: reached.order.count, &model) else {
      plans[index].state = .tooLarge
      return reached.order.count
    }
    var plan = plans[index]
    plan.state = .compiled
    let derivatives = graph.walks.unsafeDerivatives(of: reached, by: lists.movers.unsafeContents, &model)
    rates.append(contentsOf: derivatives.variables, to: &plan.effects)
    indices.append(contentsOf: reached.residuals, to: &plan.residuals)
    indices.append(contentsOf: reached.dormants, to: &plan.dormants)
    effectCount += Int(plan.effects.count)
    plans[index] = plan
    return 0
  }

  /// Plans and regions of all variables together stay linear in size. Those that are out of date go first.
  mutating func makeRoomForPlan(size: Int, _ model: inout Model) -> Bool {
    let limit = 32 * model.variables.count + 65_536
    if effectCount + size > limit, sweepVersion != model.structureVersion {
      sweepVersion = model.structureVersion
      for index in 0..<plans.count where plans[index].version != model.structureVersion {
        releasePlan(Int32(index), &model)
      }
      for index in 0..<regions.count
      where regions[index].structureVersion != model.structureVersion {
        releaseRegion(Int32(index), &model)
      }
    }
    return effectCount + size <= limit
  }

  /// Lists the variables of replayed plans one by one, before the plans go.
  mutating func publishChangedLists(_ model: inout Model) {
    for index in 0..<replayedLists.count {
      let list = replayedLists[index]
      for position in 0..<list.count { model.noteChanged(rates[list, position].index) }
    }
    replayedLists.removeAll()
  }
}
