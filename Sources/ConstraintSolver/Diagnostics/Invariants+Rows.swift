/// The invariants of the residual program.
extension ConstraintSolver {
  // MARK: Rows

  mutating func checkRows(_ found: inout Violations) {
    for index in 0..<program.residuals.count where program.residuals[index].isLive {
      let residual = Int32(index)
      let record = program.residuals[index]
      if record.isBasic, program.rows[record.row].basic != residual {
        found.append("r\(index) is basic in a row that denies it")
      }
      let value = model.activity(of: record)
      let rounding = 1e-14 * largestSummand(of: residual, record)
      if (value - record.value).magnitude > 1e-5 * (1 + value.magnitude) + rounding {
        found.append("r\(index) is \(record.value), its equation gives \(value)")
      }
    }
  }

  /// The largest summand of what gives a residual variable its value: no sum is more exact than that is.
  private func largestSummand(of residual: Int32, _ record: ResidualVariable) -> Double {
    if record.constraint >= 0 {
      return largestSummand(of: record.constraint) / model.constraints[record.constraint].scale
    }
    return model.values[record.variable].magnitude
  }

  /// Every row must agree with the definitions. Coefficients that count as cancelled beside the largest one
  /// may be missing.
  mutating func checkEquations(_ found: inout Violations) {
    for index in 0..<program.residuals.count
    where program.residuals[index].isLive && program.residuals[index].isBasic {
      guard !program.residuals[index].isParameter else { continue }
      let row = program.newRow()
      program.fill(row, with: equations.unsafeExpansion(Int32(index), &model, &graph, &program))
      let rounding = Tolerance.cancellation * largestCoefficient(of: row)
      program.add(program.rows[program.residuals[index].row].entries, times: -1, to: row)
      for position in 0..<program.rows[row].entries.count {
        let entry = program.entries[program.rows[row].entries, position]
        if entry.coefficient.magnitude > 1e-6 * Double(entry.scale) + rounding {
          found.append("the equation of r\(index) is off by \(entry.coefficient) of r\(entry.index)")
        }
      }
      program.freeRow(row)
    }
  }

  /// Every row of a parameter must agree with the definitions. After replacing every variable of the row that has an equation,
  /// it must state that the parameter is itself.
  mutating func checkEquationsOfParameters(_ found: inout Violations) {
    var terms = Slab<Rate>()
    for index in 0..<program.residuals.count
    where program.residuals[index].isLive && program.residuals[index].isBasic {
      guard program.residuals[index].isParameter else { continue }
      let list = program.rows[program.residuals[index].row].entries
      terms.removeAll()
      model.appendTerms(of: program.residuals[index], times: -1, to: &terms)
      var largest = 1.0
      for position in 0..<list.count {
        let entry = program.entries[list, position]
        model.appendTerms(of: program.residuals[entry.index], times: entry.coefficient, to: &terms)
        largest = max(largest, entry.coefficient.magnitude, Double(entry.scale))
      }
      for entry in equations.unsafeExpansion(terms.unsafeContents, &model, &graph, &program) {
        if entry.coefficient.magnitude > 1e-6 * max(largest, Double(entry.scale)) {
          found.append("the equation of r\(index) is off by \(entry.coefficient) of r\(entry.index)")
        }
      }
    }
  }

  /// The column of every nonbasic variable lists the rows that mention it, and rows mention no others.
  mutating func checkColumns(_ found: inout Violations) {
    for row in 0..<program.rows.count where program.rows[row].basic >= 0 {
      for position in 0..<program.rows[row].entries.count {
        let nonbasic = program.entries[program.rows[row].entries, position].index
        if !program.residuals[nonbasic].isLive || program.residuals[nonbasic].isBasic {
          found.append("row \(row) mentions r\(nonbasic)")
        } else if !columnMentions(Int32(row), nonbasic) {
          found.append("the column of r\(nonbasic) lacks row \(row)")
        }
      }
    }
  }

