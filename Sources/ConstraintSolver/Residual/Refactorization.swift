/// Computing the rows of the current basis from the definitions and the constraints' own terms.
///
/// Each pivot on the way to a basis adds rounding errors to the rows, which a much smaller or larger
/// coefficient multiplies. The direct way to the same basis needs fewer pivots, and can choose the largest
/// coefficients for them.
extension ResidualProgram {
  /// Which variables were basic before the rows were removed. Valid until the next refactorization.
  struct UnsafeBasis {
    /// The nonbasic variables that have an equation.
    let leaving: UnsafeBufferPointer<Int32>
    /// For each variable, whether it is a parameter that was basic, and is not yet again.
    fileprivate let isAwaited: UnsafeMutableBufferPointer<Bool>
  }

  /// Removes all rows, to compute them again, and returns the basis. The owner then inserts the row of every variable with an
  /// equation, and calls ``restore(_:)``.
  mutating func startUnsafeRefactorization() -> UnsafeBasis {
    basisVersion += 1
    valueVersion += 1
    pivotsSinceFreshRows = 0
    hasIllScaledPivot = false
    needsFreshRows = false
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
    return UnsafeBasis(
      leaving: scratch.leaving.unsafeContents,
      isAwaited: UnsafeMutableBufferPointer(
        start: scratch.isAwaited.unsafeBase, count: scratch.isAwaited.count))
  }

  /// Exchanges the variables that were nonbasic, each for the parameter with the largest coefficient in its row
  /// among those that were basic. If none is left, the variable stays, counted where it is.
  mutating func restore(_ basis: UnsafeBasis) {
    for residual in basis.leaving { exchangeWithLargest(residual, basis) }
  }

  /// Sums up the reduced costs from the slopes of the basic variables, and queues all variables and rows.
  mutating func finishRefactorization() {
    sumUpReducedCosts()
    queueEverything()
  }

  /// Removes all rows. Nothing refers to their numbers any more.
  mutating func removeRows() {
    queues.infeasibleRows.removeAll()
    rows.removeAll()
    queues.spareRows.removeAll()
    entries.removeAll()
    columns.removeAll()
  }

  private mutating func exchangeWithLargest(_ residual: Int32, _ basis: UnsafeBasis) {
    let row = residuals[residual].row
    var best = Entry(index: -1, coefficient: 0)
    for position in 0..<rows[row].entries.count {
      let entry = entries[rows[row].entries, position]
      guard entry.index < basis.isAwaited.count, basis.isAwaited[Int(entry.index)],
        entry.isPivot(tolerance: Tolerance.pivotOfFreshRows)
      else {
        continue
      }
      if entry.coefficient.magnitude > best.coefficient.magnitude { best = entry }
    }
    guard best.index >= 0 else { return setSidesByValue(of: residual) }
    basis.isAwaited[Int(best.index)] = false
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
