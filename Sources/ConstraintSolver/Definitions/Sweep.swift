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
    for index in 0..<scratch.unplanned.count where variables[scratch.unplanned[index]].definition >= 0 {
      return false
    }
    if compiled.sweep.version != structureVersion {
      guard compiled.sweep.seenVersion == structureVersion else {
        compiled.sweep.seenVersion = structureVersion
        return false
      }
      compileSweep()
    }
    for index in 0..<compiled.sweep.order.count { evaluate(compiled.sweep.order[index]) }
    for index in 0..<compiled.sweep.dormants.count { wakeIfViolated(compiled.sweep.dormants[index]) }
    for index in 0..<compiled.sweep.residuals.count {
      scratch.affectedResiduals.append(compiled.sweep.residuals[index])
    }
    return true
  }

  private mutating func compileSweep() {
    scratch.sources.removeAll()
    for index in 0..<variables.count where variables[index].isLive && variables[index].definition < 0 {
      scratch.sources.append(Int32(index))
    }
    walkDownstream()
    compiled.sweep.version = structureVersion
    compiled.sweep.order.removeAll()
    for index in 0..<scratch.order.count where variables[scratch.order[index]].definition >= 0 {
      compiled.sweep.order.append(scratch.order[index])
    }
    compiled.sweep.residuals.removeAll()
    let stamp = program.nextStamp()
    for index in 0..<scratch.reachedResiduals.count {
      let residual = scratch.reachedResiduals[index]
      if program.mark(residual, with: stamp) { compiled.sweep.residuals.append(residual) }
    }
    compiled.sweep.dormants.removeAll()
    for index in 0..<scratch.reachedDormants.count {
      compiled.sweep.dormants.append(scratch.reachedDormants[index])
    }
  }
}
