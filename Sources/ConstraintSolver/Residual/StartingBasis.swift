/// A starting basis.
///
/// An equality with a new row usually does not hold. The dual simplex method would make it hold by pricing
/// all variables of the row and exchanging one for the equality's own, while many rows contain either.
///
/// Most equalities of a form have a variable that is free to move: it costs nothing where it is, and its cost
/// elsewhere is weaker than the equality. That variable is exchanged as soon as the row exists. All basic
/// variables are counted as satisfied then, so no reduced cost changes. If a basic variable is now beyond a
/// breakpoint, the dual simplex method repairs it.
extension ResidualProgram {
  /// Makes a new equality hold if a variable of its row is free to move. O(row, and the pieces of its variables).
  mutating func enterStartingBasis(_ piece: Int32) {
    let residual = pieces[piece].residual
    let row = residuals[residual].row
    guard row >= 0, residuals[residual].firstPiece == piece, pieces[piece].next < 0, !budget.isStopped,
      budget.spendStep(on: &residuals[residual])
    else { return }
    let distance = pieces[piece].breakpoint - residuals[residual].value
    guard let entry = cheapestToMove(of: row, distance: distance, level: pieces[piece].level) else {
      return
    }
    chooseSides(of: entry.index, at: residuals[entry.index].value, tie: 0)
    shift(
      entry.index, by: distance / entry.coefficient, known: Entry(index: row, coefficient: entry.coefficient))
    residuals[residual].value = pieces[piece].breakpoint
    pivot(row, entry.index, entry.coefficient)
  }

  /// The entry of a row's variable that loses least when it moves the row by `distance`; nil if each loses, or has an equality
  /// of its own, at `level` or a stronger one. Among equals, the one in the fewest rows.
  @inline(__always)
  private func cheapestToMove(of row: Int32, distance: Double, level: Int32) -> Entry? {
    var best: Entry?
    // A row that holds already needs no variable that has an equality of its own.
    var least = distance.magnitude > Tolerance.feasibility ? level : Int32.min + 1
    var leastRows = Int32.max
    let list = rows[row].entries
    let entry = entries.unsafeAddress(of: list)
    for position in 0..<Int(list.count)
    where entry[position].isPivot && entry[position].coefficient.magnitude >= 0.1 {
      let nonbasic = residuals.unsafeAddress(of: entry[position].index, count: 1)
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

  /// Whether a nonbasic variable can move by a distance at no cost to a level or a stronger one.
  func isFree(_ nonbasic: Int32, toMoveBy distance: Double, below level: Int32) -> Bool {
    !residuals[nonbasic].isBasic && levels.sign(of: residuals[nonbasic].reducedCost) == 0
      && strongestLoss(of: nonbasic, movingBy: distance, below: level) < level
  }

  /// Whether a required constraint on a residual variable does not hold after a move by a distance.
  func meetsRequiredLimit(_ residual: Int32, movingBy distance: Double) -> Bool {
    var piece = residuals[residual].firstPiece
    while piece >= 0 {
      let offset = residuals[residual].value + distance - pieces[piece].breakpoint
      if pieces[piece].isRequired, pieces[piece].side(at: offset, tie: 0) != .satisfied { return true }
      piece = pieces[piece].next
    }
    return false
  }

  /// The strongest level at which a nonbasic variable costs something after a move, or has an equality; all levels if it costs
  /// something already where it is.
  @inline(__always)
  private func strongestLoss(of nonbasic: Int32, movingBy distance: Double, below limit: Int32) -> Int32 {
    var loss = Int32.min
    let value = residuals[nonbasic].value
    let piece = pieces.unsafeBase
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
