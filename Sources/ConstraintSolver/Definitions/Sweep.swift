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

extension ConstraintSolver {
  /// Evaluates what follows from any parameter. False, with nothing done, if something else changed than parameters, or if
  /// the sweep is asked for the first time since the definition graph changed: a walk is cheaper then.
  mutating func sweep() -> Bool {
    for index in 0..<scratch.unplanned.count where model.variables[scratch.unplanned[index]].definition >= 0 {
      return false
    }
    if compiled.sweep.version != model.structureVersion {
      guard compiled.sweep.seenVersion == model.structureVersion else {
        compiled.sweep.seenVersion = model.structureVersion
        return false
      }
      compileSweep()
    }
    for index in 0..<compiled.sweep.order.count { model.evaluate(compiled.sweep.order[index]) }
    for index in 0..<compiled.sweep.dormants.count { model.wakeIfViolated(compiled.sweep.dormants[index]) }
    for index in 0..<compiled.sweep.residuals.count {
      scratch.affectedResiduals.append(compiled.sweep.residuals[index])
    }
    return true
  }

  private mutating func compileSweep() {
    graph.scratch.sources.removeAll()
    for index in 0..<model.variables.count where model.variables[index].isLive && model.variables[index].definition < 0 {
      graph.scratch.sources.append(Int32(index))
    }
    graph.walkDownstream(&model)
    compiled.sweep.version = model.structureVersion
    compiled.sweep.order.removeAll()
    for index in 0..<graph.scratch.order.count where model.variables[graph.scratch.order[index]].definition >= 0 {
      compiled.sweep.order.append(graph.scratch.order[index])
    }
    compiled.sweep.residuals.removeAll()
    let stamp = program.nextStamp()
    for index in 0..<graph.scratch.reachedResiduals.count {
      let residual = graph.scratch.reachedResiduals[index]
      if program.mark(residual, with: stamp) { compiled.sweep.residuals.append(residual) }
    }
    compiled.sweep.dormants.removeAll()
    for index in 0..<graph.scratch.reachedDormants.count {
      compiled.sweep.dormants.append(graph.scratch.reachedDormants[index])
    }
  }
}
