/// Moving variables of the residual program, and queueing the variables and constraints to check afterwards.
extension ResidualProgram {
  /// Moves a nonbasic variable, and the basic ones with it.
  mutating func shift(
    _ nonbasic: Int32, by distance: Double, known: Entry = Entry(index: -1, coefficient: 0)
  ) {
    guard distance != 0 else { return }
    valueVersion += 1
    residuals[nonbasic].value += distance
    if Self.isLargeMove(distance, to: residuals[nonbasic].value) { mayBeInexact = true }
    noteMoved(nonbasic)
    // Most parameters of a layout are in the row that is being repaired, and in no other.
    let column = residuals[nonbasic].column
    if column.count == 1, columns[column, 0] == known.index { return moveBasic(with: known, by: distance) }
    for entry in gatherUnsafeColumn(nonbasic, known: known) { moveBasic(with: entry, by: distance) }
  }

  @inline(__always)
  mutating func moveBasic(with entry: Entry, by distance: Double) {
    let basic = rows[entry.index].basic
    let move = entry.coefficient * distance
    residuals[basic].value += move
    if Self.isLargeMove(move, to: residuals[basic].value) { mayBeInexact = true }
    noteMoved(basic)
    queueRow(entry.index)
  }

  /// Moves a nonbasic variable to a breakpoint, where it then lies exactly.
  mutating func move(
    _ nonbasic: Int32, to target: Double, known: Entry = Entry(index: -1, coefficient: 0)
  ) {
    shift(nonbasic, by: target - residuals[nonbasic].value, known: known)
    residuals[nonbasic].value = target
  }

  @inline(__always)
  mutating func noteMoved(_ residual: Int32) {
    guard residuals[residual].isParameter, !residuals[residual].isMoved else { return }
    residuals[residual].isMoved = true
    queues.movedParameters.append(residual)
  }

  @inline(__always)
  mutating func queueRow(_ row: Int32) {
    guard !rows[row].isQueued else { return }
    rows[row].isQueued = true
    queues.infeasibleRows.append(row)
  }

  @inline(__always)
  mutating func queueCheck(_ residual: Int32) {
    guard !residuals[residual].isCheckQueued else { return }
    residuals[residual].isCheckQueued = true
    queues.checks.append(residual)
  }

  mutating func queueChecks(ofRow row: Int32) {
    for position in 0..<rows[row].entries.count { queueCheck(entries[rows[row].entries, position].index) }
  }

  /// Queues a residual variable whose cost has changed.
  mutating func queueReview(of residual: Int32) {
    if residuals[residual].isBasic {
      queueChecks(ofRow: residuals[residual].row)
    } else {
      queuePlacement(residual)
    }
  }

  @inline(__always)
  mutating func queuePlacement(_ residual: Int32) {
    guard !residuals[residual].isPlacementQueued else { return }
    residuals[residual].isPlacementQueued = true
    queues.placements.append(residual)
  }
}
