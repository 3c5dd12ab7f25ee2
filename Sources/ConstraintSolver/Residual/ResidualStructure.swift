/// Adding constraints to the residual program and removing them.
extension ConstraintSolver {
  // MARK: Entering

  /// Makes a constraint take part: as a piece of a residual variable's cost, or, if it holds and would need a row, as a
  /// dormant one.
  mutating func activateOrWatch(_ constraint: Int32) {
    if needsRow(constraint), isSatisfied(constraint) {
      constraints[constraint].role = .dormant
      if constraints[constraint].relation == .equal { queues.mayHaveDormantEqualities = true }
      constraints[constraint].appliedConstant = constraints[constraint].constant
      linkTerms(of: constraint)
    } else if constraints[constraint].relation == .equal {
      activateEquality(constraint)
    } else {
      activate(constraint)
    }
  }

  /// Gives rows to all dormant equalities, so that the constraints that hold a variable include them.
  mutating func activateDormantEqualities() {
    guard queues.mayHaveDormantEqualities else { return }
    queues.mayHaveDormantEqualities = false
    budget.start()
    for index in 0..<constraints.count
    where constraints[index].role == .dormant && constraints[index].relation == .equal {
      unlinkTerms(of: Int32(index))
      activateEquality(Int32(index))
    }
    optimize()
  }

  /// Whether the constraint bends the cost of something else than a parameter.
  @inline(__always)
  func needsRow(_ constraint: Int32) -> Bool {
    let list = constraints[constraint].terms
    return list.count > 1 || variables[terms[list, 0].variable].definition >= 0
  }

  /// Makes a constraint a piece of a residual variable's cost.
  mutating func activate(_ constraint: Int32) {
    let list = constraints[constraint].terms
    if list.count == 1 {
      let term = terms[list, 0]
      let residual =
        variables[term.variable].definition < 0
        ? parameterResidual(of: term.variable) : dependentResidual(of: term.variable)
      if contradictsEarlierPiece(constraint, on: residual, coefficient: term.coefficient) { return }
      if contradictsDefinitions(constraint, of: residual, coefficient: term.coefficient) { return }
      attach(constraint, to: residual, coefficient: term.coefficient)
    } else {
      let residual = logicalResidual(of: constraint)
      constraints[constraint].role = .piece
      linkTerms(of: constraint)
      attach(constraint, to: residual, coefficient: constraints[constraint].scale)
    }
  }

  /// The residual variable of a defined variable.
  private mutating func dependentResidual(of variable: Int32) -> Int32 {
    let existing = variables[variable].residual
    if existing >= 0 { return existing }
    // Plans that were made before do not know of it.
    structureVersion += 1
    let residual = newResidual(
      ResidualVariable(value: values[variable], variable: variable, isDependent: true))
    variables[variable].residual = residual
    addRow(for: residual)
    return residual
  }

  /// A residual variable for the sum of a constraint's terms, scaled to a largest coefficient of one.
  private mutating func logicalResidual(of constraint: Int32) -> Int32 {
    let value = termSum(constraint) / constraints[constraint].scale
    let residual = newResidual(ResidualVariable(value: value, constraint: constraint))
    addRow(for: residual)
    return residual
  }

  /// Gives a new residual variable the row that its equation comes to, and its value as of now.
  private mutating func addRow(for residual: Int32) {
    expandEquation(of: residual)
    residuals[residual].value += pendingMoveOfForm()
    insertRow(for: residual)
  }

  /// How far the sum in `scratch.form` has moved by moves of parameters that are not carried over to the variables yet.
  @inline(__always)
  private func pendingMoveOfForm() -> Double {
    guard !queues.movedParameters.isEmpty else { return 0 }
    var move = 0.0
    for index in 0..<scratch.form.count {
      let residual = scratch.form[index].index
      guard residuals[residual].isMoved else { continue }
      move +=
        scratch.form[index].coefficient * (residuals[residual].value - values[residuals[residual].variable])
    }
    return move
  }

  /// Writes a residual variable that has an equation as a sum over parameters, in `scratch.form`.
  mutating func expandEquation(of residual: Int32) {
    scratch.seeds.removeAll()
    seed(residual, times: 1)
    if !takeOverSeeds() { expandToParameters() }
  }

  /// Writes `scratch.seeds` as a sum over parameters if none of them is defined, each of another variable. False if one is.
  private mutating func takeOverSeeds() -> Bool {
    for index in 0..<scratch.seeds.count where variables[scratch.seeds[index].index].definition >= 0 {
      return false
    }
    scratch.form.removeAll()
    for index in stride(from: scratch.seeds.count - 1, through: 0, by: -1) {
      let seed = scratch.seeds[index]
      scratch.form.append(Entry(index: parameterResidual(of: seed.index), coefficient: seed.rate))
    }
    return true
  }

  /// Makes a residual variable basic in a new row: its expression by parameters, `scratch.form`, with the parameters
  /// that are basic themselves replaced by their rows.
  mutating func insertRow(for residual: Int32) {
    let row = newRow()
    rows[row].basic = residual
    residuals[residual].row = row
    fill(row)
    queueRow(row)
  }

