/// A nonbasic variable that could move to repair a row.
struct RepairCandidate: BitwiseCopyable {
  var residual: Int32
  /// The direction in which it would move: 1 or -1.
  var direction: Int32
  var coefficient: Double
}

extension ConstraintSolver {
  /// The dual simplex step: brings a row's basic variable back to the side of its breakpoints that it is counted on,
  /// or, where that costs more than it is worth, counts it on the other side.
  ///
  /// 1. Candidates are the nonbasic variables that can push the basic one back at less cost, for each unit, than the
  ///    violated piece has weight.
  /// 2. They are taken in the order of that cost (the ratio test, made lexicographically).
  /// 3. One that meets a breakpoint of its own before it has done enough moves there, without a pivot, and queues again
  ///    at its new, higher cost (bound flipping). The one that does the rest is pivoted into the basis.
  /// 4. When no candidate is left, the piece changes sides and the basic variable is looked at again.
  mutating func repair(_ row: Int32) {
    acceptContradictoryPieces(of: row)
    while rows[row].basic >= 0, let (piece, direction) = violation(of: rows[row].basic) {
      guard budget.spendStep() else { return queueRow(row) }
      // 1.
      let isUrgent = collectCandidates(row, piece, direction)
      // 2. and 3.
      let isRepaired = isUrgent ? pivotFirstCandidate(row, piece) : spendCandidates(row, piece)
      // 4.
      if !isRepaired { changeSide(of: piece, towards: direction) }
    }
  }

  /// Pieces of one variable whose sides leave it no place are put on the sides that its value is on.
  private mutating func acceptContradictoryPieces(of row: Int32) {
    let basic = rows[row].basic
    guard basic >= 0, residuals[basic].firstPiece >= 0,
      pieces[residuals[basic].firstPiece].next >= 0
    else {
      return
    }
    let region = region(of: basic)
    guard region.lower > region.upper + Tolerance.around(region.upper) else { return }
    setSidesByValue(of: basic)
    queueChecks(ofRow: row)
  }

  private mutating func changeSide(of piece: Int32, towards direction: Int) {
    let record = pieces[piece]
    let target: Piece.Side
    if direction > 0 {
      target = record.relation == .lessThanOrEqual || record.side == .above ? .satisfied : .below
    } else {
      target = record.relation == .greaterThanOrEqual || record.side == .below ? .satisfied : .above
    }
    setSide(of: piece, to: target)
  }

  // MARK: Candidates

  /// Fills `scratch.candidates`. True if the only one is a variable that moves at no cost.
  private mutating func collectCandidates(_ row: Int32, _ piece: Int32, _ direction: Int) -> Bool {
    scratch.candidates.removeAll()
    resetWorth(to: piece)
    let list = rows[row].entries
    for position in 0..<list.count {
      let entry = entries[list, position]
      guard entry.isPivot else { continue }
      let candidate = RepairCandidate(
        residual: entry.index, direction: (entry.coefficient > 0) == (direction > 0) ? 1 : -1,
        coefficient: entry.coefficient)
      let slot = scratch.candidates.count
      price(candidate, slot)
      if isFree(candidate, slot) {
        scratch.candidates.removeAll()
        scratch.candidates.append(candidate)
        return true
      }
      if isWorthwhile(candidate, slot) { scratch.candidates.append(candidate) }
    }
    return false
  }

  /// The cost of leaving the piece violated, for each unit.
  private mutating func resetWorth(to piece: Int32) {
    var worth = scratch.repairWorth
    worth.count = 0
    levels.add(pieces[piece].weight, at: pieces[piece].level, to: &worth)
    scratch.repairWorth = worth
  }

  private mutating func price(_ candidate: RepairCandidate, _ slot: Int) {
    scratch.candidateCosts.extend(to: slot + 1, with: List())
    var cost = scratch.candidateCosts[slot]
    directionCost(of: candidate.residual, direction: Int(candidate.direction), into: &cost)
    scratch.candidateCosts[slot] = cost
  }

  @inline(__always)
  private func isFree(_ candidate: RepairCandidate, _ slot: Int) -> Bool {
    residuals[candidate.residual].firstPiece < 0 && candidate.coefficient.magnitude > 0.1
      && levels.sign(of: scratch.candidateCosts[slot]) <= 0
  }

  @inline(__always)
  private func isWorthwhile(_ candidate: RepairCandidate, _ slot: Int) -> Bool {
    levels.compare(
      scratch.candidateCosts[slot], times: 1 / candidate.coefficient.magnitude, scratch.repairWorth, times: 1)
      < 0
  }

