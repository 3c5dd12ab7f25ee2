/// Linear costs of parameters: what constraints without rows cost.
extension ResidualProgram {
  /// Adds a linear cost: a slope for each parameter of a sum. O(entries, and the rows of those that are basic).
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

  /// Adds to the reduced cost of a nonbasic variable.
  private mutating func addCost(_ cost: LevelEntry, of nonbasic: Int32) {
    levels.add(cost, to: &residuals[nonbasic].reducedCost)
    if improvingDirection(of: nonbasic) != 0 { queueCheck(nonbasic) }
  }
}
