extension FallbackSimplex {
  /// Moves to where a variable has its least or, with the factor -1, its greatest value among all optima, after ``minimize()``.
  /// Returns nil, or the direction in which it has no limit.
  mutating func move(_ variable: Int32, toLeastTimes factor: Double) -> Ray? {
    guard let column = column(of: variable) else { return nil }
    let cost = tableau.addBasicColumn(.cost, -1)
    tableau.add(column, times: DoubleDouble(factor), to: cost)
    guard let endless = minimize(cost), let rate = tableau.coefficient(of: endless, in: column) else {
      return nil
    }
    return Ray(column: endless, rate: rate.high)
  }

  /// A direction in which an optimum may move without end.
  struct Ray {
    /// The column that moves.
    fileprivate let column: Int32
    /// How fast the variable moves with it.
    fileprivate let rate: Double
  }

  /// How fast a variable moves along a ray, for each unit of the ray's own variable.
  func rate(of variable: Int32, along ray: Ray) -> Double {
    guard let column = column(of: variable) else { return 0 }
    return (tableau.coefficient(of: ray.column, in: column)?.high ?? 0) / ray.rate
  }

  /// Whether a constraint mentions a variable.
  func mentions(_ variable: Int32) -> Bool { column(of: variable) != nil }
}
