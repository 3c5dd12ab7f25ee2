extension ResidualProgram {
  /// The dual simplex step. It moves a row's basic variable back to the side of its breakpoints on which it
  /// is counted. If that costs more than the violation, it counts the variable on the other side instead.
  ///
  /// 1. Candidates are the nonbasic variables that can move the basic one back. Those whose cost per unit is
  ///   less than the weight of the violated piece are taken in the order of that cost (the lexicographic
  ///   ratio test).
  /// 2. A candidate that reaches a breakpoint of its own before the repair is complete moves there, without a
  ///   pivot, and is queued again with its new, higher cost (bound flipping). The candidate that completes
  ///   the repair is pivoted into the basis, and the new basic variable is checked.
  /// 3. When no candidate is left, the piece changes sides. Moving back to the next violated piece is worth
  ///   the weights of both, for the candidates that cost too much before.
  mutating func repair(_ row: Int32) -> Outcome {
    while !needsFreshRows, let (piece, direction) = violation(ofRow: row) {
      guard budget.spendStep(on: &residuals[rows[row].basic]) else { return .outOfSteps }
      // 1.
      startRatioTest(of: row, piece, direction)
      if let candidate = collectCandidates(row, direction) {
        enter(candidate, row, piece)
      } else {
        moveCandidates(row, piece, direction)
      }
    }
    return budget.isExhausted ? .outOfSteps : needsFreshRows ? .needsFreshRows : .optimal
  }

  /// The piece whose breakpoint a row's basic variable lies beyond, and the direction back to it. Pieces of one variable whose
  /// sides leave it no place are put on the sides that its value is on.
  private mutating func violation(ofRow row: Int32) -> (piece: Int32, direction: Int)? {
    let basic = rows[row].basic
    guard basic >= 0, residuals[basic].firstPiece >= 0 else { return nil }
    let region = region(of: basic)
    guard region.isContradictory else { return violation(of: basic, beyond: region) }
    setSidesByValue(of: basic)
    queueChecks(ofRow: row)
    return violation(of: basic)
  }

  private mutating func changeSide(of piece: Int32, towards direction: Int) {
    let record = pieces[piece]
    let target: Side
    if direction > 0 {
      target = record.relation == .lessThanOrEqual || record.side == .above ? .satisfied : .below
    } else {
      target = record.relation == .greaterThanOrEqual || record.side == .below ? .satisfied : .above
    }
    setSide(of: piece, to: target)
  }

  // MARK: Candidates

  /// Starts the ratio test with what it costs to leave a row as it is: a piece of its basic variable is violated.
  private mutating func startRatioTest(of row: Int32, _ violated: Int32, _ direction: Int) {
    scratch.ratioTest.start()
    var piece = residuals[rows[row].basic].firstPiece
    while piece >= 0 {
      let record = pieces[piece]
      let cost = record.slope(on: record.side) * Double(direction)
      if cost != 0 { scratch.ratioTest.addRowCost(cost, at: record.level) }
      piece = record.next
    }
    scratch.ratioTest.raisePenalty(by: pieces[violated].weight, at: pieces[violated].level)
  }

  /// Adds the candidates of a row to the ratio test, or returns one that moves at no cost.
  private mutating func collectCandidates(_ row: Int32, _ direction: Int) -> RepairCandidate? {
    let list = rows[row].entries
    let entry = entries.unsafeAddress(of: list)
    let tolerance = pivotTolerance
    for position in 0..<Int(list.count) {
      guard entry[position].isPivot(tolerance: tolerance) else {
        // An entry that is passed over may be all there is between two rows that are nearly parallel.
        mayBeInexact = true
        continue
      }
      let coefficient = entry[position].coefficient
      var candidate = RepairCandidate(
        residual: entry[position].index, direction: (coefficient > 0) == (direction > 0) ? 1 : -1,
        coefficient: coefficient)
      price(&candidate)
      if isFree(candidate) { return candidate }
      scratch.ratioTest.push(candidate)
    }
    return nil
  }

  /// Computes how fast the total cost grows when a candidate moves.
  @inline(__always)
  private mutating func price(_ candidate: inout RepairCandidate) {
    let residual = residuals.unsafeAddress(of: candidate.residual, count: 1)
    scratch.ratioTest.startCost(
      of: &candidate, reducedCost: levels.unsafeSpan(of: residual.pointee.reducedCost))
    let direction = Double(candidate.direction)
    let piece = pieces.unsafeBase
    var index = Int(residual.pointee.firstPiece)
    while index >= 0 {
      let slope = piece[index].slope(at: residual.pointee.value, direction: direction)
      if slope != 0 { scratch.ratioTest.addCost(slope, at: piece[index].level, of: candidate) }
      index = Int(piece[index].next)
    }
    scratch.ratioTest.endCost(of: &candidate)
  }

  @inline(__always)
  private func isFree(_ candidate: RepairCandidate) -> Bool {
    residuals[candidate.residual].firstPiece < 0 && candidate.coefficient.magnitude > 0.1
      && levels.sign(of: residuals[candidate.residual].reducedCost) * Int(candidate.direction) <= 0
  }

  // MARK: Ratio test

  /// Moves candidates in the order of their costs until the row is repaired, or until no way back is worth its cost.
  private mutating func moveCandidates(_ row: Int32, _ violated: Int32, _ direction: Int) {
    var piece = violated
    while true {
      // 2.
      while var candidate = scratch.ratioTest.pop() {
        let need = (pieces[piece].breakpoint - residuals[rows[row].basic].value).magnitude
        let reach = nextBreakpoint(of: candidate.residual, direction: Int(candidate.direction))
        let gain = reach.distance * candidate.coefficient.magnitude
        if gain >= need - Tolerance.around(pieces[piece].breakpoint) { return enter(candidate, row, piece) }
        guard budget.spendStep(on: &residuals[candidate.residual]) else { return }
        flip(&candidate, to: reach.breakpoint, row)
        scratch.ratioTest.push(candidate)
      }
      // 3.
      changeSide(of: piece, towards: direction)
      guard let next = violation(of: rows[row].basic), next.direction == direction else { return }
      piece = next.piece
      scratch.ratioTest.raisePenalty(by: pieces[piece].weight, at: pieces[piece].level)
    }
  }

  /// Moves a candidate to its next breakpoint, beyond which it costs more.
  private mutating func flip(_ candidate: inout RepairCandidate, to breakpoint: Double, _ row: Int32) {
    move(candidate.residual, to: breakpoint, known: Entry(index: row, coefficient: candidate.coefficient))
    notePossibleViolation(on: candidate.residual)
    scratch.ratioTest.restartCost(of: &candidate)
    var piece = residuals[candidate.residual].firstPiece
    while piece >= 0 {
      let record = pieces[piece]
      if (record.breakpoint - breakpoint).magnitude <= Tolerance.around(record.breakpoint) {
        scratch.ratioTest.addCost(record.kink, at: record.level, of: candidate)
      }
      piece = record.next
    }
    scratch.ratioTest.endCost(of: &candidate)
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
    if isDoubtful(candidate.coefficient) { return }
    let leaving = rows[row].basic
    let breakpoint = pieces[piece].breakpoint
    let distance = (breakpoint - residuals[leaving].value) / candidate.coefficient
    chooseSides(
      of: candidate.residual, at: residuals[candidate.residual].value, tie: Int(candidate.direction))
    shift(candidate.residual, by: distance, known: Entry(index: row, coefficient: candidate.coefficient))
    residuals[leaving].value = breakpoint
    pivot(row, candidate.residual, candidate.coefficient)
    notePossibleViolation(on: leaving)
  }
}
