/// The cost of a residual variable: a convex, piecewise-linear function, the sum of one piece per constraint.
/// A piece is zero where the constraint holds. Elsewhere it has the slope ±weight, at the constraint's level.
extension ResidualProgram {
  // MARK: Changes

  /// Queues a residual variable whose pieces changed.
  mutating func pieceChanged(on residual: Int32) {
    guard residuals[residual].isBasic else {
      queuePlacement(residual)
      return
    }
    if region(of: residual).isContradictory {
      setSidesByValue(of: residual)
      queueChecks(ofRow: residuals[residual].row)
    }
    queueRow(residuals[residual].row)
  }

  /// Gives a piece a new breakpoint.
  mutating func moveBreakpoint(of piece: Int32, to breakpoint: Double) {
    valueVersion += 1
    pieces[piece].breakpoint = breakpoint
    pieceChanged(on: pieces[piece].residual)
  }

  /// Gives a piece a new priority level and weight.
  mutating func moveLevel(of piece: Int32, to level: Int32, weight: Double) {
    valueVersion += 1
    let side = pieces[piece].side
    setSide(of: piece, to: .satisfied)
    pieces[piece].level = level
    pieces[piece].weight = weight
    setSide(of: piece, to: side)
    queueReview(of: pieces[piece].residual)
  }

  // MARK: Slopes

  /// Adds the derivative of a residual variable's own cost, by the sides its pieces are on, times `factor`.
  mutating func addSlopes(of residual: Int32, times factor: Double, to vector: inout List) {
    var piece = residuals[residual].firstPiece
    while piece >= 0 {
      let record = pieces[piece]
      if record.side != .satisfied {
        levels.add(record.slope(on: record.side) * factor, at: record.level, to: &vector)
      }
      piece = record.next
    }
  }

  /// Writes into `cost` how fast the total cost grows when a nonbasic variable moves up (`direction` 1) or down (-1).
  mutating func directionCost(of nonbasic: Int32, direction: Int, into cost: inout List) {
    cost.count = 0
    let value = residuals[nonbasic].value
    var piece = residuals[nonbasic].firstPiece
    while piece >= 0 {
      let record = pieces[piece]
      levels.add(record.slope(at: value, direction: Double(direction)), at: record.level, to: &cost)
      piece = record.next
    }
    levels.add(residuals[nonbasic].reducedCost, times: Double(direction), to: &cost)
  }

  /// 1 or -1: the direction in which moving a nonbasic variable lowers the cost, with the rate in `cost`; 0 if neither does.
  mutating func improvingDirection(of nonbasic: Int32, into cost: inout List) -> Int {
    directionCost(of: nonbasic, direction: 1, into: &cost)
    if levels.sign(of: cost) < 0 { return 1 }
    guard mayGain(nonbasic, -1) else { return 0 }
    directionCost(of: nonbasic, direction: -1, into: &cost)
    return levels.sign(of: cost) < 0 ? -1 : 0
  }

  /// Whether anything at all grows less when a nonbasic variable moves in a direction: most that are looked at lie where all
  /// their own pieces hold, and are all that costs.
  @inline(__always)
  private func mayGain(_ nonbasic: Int32, _ direction: Int) -> Bool {
    let residual = residuals.unsafeAddress(of: nonbasic, count: 1)
    if !residual.pointee.reducedCost.isEmpty { return true }
    let piece = pieces.unsafeBase
    var index = Int(residual.pointee.firstPiece)
    while index >= 0 {
      if piece[index].slope(at: residual.pointee.value, direction: Double(direction)) < 0 { return true }
      index = Int(piece[index].next)
    }
    return false
  }

  /// 1 or -1: the direction in which moving a nonbasic variable lowers the cost; 0 if neither does.
  mutating func improvingDirection(of nonbasic: Int32) -> Int {
    var cost = scratch.checkCost
    defer { scratch.checkCost = cost }
    return improvingDirection(of: nonbasic, into: &cost)
  }

  /// The sign of how fast the cost at a level and all stronger ones grows when a nonbasic variable moves.
  mutating func costSign(ofMoving nonbasic: Int32, _ direction: Int, fromLevel level: Int32) -> Int {
    var cost = scratch.checkCost
    directionCost(of: nonbasic, direction: direction, into: &cost)
    scratch.checkCost = cost
    var strong = cost
    strong.count = 0
    while strong.count < cost.count, levels[cost, strong.count].level >= level { strong.count += 1 }
    return levels.sign(of: strong)
  }

  // MARK: Sides

