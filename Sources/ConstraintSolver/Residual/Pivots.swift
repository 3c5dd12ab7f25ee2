/// Exchanging a basic and a nonbasic variable of the residual program.
extension ResidualProgram {
  /// Makes `entering` basic instead of a row's basic variable. The values must be final already.
  mutating func pivot(_ row: Int32, _ entering: Int32, _ coefficient: Double) {
    basisVersion += 1
    pivotsSinceFreshRows += 1
    if isIllScaled(coefficient, in: row) {
      mayBeInexact = true
      hasIllScaledPivot = true
    }
    let leaving = rows[row].basic
    // 1. Reduced costs: the entering variable's total slope is spread over the row.
    updateReducedCosts(row, entering, leaving, coefficient)
    // 2. The equations.
    exchange(row, entering, coefficient)
  }

  /// Solves a row for `entering`, and replaces that by the solution in all other rows.
  mutating func exchange(_ row: Int32, _ entering: Int32, _ coefficient: Double) {
    // 1. The other rows that mention the entering variable.
    let column = gatherUnsafeColumn(entering, known: Entry(index: row, coefficient: coefficient))
    scratch.pivotColumn.removeAll()
    for entry in column where entry.index != row { scratch.pivotColumn.append(entry) }
    // 2. The row, solved for the entering variable.
    solve(row, for: entering, rows[row].basic, coefficient)
    // 3. Substitution into those rows.
    for index in 0..<scratch.pivotColumn.count {
      let other = scratch.pivotColumn[index]
      removeEntry(of: entering, from: other.index)
      add(rows[row].entries, times: other.coefficient, to: other.index)
    }
  }

  private mutating func updateReducedCosts(
    _ row: Int32, _ entering: Int32, _ leaving: Int32, _ coefficient: Double
  ) {
    var slope = scratch.pivotCost
    slope.count = 0
    levels.add(residuals[entering].reducedCost, times: 1, to: &slope)
    addSlopes(of: entering, times: 1, to: &slope)
    let list = rows[row].entries
    if !slope.isEmpty {
      budget.countOperations(Int(list.count) * Int(slope.count))
      for position in 0..<list.count {
        let entry = entries[list, position]
        guard entry.index != entering else { continue }
        levels.add(slope, times: -entry.coefficient / coefficient, to: &residuals[entry.index].reducedCost)
      }
    }
    var leavingCost = residuals[leaving].reducedCost
    leavingCost.count = 0
    levels.add(slope, times: 1 / coefficient, to: &leavingCost)
    addSlopes(of: leaving, times: -1, to: &leavingCost)
    residuals[leaving].reducedCost = leavingCost
    residuals[entering].reducedCost.count = 0
    scratch.pivotCost = slope
  }

  private mutating func solve(_ row: Int32, for entering: Int32, _ leaving: Int32, _ coefficient: Double) {
    let list = rows[row].entries
    let factor = 1 / coefficient
    for position in 0..<list.count {
      if entries[list, position].index == entering {
        entries[list, position] = Entry(index: leaving, coefficient: factor)
      } else {
        entries[list, position].coefficient *= -factor
        entries[list, position].scale *= Float(factor.magnitude)
      }
    }
    rows[row].basic = entering
    residuals[entering].row = row
    residuals[entering].column.count = 0
    residuals[leaving].row = -1
    residuals[leaving].column.count = 0
    columns.append(row, to: &residuals[leaving].column)
  }

  private mutating func removeEntry(of nonbasic: Int32, from row: Int32) {
    for position in 0..<rows[row].entries.count
    where entries[rows[row].entries, position].index == nonbasic {
      entries.swapRemove(at: position, from: &rows[row].entries)
      return
    }
  }
}