  private func columnMentions(_ row: Int32, _ nonbasic: Int32) -> Bool {
    let column = program.residuals[nonbasic].column
    for position in 0..<column.count where program.columns[column, position] == row { return true }
    return false
  }

  private func largestCoefficient(of row: Int32) -> Double {
    var largest = 0.0
    for position in 0..<program.rows[row].entries.count {
      largest = max(largest, program.entries[program.rows[row].entries, position].coefficient.magnitude)
    }
    return largest
  }

  // MARK: Optimality

  mutating func checkOptimality(_ found: inout Violations) {
    let linearCosts = linearCosts()
    for index in 0..<program.residuals.count where program.residuals[index].isLive {
      let residual = Int32(index)
      if program.residuals[index].isBasic {
        if program.violation(of: residual) != nil {
          found.append("r\(index) is not on the side it is counted on")
        }
        checkSides(of: residual, &found)
      } else {
        if couldMoveForLess(residual, linearCosts[index]) { found.append("r\(index) could move for less") }
        checkReducedCost(of: residual, linearCosts[index], &found)
      }
    }
    for var cost in linearCosts { program.levels.release(&cost) }
  }

  /// Returns the costs that dormant constraints add to the reduced cost of each residual variable.
  private mutating func linearCosts() -> [List] {
    var costs: [List] = []
    dormantCosts.addAllSlopes(&model)
    while let (level, slopes) = dormantCosts.takeUnsafeLevel(&model) {
      let shares = nonbasicForm(of: slopes)
      extendToResiduals(&costs)
      for share in shares {
        program.levels.add(
          LevelEntry(level: level, scale: share.scale, value: share.coefficient), to: &costs[Int(share.index)]
        )
      }
    }
    extendToResiduals(&costs)
    return costs
  }

  private func extendToResiduals(_ costs: inout [List]) {
    while costs.count < program.residuals.count { costs.append(List()) }
  }

  /// Whether moving a nonbasic variable lowers the cost. What it gains only through coefficients that are too small to be
  /// pivoted on does not count: rounding errors may have left those of a zero, and the ratio test passes over them.
  private mutating func couldMoveForLess(_ residual: Int32, _ linearCost: List) -> Bool {
    guard program.improvingDirection(of: residual) != 0 else { return false }
    let cached = program.residuals[residual].reducedCost
    var sum = List()
    program.levels.add(linearCost, times: 1, to: &sum)
    for entry in program.gatherUnsafeColumn(residual) where entry.isPivot {
      program.addSlopes(of: program.rows[entry.index].basic, times: entry.coefficient, to: &sum)
    }
    program.residuals[residual].reducedCost = sum
    let direction = program.improvingDirection(of: residual)
    program.residuals[residual].reducedCost = cached
    program.levels.release(&sum)
    return direction != 0
  }

  private func checkSides(of residual: Int32, _ found: inout Violations) {
    var piece = program.residuals[residual].firstPiece
    while piece >= 0 {
      let record = program.pieces[piece]
      let offset = program.residuals[residual].value - record.breakpoint
      let tolerance = Tolerance.around(record.breakpoint)
      if (record.side == .below && offset > tolerance) || (record.side == .above && offset < -tolerance) {
        found.append("c\(piece) is on the wrong side of r\(residual)")
      }
      piece = record.next
    }
  }

  private mutating func checkReducedCost(
    of residual: Int32, _ linearCost: List, _ found: inout Violations
  ) {
    var expected = List()
    defer { program.levels.release(&expected) }
    program.levels.add(linearCost, times: 1, to: &expected)
    for entry in program.gatherUnsafeColumn(residual) {
      program.addSlopes(of: program.rows[entry.index].basic, times: entry.coefficient, to: &expected)
    }
    program.levels.add(program.residuals[residual].reducedCost, times: -1, to: &expected)
    for position in 0..<expected.count {
      let entry = program.levels[expected, position]
      if entry.value.magnitude > 1e-7 * (1 + Double(entry.scale)) {
        found.append("the reduced cost of r\(residual) is off by \(entry.value)")
      }
    }
  }
}
