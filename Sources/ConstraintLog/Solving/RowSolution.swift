/// The result of the solver for a list of rows.
struct RowSolution {
  /// Rows that contradict each other, by their numbers. Each set is minimal.
  let contradictions: [[Int]]
  /// The row that the solver gave up, for each contradiction.
  let givenUp: [Int?]
  /// The values of all variables; 0 for those in no row.
  let values: [Double]

  var isFeasible: Bool { contradictions.isEmpty }

  init(_ rows: [LinearRow], variableCount: Int) {
    let solver = RowSolver(rows, variableCount: variableCount)
    let found = solver.contradictions()
    contradictions = found.map { $0.rows }
    givenUp = found.map { $0.givenUp }
    values = solver.values()
  }
}
