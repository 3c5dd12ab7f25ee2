extension FallbackSimplex {
  /// The least and the greatest value that a variable takes among all optima, after ``minimize()``.
  mutating func range(of variable: Int32) -> (lower: Double, upper: Double) {
    guard let column = column(of: variable) else { return (-.infinity, .infinity) }
    return (least(column, times: 1), -least(column, times: -1))
  }

  private mutating func least(_ column: Int32, times factor: Double) -> Double {
    let cost = tableau.addBasicColumn(.cost, -1)
    tableau.add(column, times: DoubleDouble(factor), to: cost)
    return minimize(cost) == nil ? tableau.columns[cost].row.constant.high : -.infinity
  }
}
