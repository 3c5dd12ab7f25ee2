/// Compiling parametric regions: the variables that move with a nonbasic variable, and their rates.
extension CompiledEffects {
  /// Whether the edits' regions are compiled for the current basis. A region is compiled when it is asked for
  /// twice with the same basis.
  mutating func prepareRegions(
    _ model: inout Model, _ graph: inout DefinitionGraph, _ program: inout ResidualProgram
  ) -> Bool {
    var areReady = true
    for index in 0..<scratch.edits.count {
      if !prepareRegion(of: scratch.edits[index].residual, &model, &graph, &program) { areReady = false }
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
    let region = regions.address(of: index, count: 1)
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

  /// Whether a slack variable would be listed with what moves.
  private func movesSlackVariable(_ model: inout Model, _ graph: inout DefinitionGraph) -> Bool {
    for index in 0..<graph.scratch.seeds.count
    where model.variables[graph.scratch.seeds[index].index].isSlack { return true }
    return false
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
    collectMovers(of: residual, basics: &region.basics, &graph, &program)
    for index in 0..<graph.scratch.seeds.count {
      graph.scratch.sources.append(graph.scratch.seeds[index].index)
    }
    graph.walkDownstream(&model)
    guard !movesSlackVariable(&model, &graph),
      makeRoomForPlan(size: graph.scratch.order.count + Int(region.basics.count), &model)
    else {
      rates.release(&region.basics)
      regions[index].seenBasisVersion = program.basisVersion
      regions[index].tooLargeFor = model.structureVersion
      return false
    }
    graph.addSeedsToSums(&model)
    for index in 0..<graph.scratch.seeds.count {
      rates.append(graph.scratch.seeds[index], to: &region.effects)
    }
    appendEffects(to: &region.effects, &model, &graph)
    appendDormants(to: &region.dormants, &model, &graph)
    for index in 0..<graph.scratch.order.count { graph.scratch.sums[graph.scratch.order[index]] = Sum() }
    effectCount += region.size
    regions[index] = region
    return true
  }

  /// Fills `scratch.seeds` with the parameters that move along, and their rates.
  mutating func collectMovers(
    of residual: Int32, basics: inout List, _ graph: inout DefinitionGraph, _ program: inout ResidualProgram
  ) {
    graph.scratch.seeds.removeAll()
    graph.scratch.sources.removeAll()
    if program.residuals[residual].isParameter {
      graph.scratch.seeds.append(Rate(index: program.residuals[residual].variable, rate: 1))
    }
    for entry in program.gatherColumn(residual) {
      let basic = program.rows[entry.index].basic
      rates.append(Rate(index: basic, rate: entry.coefficient), to: &basics)
      if program.residuals[basic].isParameter {
        graph.scratch.seeds.append(Rate(index: program.residuals[basic].variable, rate: entry.coefficient))
      }
    }
  }

  private mutating func appendDormants(
    to list: inout List, _ model: inout Model, _ graph: inout DefinitionGraph
  ) {
    for index in 0..<graph.scratch.reachedDormants.count {
      let dormant = graph.scratch.reachedDormants[index]
      var sum = Sum()
      let range = model.constraints[dormant].terms
      for place in range.start..<range.end {
        sum.add(model.terms[place].coefficient * graph.scratch.sums[model.terms[place].variable].value)
      }
      if !sum.isZero { rates.append(Rate(index: dormant, rate: sum.value), to: &list) }
    }
  }

  private mutating func clearRegion(_ index: Int32, _ model: inout Model) {
    if !regions[index].effects.isEmpty { publishChangedLists(&model) }
    let region = regions.address(of: index, count: 1)
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
