/// A constraint as the fallback takes it.
struct FallbackConstraint {
  let index: Int32
  let age: Int
  let level: Int32
  let relation: ConstraintSolver.Relation
  let constant: Double
  let terms: [(variable: Int32, coefficient: Double)]
}

/// A plain simplex method over a dictionary of sparse rows, from scratch and one constraint after the other: slow, with
/// Bland's rule, which never cycles, and with twice the digits, so that no order of pivots loses what it needs. It takes
/// over when the incremental method has spent its steps, and finds conflicts that its rows do not show.
struct FallbackSimplex {
  enum Kind { case variable, slack, error, fixed }

  struct Column {
    let kind: Kind
    let constraint: Int32
  }

  private(set) var columns: [Column] = []
  private(set) var rows: [Int: Row] = [:]
  private(set) var uses: [Int: Set<Int>] = [:]
  private(set) var costs: [Int32: Row] = [:]
  private var variableColumns: [Int32: Int] = [:]
  /// The minimal conflicting sets found; the last member of each was given up.
  private(set) var conflicts: [[Int32]] = []
  private(set) var stepCount = 0
  private let stepLimit: Int

  /// The optimum of the constraints.
  init(_ constraints: [FallbackConstraint]) {
    self.init(stepLimit: 10_000 + 200 * constraints.count)
    let required = ConstraintRecord.requiredLevel
    for constraint in constraints.sorted(by: { ($1.level, $0.age) < ($0.level, $1.age) }) {
      if constraint.level == required { require(constraint) } else { prefer(constraint) }
    }
    minimize()
  }

  /// A minimal conflicting set of required constraints, found by adding them from the oldest on; nil if all can hold.
  static func firstConflict(_ constraints: [FallbackConstraint]) -> [Int32]? {
    var simplex = FallbackSimplex(stepLimit: 10_000 + 200 * constraints.count)
    var seen = Set<Int32>()
    for constraint in constraints.sorted(by: { $0.age < $1.age }) where seen.insert(constraint.index).inserted
    {
      simplex.require(constraint)
      if let conflict = simplex.conflicts.first { return conflict }
    }
    return nil
  }

  private init(stepLimit: Int) {
    self.stepLimit = stepLimit
  }

  func value(of variable: Int32) -> Double? {
    guard let column = variableColumns[variable] else { return nil }
    return rows[column]?.constant.high ?? 0
  }

  func column(of variable: Int32) -> Int? { variableColumns[variable] }

  /// Keeps columns at zero for good.
  mutating func freeze(_ frozen: Set<Int>) {
    for column in frozen { columns[column] = Column(kind: .fixed, constraint: columns[column].constraint) }
  }

  mutating func swapColumns(_ leaving: Int, _ entering: Int) {
    exchange(leaving, takeRow(leaving), entering)
  }

  // MARK: Rows

  private mutating func newColumn(_ kind: Kind, _ constraint: Int32) -> Int {
    columns.append(Column(kind: kind, constraint: constraint))
    return columns.count - 1
  }

  private mutating func column(for variable: Int32) -> Int {
    if let column = variableColumns[variable] { return column }
    let column = newColumn(.variable, -1)
    variableColumns[variable] = column
    return column
  }

  private mutating func expression(of constraint: FallbackConstraint, times factor: DoubleDouble) -> Row {
    var row = Row(constant: DoubleDouble(constraint.constant) * factor)
    for term in constraint.terms {
      let column = column(for: term.variable)
      let coefficient = DoubleDouble(term.coefficient) * factor
      if let definition = rows[column] {
        row.add(definition, times: coefficient)
      } else {
        row.add(column, coefficient)
      }
    }
    return row
  }

  /// The unbounded variable that a row can best be solved for.
  private func freeColumn(in row: Row) -> Int? {
    var best: (column: Int, size: Double)?
    for (column, cell) in row.cells where columns[column].kind == .variable && cell.isSignificant {
      let size = cell.value.magnitude
      if best == nil || (size, column) > (best!.size, best!.column) { best = (column, size) }
    }
    return best?.column
  }

  private mutating func setRow(_ basic: Int, _ row: Row) {
    if let old = rows[basic] { for column in old.cells.keys { uses[column]?.remove(basic) } }
    rows[basic] = row
    for column in row.cells.keys { uses[column, default: []].insert(basic) }
  }

  private mutating func takeRow(_ basic: Int) -> Row {
    let row = rows.removeValue(forKey: basic)!
    for column in row.cells.keys { uses[column]?.remove(basic) }
    return row
  }

  /// Makes `entering` basic in place of `leaving`, whose equation is `leaving = row`.
  private mutating func exchange(_ leaving: Int, _ row: Row, _ entering: Int) {
    stepCount += 1
    var solved = row
    let coefficient = solved.cells.removeValue(forKey: entering)!.value
    solved.cells[leaving] = Cell(value: DoubleDouble(-1), scale: 1)
    var definition = Row()
    definition.add(solved, times: DoubleDouble(-1) / coefficient)
    for basic in uses[entering] ?? [] {
      guard var other = rows[basic], let factor = other.cells.removeValue(forKey: entering) else { continue }
      other.add(definition, times: factor.value)
      setRow(basic, other)
      rows[basic]!.cells[entering] = nil
    }
    uses[entering] = nil
    for level in costs.keys {
      guard let factor = costs[level]!.cells.removeValue(forKey: entering) else { continue }
      costs[level]!.add(definition, times: factor.value)
    }
    setRow(entering, definition)
  }

  // MARK: Required constraints

