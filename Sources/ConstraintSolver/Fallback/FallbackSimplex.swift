/// A constraint as the fallback takes it; its terms are passed with it.
struct FallbackConstraint: BitwiseCopyable {
  /// The number by which conflicts name it.
  var number: Int32
  /// The priority, as a number that orders the same.
  var level: Int32
  var isRequired: Bool
  var relation: ConstraintSolver.Relation
  var constant: Double
  /// The magnitude of the largest coefficient.
  var scale: Double
}

/// The limits of a search by the fallback.
struct FallbackLimits {
  /// The most exchanges, however large the program.
  var mostExchanges = Int.max
  /// The steps that the client still allows.
  var allowance = Int.max
  /// The operations on numbers of rows that the client still allows.
  var mostOperations = Int.max
  /// Returns whether the search may continue, called at every step; nil for always.
  var mayGoOn: (() -> Bool)?
}

/// A plain simplex method without incremental state, which adds one constraint after the other. It is slow:
/// it uses Bland's rule, which never cycles, and double-double numbers, so that no order of pivots loses
/// digits. It finishes updates whose steps are spent, and finds conflicts that the incremental method's rows
/// do not show.
struct FallbackSimplex: ~Copyable {
  var tableau = Tableau()
  /// The column of each variable, or -1.
  private var columnOfVariable = Slab<Int32>()
  /// The cost of each level of preferences, from the strongest on.
  private var costs = Slab<Int32>()
  /// The minimal conflicting sets found; the last member of each was given up.
  var conflicts = ConstraintSets()
  private let mostExchanges: Int
  private let limits: FallbackLimits
  /// Whether a limit of the client ended the search. The results are meaningless then.
  private(set) var isStopped = false

  init(constraintCount: Int, within limits: FallbackLimits = FallbackLimits()) {
    mostExchanges = min(10_000 + 200 * constraintCount, limits.mostExchanges)
    self.limits = limits
  }

  /// Whether the client allows the search to continue.
  mutating func mayContinue() -> Bool {
    if tableau.exchangeCount > limits.allowance || tableau.operationCount > limits.mostOperations {
      isStopped = true
    }
    if let mayGoOn = limits.mayGoOn, !mayGoOn() { isStopped = true }
    return !isStopped
  }

  /// Whether the search was ended early. Its results are not reliable then.
  var isExhausted: Bool { tableau.exchangeCount >= mostExchanges }

  /// Adds a constraint that is weaker, or as strong and younger, than all before.
  mutating func add(_ constraint: FallbackConstraint, _ terms: UnsafeBufferPointer<Term>) {
    if constraint.isRequired { addRequired(constraint, terms) } else { prefer(constraint, terms) }
  }

  /// Nil if no constraint mentions the variable.
  func value(of variable: Int32) -> Double? {
    guard let column = column(of: variable) else { return nil }
    return tableau.columns[column].row.constant.high
  }

  func column(of variable: Int32) -> Int32? {
    guard variable < columnOfVariable.nextIndex, columnOfVariable[variable] >= 0 else { return nil }
    return columnOfVariable[variable]
  }

  /// The conflicting sets, of a search that is not needed any more.
  consuming func takeConflicts() -> ConstraintSets {
    var result = ConstraintSets()
    swap(&result, &conflicts)
    return result
  }

  // MARK: Expressions

  /// Makes a constraint's expression, divided by a number, the row of a column.
  private mutating func setExpression(
    of column: Int32, _ constraint: FallbackConstraint, _ terms: UnsafeBufferPointer<Term>,
    by divisor: DoubleDouble
  ) {
    let constant =
      DoubleDouble(simpleFraction: constraint.constant) ?? DoubleDouble(constraint.constant)
    tableau.setConstant(constant / divisor, of: column)
    for term in terms {
      tableau.add(
        makeColumn(of: term.variable), times: read(term.coefficient) / divisor, to: column)
    }
  }

  /// Numbers of a client have sixteen digits. Most are next to a simple fraction, such as a tenth, and that
  /// fraction is meant. With exact fractions, rows that are multiples of each other cancel, and the smallest
  /// coefficient can be distinguished from a rounding error.
  private mutating func read(_ coefficient: Double) -> DoubleDouble {
    if let fraction = DoubleDouble(simpleFraction: coefficient) { return fraction }
    tableau.precision = Tableau.precisionOfDoubles
    return DoubleDouble(coefficient)
  }

  private mutating func makeColumn(of variable: Int32) -> Int32 {
    if let column = column(of: variable) { return column }
    columnOfVariable.extend(to: Int(variable) + 1, with: -1)
    columnOfVariable[variable] = tableau.addColumn(.variable, -1)
    return columnOfVariable[variable]
  }

  /// The column in a row with the largest coefficient, of those that may enter the basis or of the variables only.
  private func largest(in column: Int32, isVariable: Bool) -> Int32? {
    var best: (column: Int32, size: Double)?
    for position in 0..<tableau.cellCount(of: column) {
      let cell = tableau.cell(position, of: column)
      let kind = tableau.columns[cell.column].kind
      guard isVariable ? kind == .variable : kind != .fixed else { continue }
      if cell.value.magnitude >= best?.size ?? 0 { best = (cell.column, cell.value.magnitude) }
    }
    return best?.column
  }

  // MARK: Required constraints