  /// Fills an empty row with `scratch.form`, a sum over parameters, with those that are basic replaced by their rows.
  /// O(entries that are added).
  mutating func fill(_ row: Int32) {
    let stamp = nextStamp()
    var hasCancelled = false
    entries.reserve(mostEntriesOfForm, in: &rows[row].entries)
    for index in 0..<scratch.form.count {
      let entry = scratch.form[index]
      if residuals[entry.index].isBasic {
        let source = rows[residuals[entry.index].row].entries
        hasCancelled = add(source, times: entry.coefficient, to: row, marked: stamp) || hasCancelled
      } else {
        hasCancelled = add(entry, to: row, marked: stamp) || hasCancelled
      }
    }
    if hasCancelled { removeCancelledEntries(of: row) }
  }

  /// How many entries a row of `scratch.form` has if no two of them are of one variable.
  private var mostEntriesOfForm: Int32 {
    @inline(__always) get {
      var count: Int32 = 0
      for index in 0..<scratch.form.count {
        let row = residuals[scratch.form[index].index].row
        count += row >= 0 ? rows[row].entries.count : 1
      }
      return count
    }
  }

  // MARK: Leaving

  /// Takes a piece out of the residual program, with its residual variable if that is needed no more. Leaves the
  /// constraint pending.
  mutating func withdraw(_ constraint: Int32) {
    let residual = constraints[constraint].target
    detach(constraint)
    constraints[constraint].role = .pending
    if residuals[residual].constraint == constraint { unlinkTerms(of: constraint) }
    if !residuals[residual].isParameter, residuals[residual].firstPiece < 0 { drop(residual) }
  }

  /// Removes a residual variable that has an equation and no pieces: makes it basic, so that its row can go.
  mutating func drop(_ residual: Int32) {
    if !residuals[residual].isBasic { bringIntoBasis(residual) }
    if residuals[residual].isBasic {
      let row = residuals[residual].row
      queueChecks(ofRow: row)
      freeRow(row)
    }
    freeResidual(residual)
  }

  private mutating func bringIntoBasis(_ residual: Int32) {
    let sign = levels.sign(of: residuals[residual].reducedCost)
    // 1. A variable that costs nothing replaces a basic one that costs nothing either.
    if sign == 0, let entry = largestEntry(inColumnOf: residual, withPieces: false) {
      return exchangeInPlace(residual, entry)
    }
    // 2. A primal step, in the direction that gains. It requires all basic variables on the sides on which
    //   they are counted.
    countColumnWhereItIs(residual)
    let direction = levels.sign(of: residuals[residual].reducedCost) > 0 ? -1 : 1
    primalStep(residual, direction: direction, isForced: true)
    if !residuals[residual].isBasic { primalStep(residual, direction: -direction, isForced: true) }
    if residuals[residual].isBasic { return }
    // 3. Any basic variable; it stays where it is and is looked at again.
    if let entry = largestEntry(inColumnOf: residual, withPieces: true) { exchangeInPlace(residual, entry) }
  }

  private mutating func exchangeInPlace(_ residual: Int32, _ entry: Entry) {
    let leaving = rows[entry.index].basic
    pivot(entry.index, residual, entry.coefficient)
    queueCheck(leaving)
    queueChecks(ofRow: entry.index)
  }

  private mutating func largestEntry(inColumnOf residual: Int32, withPieces: Bool) -> Entry? {
    gatherColumn(residual)
    var best: Entry?
    for index in 0..<scratch.column.count {
      let entry = scratch.column[index]
      if !withPieces, residuals[rows[entry.index].basic].firstPiece >= 0 { continue }
      if entry.coefficient.magnitude > (best?.coefficient.magnitude ?? 0) { best = entry }
    }
    return best
  }

  private mutating func countColumnWhereItIs(_ residual: Int32) {
    gatherColumn(residual)
    for index in 0..<scratch.column.count {
      let row = scratch.column[index].index
      guard violation(of: rows[row].basic) != nil else { continue }
      setSidesByValue(of: rows[row].basic)
      queueChecks(ofRow: row)
    }
  }

  // MARK: Starting over

  /// Empties the residual program; all its constraints become pending again.
  mutating func resetResidualProgram() {
    for index in 0..<constraints.count where constraints[index].role == .piece {
      let constraint = Int32(index)
      let residual = constraints[index].target
      if residuals[residual].constraint == constraint { unlinkTerms(of: constraint) }
      constraints[index].role = .pending
      constraints[index].target = -1
      queues.additions.append(constraint)
    }
    clearResidualStorage()
  }

  private mutating func clearResidualStorage() {
    for index in 0..<residuals.count where residuals[index].isLive && residuals[index].variable >= 0 {
      variables[residuals[index].variable].residual = -1
    }
    publishChangedLists()
    for index in 0..<compiled.regions.count { releaseRegion(Int32(index)) }
    compiled.regions.removeAll()
    residuals.removeAll()
    spare.residuals.removeAll()
    forgetRows()
    levels.removeAll()
    scratch.forgetPooledLists()
    queues.placements.removeAll()
    queues.checks.removeAll()
    queues.movedParameters.removeAll()
    pieceCount = 0
    basisVersion += 1
  }
}
