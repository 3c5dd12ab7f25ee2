/// Adding rows to the residual program and removing them.
extension ResidualProgram {
  // MARK: Entering

  /// Makes a residual variable basic in a new row: a sum over parameters, with those that are basic themselves
  /// replaced by their rows.
  mutating func insertRow(for residual: Int32, _ form: UnsafeBufferPointer<Entry>) {
    let row = newRow()
    rows[row].basic = residual
    residuals[residual].row = row
    fill(row, with: form)
    queueRow(row)
  }

  /// Fills an empty row with a sum over parameters, with those that are basic replaced by their rows.
  /// O(entries that are added).
  mutating func fill(_ row: Int32, with form: UnsafeBufferPointer<Entry>) {
    let stamp = nextStamp()
    var hasCancelled = false
    entries.reserve(mostEntries(of: form), in: &rows[row].entries)
    for entry in form {
      if residuals[entry.index].isBasic {
        let source = rows[residuals[entry.index].row].entries
        hasCancelled = add(source, times: entry.coefficient, to: row, marked: stamp) || hasCancelled
      } else {
        hasCancelled = add(entry, to: row, marked: stamp) || hasCancelled
      }
    }
    if hasCancelled { removeCancelledEntries(of: row) }
  }

  /// How many entries a row of a sum over parameters has if no two of them are of one variable.
  @inline(__always)
  private func mostEntries(of form: UnsafeBufferPointer<Entry>) -> Int32 {
    var count: Int32 = 0
    for entry in form {
      let row = residuals[entry.index].row
      count += row >= 0 ? rows[row].entries.count : 1
    }
    return count
  }

  // MARK: Leaving

  /// Takes the equation of a residual variable without pieces out: makes it basic, and removes its row.
  mutating func dropRow(of residual: Int32) {
    if !residuals[residual].isBasic { bringIntoBasis(residual) }
    guard residuals[residual].isBasic else { return }
    let row = residuals[residual].row
    queueChecks(ofRow: row)
    freeRow(row)
  }

  private mutating func bringIntoBasis(_ residual: Int32) {
    let sign = levels.sign(of: residuals[residual].reducedCost)
    // 1. A variable that costs nothing replaces a basic one that costs nothing either.
    if sign == 0, let entry = largestEntry(inColumnOf: residual, withPieces: false) {
      return exchangeInPlace(residual, entry)
    }
    // 2. A primal step, in the direction that gains. It requires all basic variables on the sides on which
    //   they are counted.
    for entry in gatherUnsafeColumn(residual) { setSidesByValue(ofRow: entry.index) }
    let direction = levels.sign(of: residuals[residual].reducedCost) > 0 ? -1 : 1
    primalStep(residual, direction: direction, isForced: true)
    if !residuals[residual].isBasic { primalStep(residual, direction: -direction, isForced: true) }
    if residuals[residual].isBasic { return }
    // 3. Any basic variable; it stays where it is and is queued.
    if let entry = largestEntry(inColumnOf: residual, withPieces: true) { exchangeInPlace(residual, entry) }
  }

  private mutating func exchangeInPlace(_ residual: Int32, _ entry: Entry) {
    let leaving = rows[entry.index].basic
    pivot(entry.index, residual, entry.coefficient)
    queueCheck(leaving)
    queueChecks(ofRow: entry.index)
  }

  private mutating func largestEntry(inColumnOf residual: Int32, withPieces: Bool) -> Entry? {
    var best: Entry?
    for entry in gatherUnsafeColumn(residual) {
      if !withPieces, residuals[rows[entry.index].basic].firstPiece >= 0 { continue }
      if entry.coefficient.magnitude > (best?.coefficient.magnitude ?? 0) { best = entry }
    }
    return best
  }

}
