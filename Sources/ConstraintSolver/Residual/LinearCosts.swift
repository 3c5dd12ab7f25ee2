/// Linear costs of parameters: what constraints without rows cost.
extension ResidualProgram {
  /// Adds a linear cost of one level: a slope for each parameter of a sum. O(entries, and the rows of those that are basic).
  mutating func addLinearCost(_ slopes: UnsafeBufferPointer<Entry>, at level: Int32) {
    valueVersion += 1
    for slope in slopes {
      let cost = LevelEntry(level: level, scale: slope.scale, value: slope.coefficient)
      let row = residuals[slope.index].row
      guard row >= 0 else {
        addCost(cost, of: slope.index)
        continue
      }
      let list = rows[row].entries
      for position in 0..<list.count {
        let entry = entries[list, position]
        addCost(cost.scaled(by: entry.coefficient), of: entry.index)
      }
    }
  }

  /// Adds to the reduced cost of a nonbasic variable, which is to be checked with ``queueRepriced()``.
  private mutating func addCost(_ cost: LevelEntry, of nonbasic: Int32) {
    levels.add(cost, to: &residuals[nonbasic].reducedCost)
    guard !residuals[nonbasic].isRepriced else { return }
    residuals[nonbasic].isRepriced = true
    queues.repriced.append(nonbasic)
  }

  /// Queues the nonbasic variables with new linear costs that can move for less. Once after the costs of all levels: a look at a
  /// variable takes as long as it has levels.
  mutating func queueRepriced() {
    while let nonbasic = queues.repriced.popLast() {
      residuals[nonbasic].isRepriced = false
      if !residuals[nonbasic].isBasic, improvingDirection(of: nonbasic) != 0 { queueCheck(nonbasic) }
    }
  }
}
