/// An equality that waits for its row.
struct WaitingEquality: BitwiseCopyable {
  var constraint: Int32
  var level: Int32
  var number: Int32

  /// The strongest come first; among equals, those that came first.
  @inline(__always)
  func comesBefore(_ other: WaitingEquality) -> Bool {
    level != other.level ? level > other.level : number < other.number
  }
}

/// A starting basis.
///
/// An equality with a new row usually does not hold. The dual simplex method would make it hold by pricing
/// all variables of the row and exchanging one for the equality's own, while many rows contain either.
///
/// Most equalities of a form have a variable that is free to move: it costs nothing where it is, and its cost
/// elsewhere is weaker than the equality. That variable is exchanged as soon as the row exists. All basic
/// variables are counted as satisfied then, so no reduced cost changes. If a basic variable is now beyond a
/// breakpoint, the dual simplex method repairs it.
extension ConstraintSolver {
  /// Gives rows to the equalities in `scratch.deferredWithRows`, and lets those hold that can.
  ///
  /// 1. The strongest come first. Those that hold already wait, since others may make them hold for good.
  /// 2. Those of them that hold no more follow. The others need no row until they are violated, and stay pending.
  mutating func activateEqualitiesWithRows() {
    // 1.
    queueEqualities()
    scratch.holding.removeAll()
    while takeEqualitiesOfOneLevel() { activateEqualitiesOfOneLevel() }
    // 2.
    let count = scratch.holding.count
    for index in 0..<count { activateUnlessHolding(scratch.holding[index]) }
  }

  private mutating func activateUnlessHolding(_ constraint: Int32) {
    guard constraints[constraint].role == .pending else { return }
    if holds(constraint) {
      scratch.holding.append(constraint)
    } else {
      activateEquality(constraint)
    }
  }

  private mutating func queueEqualities() {
    for index in 0..<scratch.deferredWithRows.count {
      let constraint = scratch.deferredWithRows[index]
      guard constraints[constraint].relation == .equal else { continue }
      let waiting = WaitingEquality(
        constraint: constraint, level: constraints[constraint].level,
        number: Int32(truncatingIfNeeded: index))
      scratch.waiting.push(waiting) { $0.comesBefore($1) }
    }
  }

  /// Fills `scratch.matching.equalities` with those that wait and are the strongest. False if none is left.
  private mutating func takeEqualitiesOfOneLevel() -> Bool {
    scratch.matching.equalities.removeAll()
    guard let level = scratch.waiting.first?.level else { return false }
    while let next = scratch.waiting.first, next.level == level {
      _ = scratch.waiting.pop { $0.comesBefore($1) }
      scratch.matching.equalities.append(next.constraint)
    }
    return true
  }

  // MARK: Order

  /// The rows of so few equalities stay short in any order.
  private static var mostInAnyOrder: Int { 32 }

  /// Equalities of one level: those with a single unknown come first, as they let it follow from what is known, and may leave
  /// others with a single one. The order in which they were added decides only where there is none. O(terms), but for the rows.
  private mutating func activateEqualitiesOfOneLevel() {
    let count = scratch.matching.equalities.count
    guard count > Self.mostInAnyOrder else {
      for index in 0..<count { activateUnlessHolding(scratch.matching.equalities[index]) }
      return
    }
    countUnknowns()
    var next = 0
    for index in 0..<scratch.matching.equalities.count {
      activateReady(from: &next)
      activateInTurn(Int32(index))
    }
    activateReady(from: &next)
    for index in 0..<scratch.matching.unknowns.count {
      scratch.matching.isUnknown[scratch.matching.unknowns[index]] = false
    }
  }

  private mutating func activateReady(from next: inout Int) {
    while next < scratch.matching.ready.count {
      activateInTurn(scratch.matching.ready[next])
      next += 1
    }
  }

  private mutating func activateInTurn(_ equality: Int32) {
    let unknownCount = scratch.matching.unknownCounts[equality]
    guard unknownCount >= 0 else { return }
    scratch.matching.unknownCounts[equality] = -1
    let constraint = scratch.matching.equalities[equality]
    activateUnlessHolding(constraint)
    let list = constraints[constraint].terms
    for place in list.start..<list.end {
      let variable = terms[place].variable
      if scratch.matching.isUnknown[variable], unknownCount <= 1 || !isUnknown(variable) {
        settleUnknown(variable)
      }
    }
  }

  private mutating func countUnknowns() {
    scratch.matching.isUnknown.extend(to: variables.count, with: false)
    scratch.matching.firstIncidence.extend(to: variables.count, with: -1)
    scratch.matching.incidences.removeAll()
    scratch.matching.unknowns.removeAll()
    scratch.matching.unknownCounts.removeAll()
    scratch.matching.ready.removeAll()
    for index in 0..<scratch.matching.equalities.count {
      let equality = Int32(truncatingIfNeeded: index)
      let list = constraints[scratch.matching.equalities[index]].terms
      var count: Int32 = 0
      for place in list.start..<list.end where noteIfUnknown(terms[place].variable, in: equality) {
        count += 1
      }
      scratch.matching.unknownCounts.append(count)
      if count == 1 { scratch.matching.ready.append(equality) }
    }
  }

