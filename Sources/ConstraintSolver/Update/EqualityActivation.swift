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

/// The order in which equalities get rows.
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
    if program.residuals[residual].isBasic { return false }
    var piece = program.residuals[residual].firstPiece
    while piece >= 0 {
      if program.pieces[piece].relation == .equal { return false }
      piece = program.pieces[piece].next
    }
    return true
  }

  // MARK: Exchange

  /// Makes an equality a piece of a residual variable's cost and lets it hold if it can.
  mutating func activateEquality(_ constraint: Int32) {
    activate(constraint)
    if constraints[constraint].role == .piece { program.enterStartingBasis(constraint) }
  }

  /// Whether an equality holds, moves of parameters that are not carried over to the variables yet included. False if it is
  /// not known, because a variable of the equality follows from others.
  @inline(__always)
  private func holds(_ constraint: Int32) -> Bool {
    guard !program.queues.movedParameters.isEmpty else { return isSatisfied(constraint) }
    let list = constraints[constraint].terms
    var value = constraints[constraint].constant
    for place in list.start..<list.end {
      let variable = variables.address(of: terms[place].variable, count: 1)
      guard variable.pointee.definition < 0 else { return false }
      let residual = variable.pointee.residual
      value +=
        terms[place].coefficient
        * (residual >= 0 ? program.residuals[residual].value : values[terms[place].variable])
    }
    return isSatisfied(constraint, at: value)
  }

}