  /// Puts a piece of a basic variable on a side of its breakpoint.
  mutating func setSide(of constraint: Int32, to side: Side) {
    let piece = pieces[constraint]
    guard piece.side != side else { return }
    valueVersion += 1
    pieces[constraint].side = side
    if piece.isRequired, side != .satisfied { queues.possiblyViolated.append(constraint) }
    let row = residuals[piece.residual].row
    guard row >= 0 else { return }
    let change = piece.slope(on: side) - piece.slope(on: piece.side)
    let list = rows[row].entries
    for position in 0..<list.count {
      let entry = entries[list, position]
      levels.add(change * entry.coefficient, at: piece.level, to: &residuals[entry.index].reducedCost)
    }
  }

  /// Puts the pieces of a row's basic variable on the sides that its value is on, if it lies beyond a breakpoint.
  mutating func setSidesByValue(ofRow row: Int32) {
    let basic = rows[row].basic
    guard basic >= 0, violation(of: basic) != nil else { return }
    setSidesByValue(of: basic)
    queueChecks(ofRow: row)
  }

  /// Puts every piece on the side that the variable's value is on.
  mutating func setSidesByValue(of residual: Int32) {
    var piece = residuals[residual].firstPiece
    while piece >= 0 {
      let record = pieces[piece]
      setSide(of: piece, to: record.side(at: residuals[residual].value - record.breakpoint, tie: 0))
      piece = record.next
    }
  }

  /// Puts every piece of a nonbasic variable that is about to enter the basis on the side that `value` is on.
  mutating func chooseSides(of residual: Int32, at value: Double, tie: Int) {
    var piece = residuals[residual].firstPiece
    while piece >= 0 {
      let record = pieces[piece]
      let side = record.side(at: value - record.breakpoint, tie: tie)
      pieces[piece].side = side
      if record.isRequired, side != .satisfied { queues.possiblyViolated.append(piece) }
      piece = record.next
    }
  }

  /// Puts every piece of a nonbasic variable that is about to enter the basis after a move on the side of the
  /// last part of the way, also if the variable is on the breakpoint. Otherwise it would be counted between
  /// the sides of an equality, and could gain endlessly by exchanging places with another variable.
  mutating func chooseSides(of residual: Int32, movedBy distance: Double, _ direction: Int) {
    let start = residuals[residual].value
    var piece = residuals[residual].firstPiece
    while piece >= 0 {
      let record = pieces[piece]
      let tie = record.lies(at: start) ? direction : -direction
      let side = record.side(at: start + distance - record.breakpoint, tie: tie)
      pieces[piece].side = side
      if record.isRequired, side != .satisfied { queues.possiblyViolated.append(piece) }
      piece = record.next
    }
  }

  // MARK: Regions

  /// Where a basic variable may lie without a piece changing sides, and which pieces bound it.
  struct Region {
    var lower = -Double.infinity
    var upper = Double.infinity
    var lowerPiece: Int32 = -1
    var upperPiece: Int32 = -1

    /// Whether the bounds leave no place.
    @inline(__always)
    var isContradictory: Bool { lower > upper + Tolerance.around(upper) }
  }

  @inline(__always)
  func region(of residual: Int32) -> Region {
    var region = Region()
    var piece = residuals[residual].firstPiece
    while piece >= 0 {
      let record = pieces[piece]
      let breakpoint = record.breakpoint
      if record.boundsBelow, breakpoint > region.lower {
        region.lower = breakpoint
        region.lowerPiece = piece
      }
      if record.boundsAbove, breakpoint < region.upper {
        region.upper = breakpoint
        region.upperPiece = piece
      }
      piece = record.next
    }
    return region
  }

  /// The piece whose breakpoint a basic variable lies beyond, and the direction back to it.
  @inline(__always)
  func violation(of residual: Int32) -> (piece: Int32, direction: Int)? {
    guard residuals[residual].firstPiece >= 0 else { return nil }
    return violation(of: residual, beyond: region(of: residual))
  }

  /// The piece whose breakpoint a basic variable lies beyond, and the direction back to it, with the region known.
  @inline(__always)
  func violation(of residual: Int32, beyond region: Region) -> (piece: Int32, direction: Int)? {
    let value = residuals[residual].value
    if value < region.lower - Tolerance.around(region.lower) { return (region.lowerPiece, 1) }
    if value > region.upper + Tolerance.around(region.upper) { return (region.upperPiece, -1) }
    return nil
  }
}

extension ConstraintSolver.Relation {
  /// The relation that holds between the negated sides.
  var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
