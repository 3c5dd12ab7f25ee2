extension FallbackSimplex {
  /// The least and the greatest value that a variable takes among all optima.
  mutating func range(of variable: Int32) -> (lower: Double, upper: Double) {
    guard let column = column(of: variable) else { return (-.infinity, .infinity) }
    freezeCostlyColumns()
    let lower = extreme(of: column, sign: 1)
    let upper = extreme(of: column, sign: -1)
    return (lower, upper)
  }

  /// Columns whose entry into the basis would cost something stay out of it from here on.
  private mutating func freezeCostlyColumns() {
    var costly = Set<Int>()
    for cost in costs.values {
      for (column, cell) in cost.cells where cell.isSignificant { costly.insert(column) }
    }
    freeze(costly)
  }

  /// Minimises `sign · column`.
  private mutating func extreme(of column: Int, sign: Double) -> Double {
    var steps = 0
    while steps < 10_000 {
      steps += 1
      guard let (entering, direction) = improving(column, sign) else {
        return rows[column]?.constant.high ?? 0
      }
      guard let leaving = leavingColumn(for: entering, direction: direction) else { return -sign * .infinity }
      swapColumns(leaving.column, entering)
    }
    return rows[column]?.constant.high ?? 0
  }

  private func improving(_ column: Int, _ sign: Double) -> (Int, Double)? {
    guard let row = rows[column] else { return (column, -sign) }
    var best: (Int, Double)?
    for (candidate, cell) in row.cells where columns[candidate].kind != .fixed && cell.isSignificant {
      let rate = cell.value.high * sign
      guard rate < 0 || columns[candidate].kind == .variable else { continue }
      if candidate < (best?.0 ?? Int.max) { best = (candidate, rate < 0 ? 1 : -1) }
    }
    return best
  }
}
