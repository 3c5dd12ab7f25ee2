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
    guard model.constraints[constraint].role == .pending else { return }
    if holds(constraint) {
      scratch.holding.append(constraint)
    } else {
      activateEquality(constraint)
    }
  }

  private mutating func queueEqualities() {
    for index in 0..<scratch.deferredWithRows.count {
      let constraint = scratch.deferredWithRows[index]
      guard model.constraints[constraint].relation == .equal else { continue }
      let waiting = WaitingEquality(
        constraint: constraint, level: model.constraints[constraint].level,
        number: Int32(truncatingIfNeeded: index))
      scratch.waiting.push(waiting) { $0.comesBefore($1) }
    }
  }

  /// Fills `scratch.unknowns.equalities` with those that wait and are the strongest. False if none is left.
  private mutating func takeEqualitiesOfOneLevel() -> Bool {
    scratch.unknowns.equalities.removeAll()
    guard let level = scratch.waiting.first?.level else { return false }
    while let next = scratch.waiting.first, next.level == level {
      _ = scratch.waiting.pop { $0.comesBefore($1) }
      scratch.unknowns.equalities.append(next.constraint)
    }
    return true
  }

  // MARK: Order

  /// The rows of so few equalities stay short in any order.
  private static var mostInAnyOrder: Int { 32 }

  /// Equalities of one level: those with a single unknown come first, as they let it follow from what is known, and may leave
  /// others with a single one. The order in which they were added decides only where there is none. O(terms), but for the rows.
  private mutating func activateEqualitiesOfOneLevel() {
    let count = scratch.unknowns.equalities.count
    guard count > Self.mostInAnyOrder else {
      for index in 0..<count { activateUnlessHolding(scratch.unknowns.equalities[index]) }
      return
    }
    countUnknowns()
    var next = 0
    for index in 0..<scratch.unknowns.equalities.count {
      activateReady(from: &next)
      activateInTurn(Int32(index))
    }
    activateReady(from: &next)
    for index in 0..<scratch.unknowns.unknowns.count {
      scratch.unknowns.isUnknown[scratch.unknowns.unknowns[index]] = false
    }
  }

  private mutating func activateReady(from next: inout Int) {
    while next < scratch.unknowns.ready.count {
      activateInTurn(scratch.unknowns.ready[next])
      next += 1
    }
  }

  private mutating func activateInTurn(_ equality: Int32) {
    let unknownCount = scratch.unknowns.counts[equality]
    guard unknownCount >= 0 else { return }
    scratch.unknowns.counts[equality] = -1
    let constraint = scratch.unknowns.equalities[equality]
    activateUnlessHolding(constraint)
    let list = model.constraints[constraint].terms
    for place in list.start..<list.end {
      let variable = model.terms[place].variable
      if scratch.unknowns.isUnknown[variable], unknownCount <= 1 || !isUnknown(variable) {
        scratch.unknowns.settle(variable)
      }
    }
  }

  private mutating func countUnknowns() {
    scratch.unknowns.start(variableCount: model.variables.count)
    for index in 0..<scratch.unknowns.equalities.count {
      let list = model.constraints[scratch.unknowns.equalities[index]].terms
      var count: Int32 = 0
      for place in list.start..<list.end
      where noteIfUnknown(model.terms[place].variable, in: Int32(truncatingIfNeeded: index)) {
        count += 1
      }
      scratch.unknowns.append(count: count)
    }
  }

  @inline(__always)
  private mutating func noteIfUnknown(_ variable: Int32, in equality: Int32) -> Bool {
    if !scratch.unknowns.isUnknown[variable] {
      guard isUnknown(variable) else { return false }
      scratch.unknowns.add(variable)
    }
    scratch.unknowns.note(variable, in: equality)
    return true
  }

  /// Whether nothing determines a variable yet: it has no definition, no equality of its own and no row.
  @inline(__always)
  private func isUnknown(_ variable: Int32) -> Bool {
    guard model.variables[variable].definition < 0 else { return false }
    let residual = model.variables[variable].residual
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
    if model.constraints[constraint].role == .piece { program.enterStartingBasis(constraint) }
  }

  /// Whether an equality holds, moves of parameters that are not carried over to the variables yet included. False if it is
  /// not known, because a variable of the equality follows from others.
  @inline(__always)
  private func holds(_ constraint: Int32) -> Bool {
    guard !program.queues.movedParameters.isEmpty else { return model.isSatisfied(constraint) }
    let list = model.constraints[constraint].terms
    var value = model.constraints[constraint].constant
    for place in list.start..<list.end {
      let variable = model.variables.address(of: model.terms[place].variable, count: 1)
      guard variable.pointee.definition < 0 else { return false }
      let residual = variable.pointee.residual
      value +=
        model.terms[place].coefficient
        * (residual >= 0 ? program.residuals[residual].value : model.values[model.terms[place].variable])
    }
    return model.isSatisfied(constraint, at: value)
  }
}
