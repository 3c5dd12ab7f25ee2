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
  /// Evaluates what follows from any parameter. False, with nothing done, if something else changed than parameters, or if
  /// the sweep is asked for the first time since the definition graph changed: a walk is cheaper then.
  mutating func sweep(_ model: inout Model, _ graph: inout DefinitionGraph) -> Bool {
    for index in 0..<scratch.unplanned.count where model.variables[scratch.unplanned[index]].definition >= 0 {
      return false
    }
    if sweep.version != model.structureVersion {
      guard sweep.seenVersion == model.structureVersion else {
        sweep.seenVersion = model.structureVersion
        return false
      }
      compileSweep(&model, &graph)
    }
    for index in 0..<sweep.order.count { model.evaluate(sweep.order[index]) }
    for index in 0..<sweep.dormants.count { model.wakeIfViolated(sweep.dormants[index]) }
    for index in 0..<sweep.residuals.count {
      affectedResiduals.append(sweep.residuals[index])
    }
    return true
  }

  private mutating func compileSweep(_ model: inout Model, _ graph: inout DefinitionGraph) {
    graph.scratch.sources.removeAll()
    for index in 0..<model.variables.count
    where model.variables[index].isLive && model.variables[index].definition < 0 {
      graph.scratch.sources.append(Int32(index))
    }
    graph.walkDownstream(&model)
    sweep.version = model.structureVersion
    sweep.order.removeAll()
    for index in 0..<graph.scratch.order.count
    where model.variables[graph.scratch.order[index]].definition >= 0 {
      sweep.order.append(graph.scratch.order[index])
    }
    sweep.residuals.removeAll()
    var isListed = Slab<Bool>()
    for index in 0..<graph.scratch.reachedResiduals.count {
      let residual = graph.scratch.reachedResiduals[index]
      isListed.extend(to: Int(residual) + 1, with: false)
      guard !isListed[residual] else { continue }
      isListed[residual] = true
      sweep.residuals.append(residual)
    }
    sweep.dormants.removeAll()
    for index in 0..<graph.scratch.reachedDormants.count {
      sweep.dormants.append(graph.scratch.reachedDormants[index])
    }
  }
}
