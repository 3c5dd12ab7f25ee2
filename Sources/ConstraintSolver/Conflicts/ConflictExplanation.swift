/// Finds minimal sets of required constraints that contradict each other. It changes nothing in the parts that it is passed, except
/// for the steps that it spends.
struct ConflictExplanation: ~Copyable {
  /// The combination of equations that a set comes from.
  private var terms = Slab<Rate>()
  private var suspects = Slab<Int32>()
  private var members = Slab<Int32>()
  /// The shares of the variables of the definitions among the members, in the sum that cancels by them.
  private var shares = Slab<Double>()
  private var rowContradiction = RowContradiction()
  /// The member in whose place the constraint is that is given up.
  private var former: (position: Int32, constraint: Int32)?

  // MARK: Violated pieces

  /// Returns the minimal set of required constraints that contradict each other which the row of a violated piece shows. Empty
  /// if it shows none.
  mutating func explainByRow(
    _ piece: Int32, _ model: inout Model, _ graph: inout DefinitionGraph, _ program: inout ResidualProgram
  ) -> ConstraintSets {
    var sets = ConstraintSets()
    if isExplainedByRow(piece, &model, &graph, &program) { sets.append(members.unsafeContents) }
    return sets
  }

  /// Finds what the row of a violated piece shows without the last members of the set that ``explainByRow`` has just found. Returns whether
  /// ``nextGivenUp()`` has them; otherwise ``unsafeMembers`` are the set that is left.
  mutating func replaceLast(
    for piece: Int32, _ model: inout Model, _ program: inout ResidualProgram
  ) -> Bool {
    // Two pieces of one variable need no row.
    guard members.count > 0, members[0] == piece else { return false }
    rowContradiction.start(members, shares, of: piece, &model, &program)
    return rowContradiction.replaceLast(in: &members, &model, &program)
  }

  /// The next constraint that is given up, which is the last of ``unsafeMembers`` until the next call. Nil at the end.
  mutating func nextGivenUp() -> RowContradiction.Blocker? {
    if let former { members[former.position] = former.constraint }
    former = nil
    guard let blocker = rowContradiction.nextGivenUp(in: &members) else { return nil }
    former = (blocker.position, members[blocker.position])
    members[blocker.position] = blocker.constraint
    return blocker
  }

  /// The members of the present set. The list is valid until the next call.
  var unsafeMembers: UnsafeBufferPointer<Int32> { mutating get { members.unsafeContents } }

  /// Searches for minimal sets of required constraints that contradict each other, starting with those that violate `piece`.
  /// Empty if there are none, or a limit of the client ended the search.
  mutating func search(
    for piece: Int32, _ model: inout Model, _ graph: inout DefinitionGraph, _ program: inout ResidualProgram
  ) -> ConstraintSets {
    collectSuspects(of: piece, &model, &graph, &program)
    guard let found = search(suspects.unsafeContents, &model, &program.budget) else {
      return ConstraintSets()
    }
    if !found.isEmpty { return found }
    // There is no conflict among the suspects: all required constraints are searched.
    var all = model.constraints {
      $0.isRequired && ($0.role == .piece || $0.role == .definition || $0.role == .dormant)
    }
    return search(all.unsafeContents, &model, &program.budget) ?? ConstraintSets()
  }

  /// Searches constraints for minimal conflicting sets with the fallback. Nil if a limit of the client ended the search.
  private func search(
    _ constraints: UnsafeBufferPointer<Int32>, _ model: inout Model, _ budget: inout StepBudget
  ) -> ConstraintSets? {
    let search = FallbackSimplex(constraints, of: &model, within: budget.limitsOfFallback)
    return budget.spend(on: search) ? search.takeConflicts() : nil
  }

