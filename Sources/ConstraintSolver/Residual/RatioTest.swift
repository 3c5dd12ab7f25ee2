/// The ratio test of a dual simplex step: the candidates for the repair of a row, the cheapest first, and what it costs to leave
/// the row as it is.
///
/// The slope of the row's basic variable on the way back is common to all candidates. Ratios and the limit leave it out.
struct RatioTest: ~Copyable {
  private var queue = CandidateQueue()
  /// Candidates that cost more than leaving the row as it is.
  private var postponed = Slab<RepairCandidate>()
  /// The costs of all candidates, one behind the other.
  private var costs = Slab<LevelEntry>()
  /// The slope of the row's basic variable on the way back.
  private var rowCost = Slab<LevelEntry>()
  /// The limit of the ratios: the weight of the violated piece less that slope.
  private var penalty = Slab<LevelEntry>()

  /// Starts with a row, without candidates.
  mutating func start() {
    queue.removeAll()
    postponed.removeAll()
    costs.removeAll()
    rowCost.removeAll()
    penalty.removeAll()
  }

  /// Adds to the slope of the row's basic variable on the way back.
  mutating func addRowCost(_ cost: Double, at level: Int32) {
    rowCost.add(cost, at: level, toVectorAt: 0)
    penalty.add(-cost, at: level, toVectorAt: 0)
  }

  /// Adds to what it costs to leave the row as it is. Candidates that were too expensive before may be worth their cost.
  mutating func raisePenalty(by weight: Double, at level: Int32) {
    penalty.add(weight, at: level, toVectorAt: 0)
    var index = 0
    while index < postponed.count {
      if isBelowPenalty(postponed[index]) {
        queue.push(postponed.swapRemove(at: index), costs: costs.unsafeBase)
      } else {
        index += 1
      }
    }
  }

  // MARK: Costs

  /// Starts the cost of a candidate: how fast the total cost grows when it moves, by its reduced cost.
  @inline(__always)
  mutating func startCost(of candidate: inout RepairCandidate, reducedCost: UnsafeLevelSpan) {
    candidate.costStart = costs.nextIndex
    let direction = Double(candidate.direction)
    let row = UnsafeLevelSpan(start: rowCost.unsafeBase, count: rowCost.count)
    let share = candidate.coefficient.magnitude * direction
    // In a layout most variables are in one row only, which then accounts for all of the reduced cost.
    if !reducedCost.equals(row, times: share) {
      costs.append(reducedCost, times: direction, without: row, times: share * direction)
    }
  }

  /// Starts the cost of a candidate again, with what it is.
  @inline(__always)
  mutating func restartCost(of candidate: inout RepairCandidate) {
    let start = candidate.costStart
    candidate.costStart = costs.nextIndex
    for place in start..<start + candidate.costCount { costs.append(costs[place]) }
  }

  /// Adds a slope to the cost that was started last.
  @inline(__always)
  mutating func addCost(_ slope: Double, at level: Int32, of candidate: RepairCandidate) {
    costs.add(slope, at: level, toVectorAt: Int(candidate.costStart))
  }

  /// Ends the cost that was started last.
  @inline(__always)
  func endCost(of candidate: inout RepairCandidate) {
    candidate.costCount = costs.nextIndex - candidate.costStart
    if let strongest = unsafeCost(of: candidate).strongest {
      candidate.level = strongest.level
      candidate.ratio = strongest.value / candidate.coefficient.magnitude
      candidate.scale = strongest.scale / Float(candidate.coefficient.magnitude)
    } else {
      candidate.level = Int32.min
      candidate.ratio = 0
      candidate.scale = 0
    }
  }

  @inline(__always)
  private func unsafeCost(of candidate: RepairCandidate) -> UnsafeLevelSpan {
    UnsafeLevelSpan(
      start: costs.unsafeAddress(of: candidate.costStart, count: candidate.costCount),
      count: Int(candidate.costCount))
  }

  // MARK: Candidates

  /// Adds a candidate, whose cost has ended.
  @inline(__always)
  mutating func push(_ candidate: RepairCandidate) {
    if isBelowPenalty(candidate) {
      queue.push(candidate, costs: costs.unsafeBase)
    } else {
      postponed.append(candidate)
    }
  }

  /// Takes the cheapest candidate. Nil if none costs less than leaving the row as it is.
  mutating func pop() -> RepairCandidate? { queue.pop(costs: costs.unsafeBase) }

  /// Whether a candidate costs less than leaving the row as it is.
  @inline(__always)
  private func isBelowPenalty(_ candidate: RepairCandidate) -> Bool {
    let penalty = UnsafeLevelSpan(start: penalty.unsafeBase, count: penalty.count)
    guard let strongest = penalty.strongest, strongest.level >= candidate.level else {
      return candidate.ratio < 0
    }
    if candidate.level < strongest.level { return strongest.value > 0 }
    let difference = candidate.ratio - strongest.value
    if difference.magnitude > Tolerance.decision * Double(max(candidate.scale, strongest.scale)) {
      return difference < 0
    }
    if candidate.costCount == 1, penalty.count == 1 { return false }
    let cost = unsafeCost(of: candidate)
    if candidate.coefficient.magnitude == 1 { return cost.compare(with: penalty) < 0 }
    return cost.compare(times: 1 / candidate.coefficient.magnitude, with: penalty, times: 1) < 0
  }
}
