/// Computing the rows of the current basis from the definitions and the constraints' own terms.
///
/// Each pivot on the way to a basis adds rounding errors to the rows, which a much smaller or larger
/// coefficient multiplies. The direct way to the same basis needs fewer pivots, and can choose the largest
/// coefficients for them.
extension ResidualProgram {
  /// Removes all rows, to compute them again. The owner then inserts the row of every variable with an equation,
  /// and calls ``restoreBasis()``.
  mutating func startRefactorization() {
    basisVersion += 1
    valueVersion += 1
    pivotsSinceFreshRows = 0
    needsFreshRows = false
    collectLeaving()
  }

  /// Exchanges the variables that were nonbasic, each for the parameter with the largest coefficient in its row
  /// among those that were basic. If none is left, the variable stays, counted where it is.
  mutating func restoreBasis() {
    for index in 0..<scratch.leaving.count { exchangeWithLargest(scratch.leaving[index]) }
  }

  /// Sums up the reduced costs from the slopes of the basic variables, and queues all variables and rows.
  mutating func finishRefactorization() {
    sumUpReducedCosts()
    queueEverything()
  }

  /// Fills `scratch.leaving` with the nonbasic variables that have an equation, and marks the basic parameters. Empties
  /// the rows.
  private mutating func collectLeaving() {
    scratch.leaving.removeAll()
    scratch.isAwaited.removeAll()
    scratch.isAwaited.extend(to: residuals.count, with: false)
    for index in 0..<residuals.count where residuals[index].isLive {
      if residuals[index].isParameter {
        scratch.isAwaited[index] = residuals[index].isBasic
      } else if !residuals[index].isBasic {
        scratch.leaving.append(Int32(index))
      }
      residuals[index].row = -1
      residuals[index].column = List()
      residuals[index].reducedCost.count = 0
    }
    removeRows()
  }

  /// Removes all rows. Nothing refers to their numbers any more.
  mutating func removeRows() {
    queues.infeasibleRows.removeAll()
    rows.removeAll()
    queues.spareRows.removeAll()
    entries.removeAll()
    columns.removeAll()
  }

  private mutating func exchangeWithLargest(_ residual: Int32) {
    let row = residuals[residual].row
    var best = Entry(index: -1, coefficient: 0)
    for position in 0..<rows[row].entries.count {
      let entry = entries[rows[row].entries, position]
      guard entry.index < scratch.isAwaited.count, scratch.isAwaited[entry.index], entry.isPivot else {
        continue
      }
      if entry.coefficient.magnitude > best.coefficient.magnitude { best = entry }
    }
    guard best.index >= 0 else { return setSidesByValue(of: residual) }
    scratch.isAwaited[best.index] = false
    exchange(row, best.index, best.coefficient)
  }

  private mutating func sumUpReducedCosts() {
    var slopes = scratch.pivotCost
    defer { scratch.pivotCost = slopes }
    for row in 0..<rows.count where rows[row].basic >= 0 {
      slopes.count = 0
      addSlopes(of: rows[row].basic, times: 1, to: &slopes)
      guard !slopes.isEmpty else { continue }
      for position in 0..<rows[row].entries.count {
        let entry = entries[rows[row].entries, position]
        levels.add(slopes, times: entry.coefficient, to: &residuals[entry.index].reducedCost)
      }
    }
  }

  private mutating func queueEverything() {
    for index in 0..<residuals.count where residuals[index].isLive {
      if residuals[index].isBasic {
        queueRow(residuals[index].row)
      } else {
        queueCheck(Int32(index))
      }
    }
  }
}
