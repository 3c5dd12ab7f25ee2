/// Finding minimal sets of required constraints that contradict each other.
extension ConstraintSolver {
  /// Minimal sets of required constraints that contradict each other, the first ones because of which a
  /// piece does not hold. Empty if there are none, or a limit of the client ended the search.
  mutating func explain(_ piece: Int32) -> ConstraintSets {
    var sets = ConstraintSets()
    if appendShortExplanation(of: piece, to: &sets) { return sets }
    let suspects = suspects(of: piece)
    let simplex = fallback(for: suspects)
    guard take(simplex) else { return sets }
    if !simplex.conflicts.isEmpty { return simplex.takeConflicts() }
    // There is no conflict among the suspects: all required constraints are searched.
    let all = constraints {
      $0.isRequired && ($0.role == .piece || $0.role == .definition || $0.role == .dormant)
    }
    let search = fallback(for: all)
    return take(search) ? search.takeConflicts() : sets
  }

  /// Appends the set that the piece's own row shows. False if it shows none.
  private mutating func appendShortExplanation(of piece: Int32, to sets: inout ConstraintSets) -> Bool {
    let record = program.pieces[piece]
    let residual = model.constraints[piece].target
    let opponent = opponent(of: record.breakpoint, record.relation, on: residual, except: piece)
    if opponent >= 0 {
      sets.append(opponent)
      sets.append(piece)
    } else if !program.residuals[residual].isBasic || !appendBlockers(of: piece, to: &sets)
      || !appendDefinitions(to: &sets)
    {
      sets.discardOpenSet()
      return false
    }
    sets.endSet()
    return true
  }

  /// Reads a certificate from the equation of a violated basic variable. If a required piece keeps each
  /// variable of the equation from helping, these pieces, and the definitions from which the equation was
  /// derived, are a minimal conflicting set.
  ///
  /// Leaves the combination of variables in `scratch.seeds`. Returns false if a variable could help, or may
  /// be in the equation only because of rounding errors.
  private mutating func appendBlockers(of piece: Int32, to set: inout ConstraintSets) -> Bool {
    let basic = model.constraints[piece].target
    let rises = program.residuals[basic].value < program.pieces[piece].breakpoint
    graph.scratch.seeds.removeAll()
    seed(basic, times: 1)
    set.append(piece)
    let list = program.rows[program.residuals[basic].row].entries
    for position in 0..<list.count {
      let entry = program.entries[list, position]
      let blocker = blocker(of: entry.index, rising: (entry.coefficient > 0) == rises)
      guard blocker >= 0, entry.isPivot else { return false }
      set.append(blocker)
      seed(entry.index, times: -entry.coefficient)
    }
    return true
  }

  /// The first required piece that keeps a nonbasic variable from moving in a direction, or -1.
  @inline(__always)
  private func blocker(of nonbasic: Int32, rising: Bool) -> Int32 {
    var first: Int32 = -1
    var piece = program.residuals[nonbasic].firstPiece
    while piece >= 0 {
      let record = program.pieces[piece]
      let isHeld =
        record.lies(at: program.residuals[nonbasic].value) && (rising ? record.costsAbove : record.costsBelow)
      if record.isRequired, isHeld, first < 0 || comesFirst(piece, before: first) { first = piece }
      piece = record.next
    }
    return first
  }

  /// Adds a multiple of a residual variable, as a sum of variables, to `scratch.seeds`.
  mutating func seed(_ residual: Int32, times factor: Double) {
    let record = program.residuals[residual]
    if record.variable >= 0 {
      graph.scratch.seeds.append(Rate(index: record.variable, rate: factor))
      return
    }
    let list = model.constraints[record.constraint].terms
    let scale = factor / model.constraints[record.constraint].scale
    for place in list.start..<list.end {
      graph.scratch.seeds.append(
        Rate(index: model.terms[place].variable, rate: model.terms[place].coefficient * scale))
    }
  }

  /// Adds the definitions by which the sum in `scratch.seeds` comes to nothing. False if it does not, since a row lost what
  /// would make it, or if rounding errors leave it open whether a definition takes part.
  mutating func appendDefinitions(to set: inout ConstraintSets) -> Bool {
    var isCertain = true
    graph.walkUpstream(&model)
    graph.addSeedsToSums(&model)
    for place in stride(from: graph.scratch.order.count - 1, through: 0, by: -1) {
      let variable = graph.scratch.order[place]
      let sum = graph.takeSum(of: variable)
      let definition = model.variables[variable].definition
      guard !sum.isZero else { continue }
      guard definition >= 0 else {
        isCertain = false
        continue
      }
      if sum.value.magnitude <= Tolerance.pivot * sum.scale { isCertain = false }
      set.append(definition)
      graph.distribute(sum.value, overInputsOf: definition, &model)
    }
    return isCertain
  }

  // MARK: Searching

  /// Required constraints among which there is a conflict: all that have to do with the rows of a violated
  /// piece.
  private mutating func suspects(of piece: Int32) -> Slab<Int32> {
    var suspects = Slab<Int32>()
    graph.scratch.seeds.removeAll()
    let residual = model.constraints[piece].target
    suspect(residual, &suspects)
    if program.residuals[residual].isBasic {
      suspectEntries(of: program.residuals[residual].row, &suspects)
    } else {
      for entry in program.gatherColumn(residual) {
        suspect(program.rows[entry.index].basic, &suspects)
        suspectEntries(of: entry.index, &suspects)
      }
    }
    graph.walkUpstream(&model)
    for index in 0..<graph.scratch.order.count {
      let definition = model.variables[graph.scratch.order[index]].definition
      if definition >= 0 { suspects.append(definition) }
    }
    return suspects
  }

  private mutating func suspectEntries(of row: Int32, _ suspects: inout Slab<Int32>) {
    for position in 0..<program.rows[row].entries.count {
      suspect(program.entries[program.rows[row].entries, position].index, &suspects)
    }
  }

  private mutating func suspect(_ residual: Int32, _ suspects: inout Slab<Int32>) {
    seed(residual, times: 1)
    var piece = program.residuals[residual].firstPiece
    while piece >= 0 {
      if program.pieces[piece].isRequired { suspects.append(piece) }
      piece = program.pieces[piece].next
    }
  }
}