  /// Fills `members` with the set that the piece's own row shows. False if it shows none.
  private mutating func isExplainedByRow(
    _ piece: Int32, _ model: inout Model, _ graph: inout DefinitionGraph, _ program: inout ResidualProgram
  ) -> Bool {
    let record = program.pieces[piece]
    let residual = record.residual
    members.removeAll()
    let contradictingPiece = contradictingPiece(
      of: record.breakpoint, record.relation, on: residual, except: piece, &model, &program)
    if contradictingPiece >= 0 {
      members.append(contradictingPiece)
      members.append(piece)
      return true
    }
    guard program.residuals[residual].isBasic, collectBlockingPieces(of: piece, &model, &program) else {
      return false
    }
    return collectDefinitions(&model, &graph)
  }

  /// Reads a certificate from the equation of a violated basic variable. If a required piece keeps each
  /// variable of the equation from helping, these pieces, and the definitions from which the equation was
  /// derived, are a minimal conflicting set.
  ///
  /// Fills `members` with the pieces and `terms` with the combination of variables. Returns false if a variable could help, or
  /// may be in the equation only because of rounding errors.
  private mutating func collectBlockingPieces(
    of piece: Int32, _ model: inout Model, _ program: inout ResidualProgram
  ) -> Bool {
    let basic = program.pieces[piece].residual
    let rises = program.residuals[basic].value < program.pieces[piece].breakpoint
    terms.removeAll()
    model.appendTerms(of: program.residuals[basic], to: &terms)
    members.append(piece)
    let list = program.rows[program.residuals[basic].row].entries
    for position in 0..<list.count {
      let entry = program.entries[list, position]
      let blockingPiece = blockingPiece(
        of: entry.index, rising: (entry.coefficient > 0) == rises, &model, &program)
      guard blockingPiece >= 0, entry.isPivot else { return false }
      members.append(blockingPiece)
      model.appendTerms(of: program.residuals[entry.index], times: -entry.coefficient, to: &terms)
    }
    return true
  }

  /// Appends to `members` the definitions by which the sum in `terms` cancels. False if it does not for certain.
  private mutating func collectDefinitions(_ model: inout Model, _ graph: inout DefinitionGraph) -> Bool {
    let cancellation = graph.walks.unsafeCancellation(terms.unsafeContents, &model)
    shares.removeAll()
    for definition in cancellation.definitions { members.append(definition) }
    for share in cancellation.shares { shares.append(share) }
    return cancellation.isCertain
  }

  /// The first required piece that keeps a nonbasic variable from moving in a direction, or -1.
  @inline(__always)
  private func blockingPiece(
    of nonbasic: Int32, rising: Bool, _ model: inout Model, _ program: inout ResidualProgram
  ) -> Int32 {
    var first: Int32 = -1
    var piece = program.residuals[nonbasic].firstPiece
    while piece >= 0 {
      let record = program.pieces[piece]
      let isHeld =
        record.lies(at: program.residuals[nonbasic].value) && (rising ? record.costsAbove : record.costsBelow)
      if record.isRequired, isHeld, first < 0 || model.comesFirst(piece, before: first) { first = piece }
      piece = record.next
    }
    return first
  }

  /// The first required piece that leaves a residual variable no place together with `value relation breakpoint`, or
  /// -1.
  @inline(__always)
  private func contradictingPiece(
    of breakpoint: Double, _ relation: ConstraintSolver.Relation, on residual: Int32,
    except constraint: Int32, _ model: inout Model, _ program: inout ResidualProgram
  ) -> Int32 {
    var first: Int32 = -1
    let tolerance = 2 * Tolerance.around(breakpoint)
    var piece = program.residuals[residual].firstPiece
    while piece >= 0 {
      let record = program.pieces[piece]
      let isBelow =
        record.costsAbove && relation != .lessThanOrEqual && record.breakpoint < breakpoint - tolerance
      let isAbove =
        record.costsBelow && relation != .greaterThanOrEqual && record.breakpoint > breakpoint + tolerance
      if record.isRequired, piece != constraint, isBelow || isAbove,
        first < 0 || model.comesFirst(piece, before: first)
      {
        first = piece
      }
      piece = record.next
    }
    return first
  }

