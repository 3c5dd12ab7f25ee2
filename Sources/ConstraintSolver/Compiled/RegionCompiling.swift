/// Compiling parametric regions: the variables that move with a nonbasic variable, and their rates.
extension CompiledEffects {
  /// Whether the edits' regions are compiled for the current basis. A region is compiled when it is asked for
  /// twice with the same basis.
  mutating func prepareRegions(
    of edits: UnsafeBufferPointer<EditMove>, _ model: inout Model, _ graph: inout DefinitionGraph,
    _ program: inout ResidualProgram
  ) -> Bool {
    var areReady = true
    for edit in edits where !prepareRegion(of: edit.residual, &model, &graph, &program) {
      areReady = false
    }
    return areReady
  }

  private mutating func prepareRegion(
    of residual: Int32, _ model: inout Model, _ graph: inout DefinitionGraph, _ program: inout ResidualProgram
  ) -> Bool {
    if program.residuals[residual].region < 0 {
      program.residuals[residual].region = Int32(regions.count)
      regions.append(ParametricRegion())
    }
    let index = program.residuals[residual].region
    let region = regions.unsafeAddress(of: index, count: 1)
    if region.pointee.basisVersion == program.basisVersion,
      region.pointee.structureVersion == model.structureVersion
    {
      return true
    }
    if region.pointee.seenBasisVersion != program.basisVersion {
      region.pointee.seenBasisVersion = program.basisVersion
      return false
    }
    guard region.pointee.tooLargeFor != model.structureVersion else { return false }
    return compileRegion(index, of: residual, &model, &graph, &program)
  }

  /// False if all regions and plans together would become too large.
  private mutating func compileRegion(
    _ index: Int32, of residual: Int32, _ model: inout Model, _ graph: inout DefinitionGraph,
    _ program: inout ResidualProgram
  ) -> Bool {
    clearRegion(index, &model)
    var region = ParametricRegion()
    region.seenBasisVersion = program.basisVersion
    region.basisVersion = program.basisVersion
    region.structureVersion = model.structureVersion
    let column = program.gatherUnsafeColumn(residual)
    program.collectParameters(movingWith: residual, column, into: &lists.movers)
    let reached = graph.walks.unsafeDownstream(of: lists.movers.unsafeContents, &model)
    guard !includeSlackVariable(lists.movers.unsafeContents, &model),
      makeRoomForPlan(size: reached.order.count + column.count, &model)
    else {
      regions[index].seenBasisVersion = program.basisVersion
      regions[index].tooLargeFor = model.structureVersion
      return false
    }
    let derivatives = graph.walks.unsafeDerivatives(of: reached, by: lists.movers.unsafeContents, &model)
    for entry in column {
      rates.append(
        Rate(index: program.rows[entry.index].basic, rate: entry.coefficient), to: &region.basics)
    }
    rates.append(contentsOf: lists.movers.unsafeContents, to: &region.effects)
    rates.append(contentsOf: derivatives.variables, to: &region.effects)
    rates.append(contentsOf: derivatives.dormants, to: &region.dormants)
    effectCount += region.size
    regions[index] = region
    return true
  }

  /// Whether a slack variable is among those that move: it would be listed as changed.
  private func includeSlackVariable(_ movers: UnsafeBufferPointer<Rate>, _ model: inout Model) -> Bool {
    for mover in movers where model.variables[mover.index].isSlack { return true }
    return false
  }

  private mutating func clearRegion(_ index: Int32, _ model: inout Model) {
    if !regions[index].effects.isEmpty { publishChangedLists(&model) }
    let region = regions.unsafeAddress(of: index, count: 1)
    effectCount -= region.pointee.size
    rates.release(&region.pointee.effects)
    rates.release(&region.pointee.basics)
    rates.release(&region.pointee.dormants)
    regions[index] = ParametricRegion()
  }

  /// Releases the lists of a region.
  mutating func releaseRegion(_ index: Int32, _ model: inout Model) {
    clearRegion(index, &model)
  }
}

extension ResidualProgram {
  /// Fills a list with the parameters that move with a nonbasic variable, itself included, and their rates. `column` has the
  /// rows that mention it.
  func collectParameters(
    movingWith nonbasic: Int32, _ column: UnsafeBufferPointer<Entry>, into movers: inout Slab<Rate>
  ) {
    movers.removeAll()
    if residuals[nonbasic].isParameter {
      movers.append(Rate(index: residuals[nonbasic].variable, rate: 1))
    }
    for entry in column {
      let basic = rows[entry.index].basic
      if residuals[basic].isParameter {
        movers.append(Rate(index: residuals[basic].variable, rate: entry.coefficient))
      }
    }
  }
}
