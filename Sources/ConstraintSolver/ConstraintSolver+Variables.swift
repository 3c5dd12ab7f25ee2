extension ConstraintSolver {
  /// Adds a variable without constraints, with the value 0.
  public mutating func addVariable() -> Variable {
    handle(ofVariable: model.addVariable())
  }

  /// Adds a number of variables, at less cost than one by one.
  public mutating func addVariables(_ count: Int) -> [Variable] {
    Array(unsafeUninitializedCapacity: count) { handles, made in
      while made < count, !model.spare.variables.isEmpty {
        handles.initializeElement(at: made, to: addVariable())
        made += 1
      }
      let first = model.variables.count - made
      model.variables.extend(to: first + count, with: VariableRecord(generation: model.firstGeneration))
      model.values.extend(to: first + count, with: 0)
      while made < count {
        let slot = Int32(truncatingIfNeeded: first &+ made)
        handles.initializeElement(at: made, to: Variable(slot: slot, generation: model.firstGeneration))
        made += 1
      }
    }
  }

  /// Reserves memory for total numbers of variables and constraints, if they are known in advance, and for the terms of all
  /// constraints, three of each by default. Not required.
  public mutating func reserveCapacity(
    variables variableCount: Int, constraints constraintCount: Int, terms termCount: Int? = nil
  ) {
    model.variables.reserveCapacity(variableCount)
    model.values.reserveCapacity(variableCount)
    model.constraints.reserveCapacity(constraintCount)
    // Constraints of edges have two to four terms, those of sizes one or two.
    model.terms.reserveCapacity(termCount ?? 3 * constraintCount)
    graph.newDefinitions.reserveCapacity(constraintCount)
  }

  /// Removes a variable. Refuses it while constraints refer to it that are not removed yet.
  public mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    let slot = try liveSlot(of: variable)
    guard model.variables[slot].useCount == 0 else { throw .variableInUse }
    model.variables[slot].isLive = false
    model.variables[slot].generation &+= 1
    changes.releases.append(Int32(slot))
  }

  /// The variable's value after the last ``update()``; 0 if it has no constraints.
  ///
  /// Traps if the variable was removed or belongs to another solver.
  public func value(of variable: Variable) -> Double {
    require(isLive(variable), "The variable was removed, or belongs to another solver")
    return model.values[variable.slot]
  }

  /// Whether the variable was made by this solver and has not been removed.
  public func contains(_ variable: Variable) -> Bool {
    isLive(variable)
  }

  @inline(__always)
  func handle(ofVariable slot: Int32) -> Variable {
    Variable(slot: slot, generation: model.variables[slot].generation)
  }

  @inline(__always)
  func liveSlot(of variable: Variable) throws(SolverError) -> Int {
    guard isLive(variable) else { throw .unknownVariable }
    return variable.index
  }

  /// The generation of a removed variable's handle differs from that of its slot.
  @inline(__always)
  func isLive(_ variable: Variable) -> Bool {
    UInt32(bitPattern: variable.slot) < UInt32(bitPattern: model.variables.nextIndex)
      && model.variables[variable.slot].generation == variable.generation
  }
}