  // MARK: New constraints

  /// Returns a minimal set in which a required constraint contradicts earlier ones; nil if there is none. The constraint is about to
  /// become a piece. Only what is read off at once is found: another piece of the same residual variable, or the definitions that
  /// alone determine its value. The list is valid until the next call.
  mutating func unsafeContradiction(
    of constraint: Int32, on residual: Int32, coefficient: Double, _ model: inout Model,
    _ graph: inout DefinitionGraph, _ program: inout ResidualProgram
  ) -> UnsafeBufferPointer<Int32>? {
    let ownRelation = model.constraints[constraint].relation
    let relation = coefficient < 0 ? ownRelation.reversed : ownRelation
    let breakpoint = -model.constraints[constraint].constant / coefficient
    let contradictingPiece = contradictingPiece(
      of: breakpoint, relation, on: residual, except: constraint, &model, &program)
    members.removeAll()
    if contradictingPiece >= 0, model.comesFirst(contradictingPiece, before: constraint) {
      members.append(contradictingPiece)
    } else {
      // The values of new definitions are not known yet.
      guard graph.newDefinitions.isEmpty, isFixed(residual, awayFrom: breakpoint, relation, &program) else {
        return nil
      }
      terms.removeAll()
      model.appendTerms(of: program.residuals[residual], to: &terms)
      guard collectDefinitions(&model, &graph) else { return nil }
      for member in members.unsafeContents where model.comesFirst(constraint, before: member) { return nil }
    }
    members.append(constraint)
    return members.unsafeContents
  }

  /// Whether definitions alone give a residual variable its value, and that violates `value relation breakpoint`.
  private func isFixed(
    _ residual: Int32, awayFrom breakpoint: Double, _ relation: ConstraintSolver.Relation,
    _ program: inout ResidualProgram
  ) -> Bool {
    guard program.residuals[residual].isBasic,
      program.rows[program.residuals[residual].row].entries.isEmpty
    else { return false }
    let offset = program.residuals[residual].value - breakpoint
    let isTooLow = offset < -2 * Tolerance.around(offset) && relation != .lessThanOrEqual
    let isTooHigh = offset > 2 * Tolerance.around(offset) && relation != .greaterThanOrEqual
    return isTooLow || isTooHigh
  }

  // MARK: Suspects

  /// Fills `suspects` with required constraints among which there is a conflict: all that have to do with the rows of a violated
  /// piece.
  private mutating func collectSuspects(
    of piece: Int32, _ model: inout Model, _ graph: inout DefinitionGraph, _ program: inout ResidualProgram
  ) {
    suspects.removeAll()
    terms.removeAll()
    let residual = program.pieces[piece].residual
    addSuspects(of: residual, &model, &program)
    if program.residuals[residual].isBasic {
      addSuspects(ofRow: program.residuals[residual].row, &model, &program)
    } else {
      for entry in program.gatherUnsafeColumn(residual) {
        addSuspects(of: program.rows[entry.index].basic, &model, &program)
        addSuspects(ofRow: entry.index, &model, &program)
      }
    }
    for variable in graph.walks.unsafeUpstream(of: terms.unsafeContents, &model) {
      let definition = model.variables[variable].definition
      if definition >= 0 { suspects.append(definition) }
    }
  }

  private mutating func addSuspects(
    ofRow row: Int32, _ model: inout Model, _ program: inout ResidualProgram
  ) {
    for position in 0..<program.rows[row].entries.count {
      addSuspects(of: program.entries[program.rows[row].entries, position].index, &model, &program)
    }
  }

  private mutating func addSuspects(
    of residual: Int32, _ model: inout Model, _ program: inout ResidualProgram
  ) {
    model.appendTerms(of: program.residuals[residual], to: &terms)
    var piece = program.residuals[residual].firstPiece
    while piece >= 0 {
      if program.pieces[piece].isRequired { suspects.append(piece) }
      piece = program.pieces[piece].next
    }
  }
}