  private mutating func addRequired(_ constraint: FallbackConstraint, _ terms: UnsafeBufferPointer<Term>) {
    let isEquality = constraint.relation == .equal
    let own = tableau.addBasicColumn(isEquality ? .fixed : .slack, constraint.number)
    let sign: Double = constraint.relation == .lessThanOrEqual ? -1 : 1
    setExpression(of: own, constraint, terms, by: read(sign * constraint.scale))
    if let free = largest(in: own, isVariable: true) {
      tableau.exchange(own, free)
    } else {
      satisfy(own, isEquality)
    }
  }

  /// Drives a required constraint's own column, basic and infeasible, to zero; gives the constraint up if that fails.
  private mutating func satisfy(_ own: Int32, _ isEquality: Bool) {
    while isInfeasible(own, isEquality) {
      guard mayContinue() else { return }
      guard let entering = columnThatHelps(own), tableau.exchangeCount < mostExchanges else {
        return giveUp(own)
      }
      let first = tableau.firstToReachZero(movedBy: entering, except: own)
      if let first, first.distance < tableau.distanceToZero(of: own, movedBy: entering) {
        tableau.exchange(first.column, entering)
      } else {
        tableau.exchange(own, entering)
      }
    }
    if isEquality { leaveBasis(own) }
  }

  private func isInfeasible(_ own: Int32, _ isEquality: Bool) -> Bool {
    let value = tableau.columns[own].row.constant.high
    return value < -Tolerance.feasibility || (isEquality && value > Tolerance.feasibility)
  }

  /// The first column in the row that brings it nearer to zero by growing.
  private func columnThatHelps(_ own: Int32) -> Int32? {
    let value = tableau.columns[own].row.constant.high
    for position in 0..<tableau.cellCount(of: own) {
      let cell = tableau.cell(position, of: own)
      if tableau.columns[cell.column].kind != .fixed, cell.value.high * value < 0 { return cell.column }
    }
    return nil
  }

  /// An equality's column must not stay basic; if nothing in its row can take its place, the equality is redundant.
  ///
  /// The column satisfies the equality within the tolerance. In a row that is nearly parallel to others, removing the small
  /// remainder may need a long move of the entering column, which would violate another constraint. The remainder then counts as zero.
  private mutating func leaveBasis(_ own: Int32) {
    guard let entering = largest(in: own, isVariable: false) else { return tableau.resetRow(of: own) }
    if tableau.distanceToZero(of: own, movedBy: entering) > Tolerance.feasibility {
      tableau.setConstant(DoubleDouble(0), of: own)
    }
    tableau.exchange(own, entering)
  }

  /// No column in the row can help: their constraints contradict this one.
  private mutating func giveUp(_ own: Int32) {
    for position in 0..<tableau.cellCount(of: own) {
      conflicts.append(tableau.columns[tableau.cell(position, of: own).column].owner)
    }
    conflicts.append(tableau.columns[own].owner)
    conflicts.endSet()
    tableau.resetRow(of: own)
  }

  // MARK: Preferences

  private mutating func prefer(_ constraint: FallbackConstraint, _ terms: UnsafeBufferPointer<Term>) {
    let (number, relation) = (constraint.number, constraint.relation)
    let scale = read(constraint.scale)
    let above = tableau.addBasicColumn(relation == .greaterThanOrEqual ? .slack : .error, number)
    let below = tableau.addColumn(relation == .lessThanOrEqual ? .slack : .error, number)
    // above - below = expression
    setExpression(of: above, constraint, terms, by: scale)
    tableau.add(below, times: DoubleDouble(1), to: above)
    if let free = largest(in: above, isVariable: true) {
      tableau.exchange(above, free)
    } else if tableau.columns[above].row.constant.high < 0 {
      tableau.exchange(above, below)
    }
    let cost = makeCost(of: constraint.level)
    for column in above...below where tableau.columns[column].kind == .error {
      tableau.add(column, times: scale, to: cost)
    }
  }

  private mutating func makeCost(of level: Int32) -> Int32 {
    if let last = costs.last, tableau.columns[last].owner == level { return last }
    costs.append(tableau.addBasicColumn(.cost, level))
    return costs[costs.count - 1]
  }

  /// Makes the cost of each level as small as the stronger ones let it be.
  mutating func minimize() {
    for index in 0..<costs.count {
      // No cost falls for ever: what looks like a gain is rounding error.
      while let endless = minimize(costs[index]) { tableau.fix(endless) }
      for position in 0..<tableau.cellCount(of: costs[index]) {
        tableau.fix(tableau.cell(position, of: costs[index]).column)
      }
    }
  }

  /// Makes a cost as small as it can be. Returns a column with which it falls for ever.
  mutating func minimize(_ cost: Int32) -> Int32? {
    while tableau.exchangeCount < mostExchanges, mayContinue(), let (entering, direction) = gain(in: cost) {
      guard let first = tableau.firstToReachZero(movedBy: entering, direction: direction) else {
        return entering
      }
      tableau.exchange(first.column, entering)
    }
    return nil
  }

  /// The first column that lowers a cost, and the direction in which it does.
  private func gain(in cost: Int32) -> (column: Int32, direction: Double)? {
    for position in 0..<tableau.cellCount(of: cost) {
      let cell = tableau.cell(position, of: cost)
      let kind = tableau.columns[cell.column].kind
      if kind != .fixed, cell.value.high < 0 || kind == .variable {
        return (cell.column, cell.value.high < 0 ? 1 : -1)
      }
    }
    return nil
  }
}
