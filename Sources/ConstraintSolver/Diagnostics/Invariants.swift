extension ConstraintSolver {
  /// What is wrong with the solver's state after an ``update()``, a sentence each; empty if it is as it should be.
  ///
  /// For tests and bug reports: O(size of the program). With `checksInvariants` every update ends with it.
  public mutating func invariantViolations() -> [String] {
    violations().sentences
  }

  mutating func violations() -> Violations {
    let couldBeInexact = mayBeInexact
    let hadLostDigits = levels.hasLostDigits
    defer {
      mayBeInexact = couldBeInexact
      levels.hasLostDigits = hadLostDigits
    }
    var found = Violations()
    checkDefinitions(&found)
    checkUses(&found)
    checkRows(&found)
    checkEquations(&found)
    checkOptimality(&found)
    checkDormants(&found)
    return found
  }

  mutating func trapOnViolation() {
    let found = violations()
    precondition(found.isEmpty, "The solver's state is wrong: \(found.sentences.joined(separator: "; "))")
  }

  // MARK: Definitions

  private func checkDefinitions(_ found: inout Violations) {
    for index in 0..<constraints.count where constraints[index].role == .definition {
      let constraint = Int32(index)
      let target = constraints[index].target
      if variables[target].definition != constraint {
        found.append("c\(index) defines x\(target), which denies it")
      }
      let difference = definedValue(constraint) - values[target]
      let scale = largestSummand(of: constraint) * constraints[index].inverse.magnitude
      if difference.magnitude > 1e-6 + 1e-9 * scale {
        found.append("x\(target) is \(difference) away from what c\(index) defines")
      }
    }
  }

  private func largestSummand(of constraint: Int32) -> Double {
    var largest = constraints[constraint].constant.magnitude
    let list = constraints[constraint].terms
    for place in list.start..<list.end {
      largest = max(largest, (terms[place].coefficient * values[terms[place].variable]).magnitude)
    }
    return largest
  }

  /// Every term of a constraint that the definition graph knows stands once in the chain of its variable, and nothing
  /// else does.
  private func checkUses(_ found: inout Violations) {
    var linked = 0
    for index in 0..<constraints.count where isLinked(Int32(index)) {
      linked += Int(constraints[index].terms.count)
    }
    var chained = 0
    for variable in 0..<variables.count {
      var place = variables[variable].firstUse
      var previous: Int32 = -1
      while place >= 0, chained <= linked {
        let term = terms[place]
        chained += 1
        if term.variable != variable || term.previous != previous || !isLinked(term.constraint) {
          found.append("a use of x\(variable) by c\(term.constraint) is out of place")
        }
        previous = place
        place = term.next
      }
    }
    if chained != linked { found.append("\(chained) terms are in chains, \(linked) should be") }
  }

  private func isLinked(_ constraint: Int32) -> Bool {
    let record = constraints[constraint]
    switch record.role {
    case .definition, .dormant: return true
    case .piece: return residuals[record.target].constraint == constraint
    case .unused, .pending, .broken: return false
    }
  }

  // MARK: Rows

  private mutating func checkRows(_ found: inout Violations) {
    for index in 0..<residuals.count where residuals[index].isLive {
      let residual = Int32(index)
      let record = residuals[index]
      if record.isBasic, rows[record.row].basic != residual {
        found.append("r\(index) is basic in a row that denies it")
      }
      let value = activity(of: residual)
      let rounding = 1e-14 * largestSummand(of: residual, record)
      if (value - record.value).magnitude > 1e-5 * (1 + value.magnitude) + rounding {
        found.append("r\(index) is \(record.value), its equation gives \(value)")
      }
    }
  }

  /// The largest summand of what gives a residual variable its value: no sum is more exact than that is.
  private func largestSummand(of residual: Int32, _ record: ResidualVariable) -> Double {
    if record.constraint >= 0 {
      return largestSummand(of: record.constraint) / constraints[record.constraint].scale
    }
    return values[record.variable].magnitude
  }

  /// Every row says what follows from the definitions. What counts as cancelled beside its largest coefficient may be
  /// missing.
  private mutating func checkEquations(_ found: inout Violations) {
    for index in 0..<residuals.count where residuals[index].isLive && residuals[index].isBasic {
      guard !residuals[index].isParameter else { continue }
      expandEquation(of: Int32(index))
      let row = newRow()
      fill(row)
      let rounding = Tolerance.cancellation * largestCoefficient(of: row)
      add(rows[residuals[index].row].entries, times: -1, to: row)
      for position in 0..<rows[row].entries.count {
        let entry = entries[rows[row].entries, position]
        if entry.coefficient.magnitude > 1e-6 * Double(entry.scale) + rounding {
          found.append("the equation of r\(index) is off by \(entry.coefficient) of r\(entry.index)")
        }
      }
      freeRow(row)
    }
  }

  private func largestCoefficient(of row: Int32) -> Double {
    var largest = 0.0
    for position in 0..<rows[row].entries.count {
      largest = max(largest, entries[rows[row].entries, position].coefficient.magnitude)
    }
    return largest
  }

  // MARK: Optimality

  private mutating func checkOptimality(_ found: inout Violations) {
    for index in 0..<residuals.count where residuals[index].isLive {
      let residual = Int32(index)
      if residuals[index].isBasic {
        if violation(of: residual) != nil { found.append("r\(index) is not on the side it is counted on") }
        checkSides(of: residual, &found)
      } else {
        if couldMoveForLess(residual) { found.append("r\(index) could move for less") }
        checkReducedCost(of: residual, &found)
      }
    }
  }

  /// Whether moving a nonbasic variable lowers the cost. What it gains only through coefficients that are too small to be
  /// pivoted on does not count: rounding errors may have left those of a zero, and the ratio test passes over them.
  private mutating func couldMoveForLess(_ residual: Int32) -> Bool {
    guard improvingDirection(of: residual) != 0 else { return false }
    let cached = residuals[residual].reducedCost
    var sum = List()
    gatherColumn(residual)
    for index in 0..<scratch.column.count where scratch.column[index].isPivot {
      let entry = scratch.column[index]
      addSlopes(of: rows[entry.index].basic, times: entry.coefficient, to: &sum)
    }
    residuals[residual].reducedCost = sum
    let direction = improvingDirection(of: residual)
    residuals[residual].reducedCost = cached
    levels.release(&sum)
    return direction != 0
  }

  private func checkSides(of residual: Int32, _ found: inout Violations) {
    var piece = residuals[residual].firstPiece
    while piece >= 0 {
      let record = pieces[piece]
      let offset = residuals[residual].value - record.breakpoint
      let tolerance = Tolerance.around(record.breakpoint)
      if (record.side == .below && offset > tolerance) || (record.side == .above && offset < -tolerance) {
        found.append("c\(piece) is on the wrong side of r\(residual)")
      }
      piece = record.next
    }
  }

  private mutating func checkReducedCost(of residual: Int32, _ found: inout Violations) {
    var expected = List()
    defer { levels.release(&expected) }
    gatherColumn(residual)
    for index in 0..<scratch.column.count {
      let entry = scratch.column[index]
      addSlopes(of: rows[entry.index].basic, times: entry.coefficient, to: &expected)
    }
    levels.add(residuals[residual].reducedCost, times: -1, to: &expected)
    for position in 0..<expected.count {
      let entry = levels[expected, position]
      if entry.value.magnitude > 1e-7 * (1 + Double(entry.scale)) {
        found.append("the reduced cost of r\(residual) is off by \(entry.value)")
      }
    }
  }

  // MARK: Dormant constraints

  private func checkDormants(_ found: inout Violations) {
    for index in 0..<constraints.count where constraints[index].role == .dormant && constraints[index].isLive
    {
      if !isRoughlySatisfied(Int32(index)) { found.append("c\(index) is dormant and violated") }
    }
  }

  /// Equalities that are only watched hold exactly when they are looked at. Exact evaluation may move them a little.
  private func isRoughlySatisfied(_ constraint: Int32) -> Bool {
    let tolerance = constraints[constraint].scale * Tolerance.feasibility
    return isSatisfied(constraint)
      || (constraints[constraint].relation == .equal && expressionValue(constraint).magnitude <= tolerance)
  }
}
