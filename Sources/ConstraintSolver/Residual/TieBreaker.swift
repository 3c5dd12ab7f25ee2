/// Chooses among what is equal. A degenerate program can make the simplex method cycle: after many steps choices are random, which ends a
/// cycle almost surely.
struct TieBreaker {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// A number to order equals by; zero while choices are not random.
  @inline(__always)
  mutating func rank(isRandom: Bool) -> UInt32 {
    isRandom ? UInt32(truncatingIfNeeded: nextRandom()) : 0
  }

  /// Which of so many elements of a queue comes next: the last one, or any if choices are random.
  @inline(__always)
  mutating func place(among count: Int, isRandom: Bool) -> Int {
    guard isRandom, count > 1 else { return count - 1 }
    return Int(truncatingIfNeeded: nextRandom() % UInt64(count))
  }

  /// A xorshift generator: the same choices in every run.
  private mutating func nextRandom() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 11
  }
}
