/// Finding minimal sets of required constraints that contradict each other.
extension ConstraintSolver {
  /// Fills `scratch.explanations` with minimal sets of required constraints that contradict each other, the first ones
  /// because of which a piece does not hold.
  mutating func explain(_ piece: Int32) {
    scratch.explanations.removeAll()
    let members = shortExplanation(of: piece)
    if !members.isEmpty { return scratch.explanations.append(members) }
    collectSuspects(of: piece)
    collectConflicts()
  }

  /// A set that the piece's own row shows; an empty one if it shows none.
  private mutating func shortExplanation(of piece: Int32) -> List {
    let record = pieces[piece]
    let residual = constraints[piece].target
    let opponent = opponent(of: record.breakpoint, record.relation, on: residual, except: piece)
    var members = List()
    if opponent >= 0 {
      compiled.indices.append(opponent, to: &members)
      compiled.indices.append(piece, to: &members)
      return members
    }
    if residuals[residual].isBasic, appendBlockers(of: piece, to: &members), appendDefinitions(to: &members) {
      return members
    }
    compiled.indices.release(&members)
    return members
  }

  /// Reads a certificate from the equation of a violated basic variable. If a required piece keeps each
  /// variable of the equation from helping, these pieces, and the definitions from which the equation was
  /// derived, are a minimal conflicting set.
  ///
  /// Leaves the combination of variables in `scratch.seeds`. Returns false if a variable could help, or may
  /// be in the equation only because of rounding errors.
  private mutating func appendBlockers(of piece: Int32, to members: inout List) -> Bool {
    let basic = constraints[piece].target
    let rises = residuals[basic].value < pieces[piece].breakpoint
    scratch.seeds.removeAll()
    seed(basic, times: 1)
    compiled.indices.append(piece, to: &members)
    let list = rows[residuals[basic].row].entries
    for position in 0..<list.count {
      let entry = entries[list, position]
      let blocker = blocker(of: entry.index, rising: (entry.coefficient > 0) == rises)
      guard blocker >= 0, entry.isPivot else { return false }
      compiled.indices.append(blocker, to: &members)
      seed(entry.index, times: -entry.coefficient)
    }
    return true
  }

  /// The first required piece that keeps a nonbasic variable from moving in a direction, or -1.
  @inline(__always)
  private func blocker(of nonbasic: Int32, rising: Bool) -> Int32 {
    var first: Int32 = -1
    var piece = residuals[nonbasic].firstPiece
    while piece >= 0 {
      let record = pieces[piece]
      let isHeld =
        record.lies(at: residuals[nonbasic].value) && (rising ? record.costsAbove : record.costsBelow)
      if record.isRequired, isHeld, first < 0 || comesFirst(piece, before: first) { first = piece }
      piece = record.next
    }
    return first
  }

  /// Adds a multiple of a residual variable, as a sum of variables, to `scratch.seeds`.
  mutating func seed(_ residual: Int32, times factor: Double) {
    let record = residuals[residual]
    if record.variable >= 0 {
      scratch.seeds.append(Rate(index: record.variable, rate: factor))
      return
    }
    let list = constraints[record.constraint].terms
    let scale = factor / constraints[record.constraint].scale
    for place in list.start..<list.end {
      scratch.seeds.append(Rate(index: terms[place].variable, rate: terms[place].coefficient * scale))
    }
  }

  /// Adds the definitions by which the sum in `scratch.seeds` comes to nothing. False if it does not, since a row lost what
  /// would make it, or if rounding errors leave it open whether a definition takes part.
  mutating func appendDefinitions(to members: inout List) -> Bool {
    var isCertain = true
    walkUpstream()
    addSeedsToSums()
    for place in stride(from: scratch.order.count - 1, through: 0, by: -1) {
      let variable = scratch.order[place]
      let sum = takeSum(of: variable)
      let definition = variables[variable].definition
      guard !sum.isZero else { continue }
      guard definition >= 0 else {
        isCertain = false
        continue
      }
      if sum.value.magnitude <= Tolerance.pivot * sum.scale { isCertain = false }
      compiled.indices.append(definition, to: &members)
      distribute(sum.value, overInputsOf: definition)
    }
    return isCertain
  }

  // MARK: Searching

  /// Fills `scratch.suspects` with required constraints among which there is a conflict: all that have to do with the
  /// rows of a violated piece.
  private mutating func collectSuspects(of piece: Int32) {
    scratch.suspects.removeAll()
    scratch.seeds.removeAll()
    let residual = constraints[piece].target
    suspect(residual)
    if residuals[residual].isBasic {
      suspectEntries(of: residuals[residual].row)
    } else {
      gatherColumn(residual)
      for index in 0..<scratch.column.count {
        suspect(rows[scratch.column[index].index].basic)
        suspectEntries(of: scratch.column[index].index)
      }
    }
    walkUpstream()
    for index in 0..<scratch.order.count {
      let definition = variables[scratch.order[index]].definition
      if definition >= 0 { scratch.suspects.append(definition) }
    }
  }

  private mutating func suspectEntries(of row: Int32) {
    for position in 0..<rows[row].entries.count { suspect(entries[rows[row].entries, position].index) }
  }

  private mutating func suspect(_ residual: Int32) {
    seed(residual, times: 1)
    var piece = residuals[residual].firstPiece
    while piece >= 0 {
      if pieces[piece].isRequired { scratch.suspects.append(piece) }
      piece = pieces[piece].next
    }
  }

  /// Fills `scratch.explanations` with minimal conflicting sets among the suspects or, should there be none, among all
  /// required constraints. All that the search comes upon are taken: it takes long.
  private mutating func collectConflicts() {
    let simplex = fallback(for: scratch.suspects)
    guard take(simplex) else { return }
    if !simplex.conflictEnds.isEmpty { return appendExplanations(simplex) }
    let all = constraints {
      $0.isRequired && ($0.role == .piece || $0.role == .definition || $0.role == .dormant)
    }
    let search = fallback(for: all)
    if take(search) { appendExplanations(search) }
  }

  private mutating func appendExplanations(_ simplex: borrowing FallbackSimplex) {
    var start: Int32 = 0
    for index in 0..<simplex.conflictEnds.count {
      let end = simplex.conflictEnds[index]
      var members = List()
      for place in start..<end { compiled.indices.append(simplex.conflictMembers[place], to: &members) }
      scratch.explanations.append(members)
      start = end
    }
  }
}
