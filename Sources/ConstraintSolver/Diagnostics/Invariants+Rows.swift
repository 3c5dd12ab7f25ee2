/// The invariants of the residual program.
extension ConstraintSolver {
  // MARK: Rows

  mutating func checkRows(_ found: inout Violations) {
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

  /// Every row must agree with the definitions. Coefficients that count as cancelled beside the largest one
  /// may be missing.
  mutating func checkEquations(_ found: inout Violations) {
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

  /// The same for the rows of parameters. After replacing every variable of the row that has an equation,
  /// each must state that the parameter is itself.
  mutating func checkEquationsOfParameters(_ found: inout Violations) {
    for index in 0..<residuals.count where residuals[index].isLive && residuals[index].isBasic {
      guard residuals[index].isParameter else { continue }
      let list = rows[residuals[index].row].entries
      scratch.seeds.removeAll()
      seed(Int32(index), times: -1)
      var largest = 1.0
      for position in 0..<list.count {
        let entry = entries[list, position]
        seed(entry.index, times: entry.coefficient)
        largest = max(largest, entry.coefficient.magnitude, Double(entry.scale))
      }
      expandToParameters()
      for position in 0..<scratch.form.count {
        let entry = scratch.form[position]
        if entry.coefficient.magnitude > 1e-6 * max(largest, Double(entry.scale)) {
          found.append("the equation of r\(index) is off by \(entry.coefficient) of r\(entry.index)")
        }
      }
    }
  }

  /// The column of every nonbasic variable lists the rows that mention it, and rows mention no others.
  mutating func checkColumns(_ found: inout Violations) {
    for row in 0..<rows.count where rows[row].basic >= 0 {
      for position in 0..<rows[row].entries.count {
        let nonbasic = entries[rows[row].entries, position].index
        if !residuals[nonbasic].isLive || residuals[nonbasic].isBasic {
          found.append("row \(row) mentions r\(nonbasic)")
        } else if !columnMentions(Int32(row), nonbasic) {
          found.append("the column of r\(nonbasic) lacks row \(row)")
        }
      }
    }
  }

  private func columnMentions(_ row: Int32, _ nonbasic: Int32) -> Bool {
    let column = residuals[nonbasic].column
    for position in 0..<column.count where columns[column, position] == row { return true }
    return false
  }

  private func largestCoefficient(of row: Int32) -> Double {
    var largest = 0.0
    for position in 0..<rows[row].entries.count {
      largest = max(largest, entries[rows[row].entries, position].coefficient.magnitude)
    }
    return largest
  }

  // MARK: Optimality

  mutating func checkOptimality(_ found: inout Violations) {
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
}