  private mutating func require(_ constraint: FallbackConstraint) {
    let sign = DoubleDouble(constraint.relation == .lessThanOrEqual ? -1 : 1)
    let row = expression(of: constraint, times: sign / scale(constraint))
    let isEquality = constraint.relation == .equal
    let own = newColumn(isEquality ? .fixed : .slack, constraint.index)
    if let free = freeColumn(in: row) {
      exchange(own, row, free)
    } else {
      setRow(own, row)
      satisfy(own, isEquality: isEquality)
    }
  }

  /// Drives a required constraint's own column, basic and infeasible, to zero; gives the constraint up if that fails.
  private mutating func satisfy(_ own: Int, isEquality: Bool) {
    while let row = rows[own], isInfeasible(row.constant.high, isEquality) {
      let wanted = row.constant.high > 0 ? -1.0 : 1.0
      let entering = row.cells.filter {
        columns[$0.key].kind != .fixed && $0.value.isSignificant && $0.value.value.high * wanted > 0
      }.keys.min()
      guard let entering, stepCount < stepLimit else { return giveUp(own) }
      let blocking = leavingColumn(for: entering, except: own)
      let needed = row.constant.magnitude / row.cells[entering]!.value.magnitude
      if let blocking, blocking.step < needed {
        exchange(blocking.column, takeRow(blocking.column), entering)
      } else {
        exchange(own, takeRow(own), entering)
      }
    }
    if isEquality, rows[own] != nil { leaveBasis(own) }
  }

  private func isInfeasible(_ value: Double, _ isEquality: Bool) -> Bool {
    value < -Tolerance.feasibility || (isEquality && value > Tolerance.feasibility)
  }

  /// An equality's column must not stay basic; if its row mentions nothing, the equality is redundant.
  private mutating func leaveBasis(_ own: Int) {
    let row = takeRow(own)
    let movable = row.cells.filter { columns[$0.key].kind != .fixed && $0.value.isSignificant }
      .mapValues { $0.value.magnitude }
    if let entering = movable.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key {
      exchange(own, row, entering)
    }
  }

  private mutating func giveUp(_ own: Int) {
    let row = takeRow(own)
    var members = Set<Int32>()
    for (column, cell) in row.cells where cell.isSignificant { members.insert(columns[column].constraint) }
    conflicts.append(members.sorted() + [columns[own].constraint])
  }

  private func scale(_ constraint: FallbackConstraint) -> DoubleDouble {
    DoubleDouble(constraint.terms.reduce(0) { max($0, $1.coefficient.magnitude) })
  }

  // MARK: Preferences

  private mutating func prefer(_ constraint: FallbackConstraint) {
    let scale = scale(constraint)
    let row = expression(of: constraint, times: DoubleDouble(1) / scale)
    let above = newColumn(constraint.relation == .greaterThanOrEqual ? .slack : .error, constraint.index)
    let below = newColumn(constraint.relation == .lessThanOrEqual ? .slack : .error, constraint.index)
    for column in [above, below] where columns[column].kind == .error {
      costs[constraint.level, default: Row()].add(column, scale)
    }
    // above - below = expression
    var equation = row
    equation.add(below, DoubleDouble(1))
    if let free = freeColumn(in: equation) {
      exchange(above, equation, free)
    } else if equation.constant.high >= 0 {
      makeBasic(above, equation)
    } else {
      var negated = Row()
      negated.add(row, times: DoubleDouble(-1))
      negated.add(above, DoubleDouble(1))
      makeBasic(below, negated)
    }
  }

  private mutating func makeBasic(_ column: Int, _ row: Row) {
    setRow(column, row)
    for level in costs.keys {
      guard let factor = costs[level]!.cells.removeValue(forKey: column) else { continue }
      costs[level]!.add(row, times: factor.value)
    }
  }

  // MARK: Simplex

  func leavingColumn(
    for entering: Int, direction: Double = 1, except own: Int = -1
  ) -> (column: Int, step: Double)? {
    firstToLeave(for: entering, direction, except: own, isSure: true)
      ?? firstToLeave(for: entering, direction, except: own, isSure: false)
  }

  /// The same among the rows whose coefficients may, or may not, be rounding error.
  private func firstToLeave(
    for entering: Int, _ direction: Double, except own: Int, isSure: Bool
  ) -> (column: Int, step: Double)? {
    var best: (column: Int, step: Double)?
    for basic in uses[entering] ?? [] where columns[basic].kind != .variable && basic != own {
      guard let row = rows[basic], let rate = row.cells[entering], rate.isSignificant == isSure else {
        continue
      }
      guard columns[basic].kind == .fixed || rate.value.high * direction < 0 else { continue }
      let step = max(0, row.constant.high / rate.value.magnitude)
      if best == nil || (step, basic) < (best!.step, best!.column) { best = (basic, step) }
    }
    return best
  }

  private mutating func minimize() {
    let levels = costs.keys.sorted(by: >)
    while stepCount < stepLimit, let entering = improvingColumn(levels) {
      guard let leaving = leavingColumn(for: entering.column, direction: entering.direction) else {
        // No cost falls for ever: what looks like a gain is rounding error.
        columns[entering.column] = Column(kind: .fixed, constraint: columns[entering.column].constraint)
        continue
      }
      exchange(leaving.column, takeRow(leaving.column), entering.column)
    }
  }

  /// The first column that lowers the cost, which the strongest level that it touches decides.
  private func improvingColumn(_ levels: [Int32]) -> (column: Int, direction: Double)? {
    var decided = Set<Int>()
    var best: (column: Int, direction: Double)?
    for level in levels {
      for (column, cost) in costs[level]!.cells where cost.isSignificant && columns[column].kind != .fixed {
        let isGain = cost.value.high < 0
        guard decided.insert(column).inserted, isGain || columns[column].kind == .variable else { continue }
        if column < (best?.column ?? Int.max) { best = (column, isGain ? 1 : -1) }
      }
    }
    return best
  }
}
