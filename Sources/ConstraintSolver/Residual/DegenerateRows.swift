/// Rows that keep a nonbasic variable from helping another row, at the limits that their own variables lie on.
///
/// Such a solution is degenerate. A violated row shows what contradicts it only if each of its nonbasic variables is kept by a piece of its
/// own. So variables that basic ones keep are exchanged with these. Nothing moves.
extension ResidualProgram {
  /// Exchanges the nonbasic variables of a violated piece's row that only other rows keep from helping. False if one of them could move, or
  /// there are too many: then the row shows nothing.
  mutating func exchangeDegenerate(inRowOf piece: Int32) -> Bool {
    let basic = pieces[piece].residual
    guard residuals[basic].isBasic else { return false }
    let row = residuals[basic].row
    let rises = residuals[basic].value < pieces[piece].breakpoint
    for _ in 0..<2 * rows[row].entries.count + 8 {
      guard let free = freeEntry(ofRow: row, rising: rises) else { return true }
      let direction = (free.coefficient > 0) == rises ? 1 : -1
      guard let blocking = degenerateRow(of: free.index, direction, except: row) else { return false }
      exchangeDegenerate(free.index, direction, blocking)
    }
    return false
  }

  /// The first entry of a row whose variable could help it to rise or fall by its own required pieces.
  private func freeEntry(ofRow row: Int32, rising: Bool) -> Entry? {
    let list = rows[row].entries
    for position in 0..<list.count {
      let entry = entries[list, position]
      let rises = (entry.coefficient > 0) == rising
      if !isHeld(entry.index, rising: rises) { return entry.isPivot ? entry : nil }
    }
    return nil
  }

  /// Whether a required piece at the value of a variable keeps it from rising or falling.
  private func isHeld(_ residual: Int32, rising: Bool) -> Bool {
    var piece = residuals[residual].firstPiece
    while piece >= 0 {
      let record = pieces[piece]
      if record.isRequired, rising ? record.costsAbove : record.costsBelow,
        record.lies(at: residuals[residual].value)
      {
        return true
      }
      piece = record.next
    }
    return false
  }

  /// The row whose basic variable lies at a required limit that a movement would violate; that with the largest coefficient of several.
  private mutating func degenerateRow(of nonbasic: Int32, _ direction: Int, except row: Int32) -> Entry? {
    var best: Entry?
    let tolerance = pivotTolerance
    for entry in gatherUnsafeColumn(nonbasic) where entry.index != row {
      guard entry.isPivot(tolerance: tolerance),
        entry.coefficient.magnitude > best?.coefficient.magnitude ?? 0,
        isHeld(rows[entry.index].basic, rising: (entry.coefficient > 0) == (direction > 0))
      else { continue }
      best = entry
    }
    return best
  }

  private mutating func exchangeDegenerate(_ nonbasic: Int32, _ direction: Int, _ entry: Entry) {
    let leaving = rows[entry.index].basic
    chooseSides(of: nonbasic, at: residuals[nonbasic].value, tie: direction)
    pivot(entry.index, nonbasic, entry.coefficient)
    queueCheck(leaving)
    queueChecks(ofRow: entry.index)
    queueRow(entry.index)
    notePossibleViolation(on: leaving)
  }
}