  // MARK: Ratio test

  private mutating func pivotFirstCandidate(_ row: Int32, _ piece: Int32) -> Bool {
    enter(scratch.candidates[0], row, piece)
    return true
  }

  /// Moves candidates in the order of their costs until the row is repaired. False if all together do not suffice.
  private mutating func spendCandidates(_ row: Int32, _ piece: Int32) -> Bool {
    fillHeap()
    while let slot = popHeap() {
      let candidate = scratch.candidates[slot]
      let need = (pieces[piece].breakpoint - residuals[rows[row].basic].value).magnitude
      let reach = nextBreakpoint(of: candidate.residual, direction: Int(candidate.direction))
      let gain = reach.distance * candidate.coefficient.magnitude
      if gain >= need - Tolerance.around(pieces[piece].breakpoint) {
        enter(candidate, row, piece)
        return true
      }
      guard budget.spendStep() else { return true }
      move(
        candidate.residual, to: reach.breakpoint, known: Entry(index: row, coefficient: candidate.coefficient)
      )
      noteStrain(on: candidate.residual)
      price(candidate, Int(slot))
      if isWorthwhile(candidate, Int(slot)) { pushHeap(slot) }
    }
    return false
  }

  /// The next breakpoint that a nonbasic variable meets in a direction.
  @inline(__always)
  func nextBreakpoint(of nonbasic: Int32, direction: Int) -> (distance: Double, breakpoint: Double) {
    var best = (distance: Double.infinity, breakpoint: 0.0)
    let value = residuals[nonbasic].value
    var piece = residuals[nonbasic].firstPiece
    while piece >= 0 {
      let breakpoint = pieces[piece].breakpoint
      let distance = (breakpoint - value) * Double(direction)
      if distance > Tolerance.around(breakpoint), distance < best.distance { best = (distance, breakpoint) }
      piece = pieces[piece].next
    }
    return best
  }

  /// Moves a candidate until the row's basic variable lies on the piece's breakpoint, and exchanges the two.
  private mutating func enter(_ candidate: RepairCandidate, _ row: Int32, _ piece: Int32) {
    let leaving = rows[row].basic
    let breakpoint = pieces[piece].breakpoint
    let distance = (breakpoint - residuals[leaving].value) / candidate.coefficient
    chooseSides(
      of: candidate.residual, at: residuals[candidate.residual].value, tie: Int(candidate.direction))
    shift(candidate.residual, by: distance, known: Entry(index: row, coefficient: candidate.coefficient))
    residuals[leaving].value = breakpoint
    pivot(row, candidate.residual, candidate.coefficient)
    queueRow(row)
    noteStrain(on: leaving)
  }

  // MARK: Heap

  @inline(__always)
  private func isDearer(_ first: Int32, _ second: Int32) -> Bool {
    let one = scratch.candidates[first].coefficient.magnitude
    let two = scratch.candidates[second].coefficient.magnitude
    let order = levels.compare(
      scratch.candidateCosts[first], times: 1 / one, scratch.candidateCosts[second], times: 1 / two)
    return order == 0 ? one < two : order > 0
  }

  private mutating func fillHeap() {
    scratch.candidateHeap.removeAll()
    for slot in 0..<scratch.candidates.count { pushHeap(Int32(slot)) }
  }

  private mutating func pushHeap(_ slot: Int32) {
    scratch.candidateHeap.append(slot)
    var child = scratch.candidateHeap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard isDearer(scratch.candidateHeap[parent], scratch.candidateHeap[child]) else { return }
      swapHeap(parent, child)
      child = parent
    }
  }

  private mutating func popHeap() -> Int32? {
    guard !scratch.candidateHeap.isEmpty else { return nil }
    let cheapest = scratch.candidateHeap[0]
    let last = scratch.candidateHeap.popLast()!
    guard !scratch.candidateHeap.isEmpty else { return cheapest }
    scratch.candidateHeap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < scratch.candidateHeap.count else { return cheapest }
      if child + 1 < scratch.candidateHeap.count,
        isDearer(scratch.candidateHeap[child], scratch.candidateHeap[child + 1])
      {
        child += 1
      }
      guard isDearer(scratch.candidateHeap[parent], scratch.candidateHeap[child]) else { return cheapest }
      swapHeap(parent, child)
      parent = child
    }
  }

  private mutating func swapHeap(_ first: Int, _ second: Int) {
    let moved = scratch.candidateHeap[first]
    scratch.candidateHeap[first] = scratch.candidateHeap[second]
    scratch.candidateHeap[second] = moved
  }
}