  @inline(__always)
  private mutating func noteIfUnknown(_ variable: Int32, in equality: Int32) -> Bool {
    if !scratch.matching.isUnknown[variable] {
      guard isUnknown(variable) else { return false }
      scratch.matching.isUnknown[variable] = true
      scratch.matching.firstIncidence[variable] = -1
      scratch.matching.unknowns.append(variable)
    }
    let link = Incidence(equality: equality, next: scratch.matching.firstIncidence[variable])
    scratch.matching.firstIncidence[variable] = scratch.matching.incidences.nextIndex
    scratch.matching.incidences.append(link)
    return true
  }

  /// Whether nothing determines a variable yet: it has no definition, no equality of its own and no row.
  @inline(__always)
  private func isUnknown(_ variable: Int32) -> Bool {
    guard variables[variable].definition < 0 else { return false }
    let residual = variables[variable].residual
    guard residual >= 0 else { return true }
    if residuals[residual].isBasic { return false }
    var piece = residuals[residual].firstPiece
    while piece >= 0 {
      if pieces[piece].relation == .equal { return false }
      piece = pieces[piece].next
    }
    return true
  }

  // MARK: Exchange

  /// Makes an equality a piece of a residual variable's cost and lets it hold if it can.
  mutating func activateEquality(_ constraint: Int32) {
    activate(constraint)
    if constraints[constraint].role == .piece { enterStartingBasis(constraint) }
  }

  /// Whether an equality holds, moves of parameters that are not carried over to the variables yet included. False if it is
  /// not known, because a variable of the equality follows from others.
  @inline(__always)
  private func holds(_ constraint: Int32) -> Bool {
    guard !queues.movedParameters.isEmpty else { return isSatisfied(constraint) }
    let list = constraints[constraint].terms
    var value = constraints[constraint].constant
    for place in list.start..<list.end {
      let variable = variables.address(of: terms[place].variable, count: 1)
      guard variable.pointee.definition < 0 else { return false }
      let residual = variable.pointee.residual
      value +=
        terms[place].coefficient * (residual >= 0 ? residuals[residual].value : values[terms[place].variable])
    }
    return isSatisfied(constraint, at: value)
  }

  /// Makes a new equality hold if a variable of its row is free to move. O(row, and the pieces of its variables).
  private mutating func enterStartingBasis(_ constraint: Int32) {
    let residual = constraints[constraint].target
    let row = residuals[residual].row
    guard row >= 0, residuals[residual].firstPiece == constraint, pieces[constraint].next < 0,
      budget.spendStep(on: &residuals[residual])
    else { return }
    let distance = pieces[constraint].breakpoint - residuals[residual].value
    guard let entry = cheapestToMove(of: row, distance: distance, level: pieces[constraint].level) else {
      return
    }
    chooseSides(of: entry.index, at: residuals[entry.index].value, tie: 0)
    shift(
      entry.index, by: distance / entry.coefficient, known: Entry(index: row, coefficient: entry.coefficient))
    residuals[residual].value = pieces[constraint].breakpoint
    pivot(row, entry.index, entry.coefficient)
  }

  /// The entry of a row's variable that loses least when it moves the row by `distance`; nil if each loses, or has an equality
  /// of its own, at `level` or a stronger one. Among equals, the one in the fewest rows.
  @inline(__always)
  private func cheapestToMove(of row: Int32, distance: Double, level: Int32) -> Entry? {
    var best: Entry?
    // What holds already needs no variable that has an equality of its own.
    var least = distance.magnitude > Tolerance.feasibility ? level : Int32.min + 1
    var leastRows = Int32.max
    let list = rows[row].entries
    let entry = entries.address(of: list)
    for position in 0..<Int(list.count)
    where entry[position].isPivot && entry[position].coefficient.magnitude >= 0.1 {
      let nonbasic = residuals.address(of: entry[position].index, count: 1)
      guard levels.sign(of: nonbasic.pointee.reducedCost) == 0 else { continue }
      let loss = strongestLoss(
        of: entry[position].index, movingBy: distance / entry[position].coefficient,
        below: level)
      guard loss < least || (best != nil && loss == least && nonbasic.pointee.column.count < leastRows) else {
        continue
      }
      best = entry[position]
      least = loss
      leastRows = nonbasic.pointee.column.count
    }
    return best
  }

  /// The strongest level at which a nonbasic variable pays after a move, or has an equality; all levels if it pays already
  /// where it is.
  @inline(__always)
  private func strongestLoss(of nonbasic: Int32, movingBy distance: Double, below limit: Int32) -> Int32 {
    var loss = Int32.min
    let value = residuals[nonbasic].value
    let piece = pieces.all
    var index = Int(residuals[nonbasic].firstPiece)
    while index >= 0 {
      let level = piece[index].level
      let offset = value - piece[index].breakpoint
      guard piece[index].side(at: offset, tie: 0) == .satisfied else { return Int32.max }
      if level > loss,
        piece[index].relation == .equal || piece[index].side(at: offset + distance, tie: 0) != .satisfied
      {
        if level >= limit { return level }
        loss = level
      }
      index = Int(piece[index].next)
    }
    return loss
  }
}
