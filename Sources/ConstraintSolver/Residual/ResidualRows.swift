/// The algebra of the residual program's rows: a dictionary that expresses basic variables by nonbasic ones.
extension ResidualProgram {
  // MARK: Residual variables

  mutating func newResidual(_ residual: ResidualVariable) -> Int32 {
    basisVersion += 1
    if let index = queues.spareResiduals.popLast() {
      let region = residuals[index].region
      residuals[index] = residual
      residuals[index].region = region
      return index
    }
    residuals.append(residual)
    return Int32(residuals.count - 1)
  }

  /// Makes the number of a residual variable that nothing mentions reusable.
  mutating func free(_ index: Int32) {
    basisVersion += 1
    columns.release(&residuals[index].column)
    levels.release(&residuals[index].reducedCost)
    let region = residuals[index].region
    residuals[index] = ResidualVariable()
    residuals[index].region = region
    residuals[index].isLive = false
    queues.spareResiduals.append(index)
  }

  // MARK: Rows

  mutating func newRow() -> Int32 {
    if let row = queues.spareRows.popLast() { return row }
    rows.append(ResidualRow())
    return Int32(rows.count - 1)
  }

  mutating func freeRow(_ row: Int32) {
    entries.release(&rows[row].entries)
    rows[row].basic = -1
    queues.spareRows.append(row)
  }

  /// The coefficient of a nonbasic variable in a row; 0 if the row does not mention it. O(entries).
  func coefficient(of nonbasic: Int32, inRow row: Int32) -> Double {
    let place = position(of: nonbasic, in: rows[row].entries)
    return place < 0 ? 0 : entries[rows[row].entries, place].coefficient
  }

  /// The position of a nonbasic variable in a row; -1 if the row does not mention it. O(entries).
  @inline(__always)
  private func position(of nonbasic: Int32, in list: List) -> Int32 {
    let entry = entries.unsafeAddress(of: list)
    for position in 0..<Int(list.count) where entry[position].index == nonbasic { return Int32(position) }
    return -1
  }

  /// Adds `factor` times the equation `source` to a row.
  mutating func add(_ source: List, times factor: Double, to row: Int32) {
    let stamp = nextStamp()
    let list = rows[row].entries
    let entry = entries.unsafeAddress(of: list)
    for position in 0..<Int(list.count) {
      scratch.residualMarks[entry[position].index] = stamp
      scratch.residualPositions[entry[position].index] = Int32(position)
    }
    if add(source, times: factor, to: row, marked: stamp) { removeCancelledEntries(of: row) }
  }

  /// Adds `factor` times `source` to a row whose variables carry the mark `stamp` and their positions. Whether an entry came to zero.
  mutating func add(_ source: List, times factor: Double, to row: Int32, marked stamp: Int32) -> Bool {
    entries.reserve(rows[row].entries.count + source.count, in: &rows[row].entries)
    let given = entries.unsafeAddress(of: source)
    let factorScale = Float(factor.magnitude)
    budget.countOperations(Int(source.count))
    var hasCancelled = false
    for position in 0..<Int(source.count) {
      var entry = given[position]
      entry.coefficient *= factor
      entry.scale *= factorScale
      if add(entry, to: row, marked: stamp) { hasCancelled = true }
    }
    return hasCancelled
  }

  /// Adds a single entry, for which the row has room.
  @inline(__always)
  mutating func add(_ entry: Entry, to row: Int32, marked stamp: Int32) -> Bool {
    let index = Int(entry.index)
    let own = entries.unsafeBase + Int(rows[row].entries.start)
    let marks = scratch.residualMarks.unsafeBase
    let positions = scratch.residualPositions.unsafeBase
    if marks[index] == stamp { return add(entry, to: own + Int(positions[index])) }
    let position = rows[row].entries.count
    marks[index] = stamp
    positions[index] = position
    own[Int(position)] = entry
    rows[row].entries.count = position + 1
    appendToColumn(of: entry.index, row)
    return false
  }

  /// Adds an entry to that of the same variable. Whether it came to zero.
  @inline(__always)
  private mutating func add(_ entry: Entry, to sum: UnsafeMutablePointer<Entry>) -> Bool {
    sum.pointee.add(entry)
    guard sum.pointee.isCancelled else { return false }
    if Tolerance.mayHaveLostDigits(sum.pointee.coefficient, sum.pointee.scale) { mayBeInexact = true }
    sum.pointee.coefficient = 0
    return true
  }

  /// Notes that a row mentions a nonbasic variable. What no longer does is dropped only when the column is gathered, or here,
  /// when it would grow: rows that come and go would fill a column that nothing asks for. O(1) on average.
  @inline(__always)
  private mutating func appendToColumn(of nonbasic: Int32, _ row: Int32) {
    let column = residuals[nonbasic].column
    if column.isFull, column.count >= 8 { dropStaleRows(fromColumnOf: nonbasic) }
    columns.append(row, to: &residuals[nonbasic].column)
  }

  /// Drops rows that are free, and all but one mention of each other row, from a column.
  private mutating func dropStaleRows(fromColumnOf nonbasic: Int32) {
    // Marks of a loop around this one must stay.
    guard scratch.stamp < Int32.max else { return }
    scratch.stamp += 1
    var kept: Int32 = 0
    for position in 0..<residuals[nonbasic].column.count {
      let row = columns[residuals[nonbasic].column, position]
      guard scratch.rowMarks[row] != scratch.stamp, rows[row].basic >= 0 else { continue }
      scratch.rowMarks[row] = scratch.stamp
      columns[residuals[nonbasic].column, kept] = row
      kept += 1
    }
    // A column that stays half full grows after all, so that the next look is far away.
    if kept <= residuals[nonbasic].column.count / 2 { residuals[nonbasic].column.count = kept }
  }

  mutating func removeCancelledEntries(of row: Int32) {
    var kept: Int32 = 0
    for position in 0..<rows[row].entries.count {
      let entry = entries[rows[row].entries, position]
      guard entry.coefficient != 0 else { continue }
      entries[rows[row].entries, kept] = entry
      kept += 1
    }
    rows[row].entries.count = kept
    entries.shrink(&rows[row].entries)
  }

  // MARK: Columns

  /// The rows that contain a nonbasic variable, and its coefficients there. A coefficient that the caller
  /// passes needs no search: rows can be long. Valid until another column is gathered.
  mutating func gatherUnsafeColumn(
    _ nonbasic: Int32, known: Entry = Entry(index: -1, coefficient: 0)
  ) -> UnsafeBufferPointer<Entry> {
    let stamp = nextStamp()
    scratch.column.removeAll()
    var kept: Int32 = 0
    for position in 0..<residuals[nonbasic].column.count {
      let row = columns[residuals[nonbasic].column, position]
      guard scratch.rowMarks[row] != stamp, rows[row].basic >= 0 else { continue }
      scratch.rowMarks[row] = stamp
      if row == known.index {
        columns[residuals[nonbasic].column, kept] = row
        kept += 1
        scratch.column.append(known)
        continue
      }
      let place = self.position(of: nonbasic, in: rows[row].entries)
      guard place >= 0 else { continue }
      columns[residuals[nonbasic].column, kept] = row
      kept += 1
      var entry = entries[rows[row].entries, place]
      entry.index = row
      scratch.column.append(entry)
    }
    residuals[nonbasic].column.count = kept
    return scratch.column.unsafeContents
  }

}
