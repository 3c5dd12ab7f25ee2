/// All variables that depend on parameters, in one list, for changes of so many parameters that their plans
/// overlap.
struct Sweep: ~Copyable {
  /// Variables defined through parameters, each after all it follows from.
  var order = Slab<Int32>()
  /// Residual variables and dormant constraints whose equations mention a parameter or one of those.
  var residuals = Slab<Int32>()
  var dormants = Slab<Int32>()
  /// The structure that the lists were compiled for, and the one they were last asked for with.
  var version = 0
  var seenVersion = 0
}

extension CompiledEffects {
  /// Evaluates what follows from any parameter. False, with nothing done, if one of the changed variables is not a parameter, or
  /// if the sweep is asked for the first time since the definition graph changed: a walk is cheaper then.
  mutating func evaluateSweep(
    of changed: UnsafeBufferPointer<Int32>, _ model: inout Model, _ graph: inout DefinitionGraph
  ) -> Bool {
    for variable in changed where model.variables[variable].definition >= 0 { return false }
    if sweep.version != model.structureVersion {
      guard sweep.seenVersion == model.structureVersion else {
        sweep.seenVersion = model.structureVersion
        return false
      }
      compileSweep(&model, &graph)
    }
    for index in 0..<sweep.order.count { model.evaluate(sweep.order[index]) }
    for index in 0..<sweep.dormants.count { model.noteIfCrossed(sweep.dormants[index]) }
    for index in 0..<sweep.residuals.count { lists.affectedResiduals.append(sweep.residuals[index]) }
    return true
  }

  private mutating func compileSweep(_ model: inout Model, _ graph: inout DefinitionGraph) {
    var parameters = Slab<Int32>()
    for index in 0..<model.variables.count
    where model.variables[index].isLive && model.variables[index].definition < 0 {
      parameters.append(Int32(index))
    }
    let reached = graph.walks.unsafeDownstream(of: parameters.unsafeContents, &model)
    sweep.version = model.structureVersion
    sweep.order.removeAll()
    for variable in reached.order where model.variables[variable].definition >= 0 {
      sweep.order.append(variable)
    }
    sweep.residuals.removeAll()
    var isListed = Slab<Bool>()
    for residual in reached.residuals {
      isListed.extend(to: Int(residual) + 1, with: false)
      guard !isListed[residual] else { continue }
      isListed[residual] = true
      sweep.residuals.append(residual)
    }
    sweep.dormants.removeAll()
    for dormant in reached.dormants { sweep.dormants.append(dormant) }
  }
}
