/// Bounds the work of one update and breaks cycles.
///
/// A degenerate program can send the simplex method round in circles. After many steps choices are made at random,
/// which ends a cycle with certainty in the long run; after very many the update is finished by another method.
struct StepBudget: BitwiseCopyable {
  /// Pivots, flips and looks at queued variables in the present update.
  private(set) var spent = 0
  /// For tests: what an update may spend at most, however large the program; with less than nothing the fallback does all.
  var mostSteps = Int.max
  /// For tests: how many exchanges the fallback may make at most.
  var mostExchanges = Int.max
  private var randomAfter = Int.max
  private var limit = Int.max
  private var randomState: UInt64 = 0x9E37_79B9_7F4A_7C15

  var isExhausted: Bool { spent > limit }

  /// Starts an update of a program with so many rows and pieces.
  mutating func start(size: Int) {
    spent = 0
    randomAfter = 300 + 8 * size
    limit = min(mostSteps, 4000 + 100 * size)
  }

  /// Starts an update that may turn out to need none.
  @inline(__always)
  mutating func startWithoutSteps() { spent = 0 }

  /// Counts a step. False if there are none left.
  @inline(__always)
  mutating func spendStep() -> Bool {
    spent += 1
    return spent <= limit
  }

  /// Lets the program take so many more steps.
  mutating func extend(by steps: Int) {
    limit += steps
  }

  /// A number to order equals by: random once choices are.
  @inline(__always)
  mutating func rank() -> UInt32 {
    spent > randomAfter ? UInt32(truncatingIfNeeded: nextRandom()) : 0
  }

  /// Which of so many elements of a queue comes next: the last one, or any, once choices are random.
  @inline(__always)
  mutating func choose(among count: Int) -> Int {
    guard spent > randomAfter, count > 1 else { return count - 1 }
    return Int(truncatingIfNeeded: nextRandom() % UInt64(count))
  }

  /// A xorshift generator: the same choices in every run.
  private mutating func nextRandom() -> UInt64 {
    randomState ^= randomState << 13
    randomState ^= randomState >> 7
    randomState ^= randomState << 17
    return randomState >> 11
  }
}
