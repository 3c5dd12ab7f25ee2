/// A nonbasic variable that could move to repair a row.
///
/// The slope of the row's basic variable is common to all candidates, and not part of their costs.
/// Otherwise the costs of a layout's candidates would all have the same strongest level, and would be slow to
/// compare.
struct RepairCandidate: BitwiseCopyable {
  var residual: Int32
  /// The direction in which it would move: 1 or -1.
  var direction: Int32
  var coefficient: Double
  /// Where its cost lies among those of the ratio test.
  var costStart: Int32 = 0
  var costCount: Int32 = 0
  /// The strongest component of the cost for each unit of the row, which as a rule decides.
  var level = Int32.min
  var scale: Float = 0
  var ratio = 0.0
}

extension RepairCandidate {
  /// Whether it is cheaper than another or, at the same cost, has the larger coefficient.
  @inline(__always)
  func comesBefore(_ other: RepairCandidate, costs: UnsafePointer<LevelEntry>) -> Bool {
    let order = compare(with: other, costs: costs)
    return order == 0 ? coefficient.magnitude > other.coefficient.magnitude : order < 0
  }

  /// -1, 0 or 1: how the costs compare, for each unit of the row.
  @inline(__always)
  func compare(with other: RepairCandidate, costs: UnsafePointer<LevelEntry>) -> Int {
    if level != other.level { return level > other.level ? (ratio > 0 ? 1 : -1) : (other.ratio > 0 ? -1 : 1) }
    let difference = ratio - other.ratio
    if difference.magnitude > Tolerance.decision * Double(max(scale, other.scale)) {
      return difference > 0 ? 1 : -1
    }
    if costCount == 1, other.costCount == 1 { return 0 }
    let own = UnsafeLevelSpan(start: costs + Int(costStart), count: Int(costCount))
    let others = UnsafeLevelSpan(start: costs + Int(other.costStart), count: Int(other.costCount))
    if coefficient.magnitude == other.coefficient.magnitude { return own.compare(with: others) }
    return own.compare(times: 1 / coefficient.magnitude, with: others, times: 1 / other.coefficient.magnitude)
  }
}
