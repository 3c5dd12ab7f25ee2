/// Random numbers that are the same for the same seed, on every platform: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to `count`, which is not among them.
  mutating func number(below count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// True in one of `count` cases.
  mutating func oneIn(_ count: Int) -> Bool { number(below: count) == 0 }

  /// A length in points with a few decimals, so that few edges lie halfway between pixels.
  mutating func length(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &self) * 1000).rounded() / 1000 + 0.000_137
  }

  /// An element of a collection that has some.
  mutating func pick<Choices: RandomAccessCollection>(_ choices: Choices) -> Choices.Element {
    choices[choices.index(choices.startIndex, offsetBy: number(below: choices.count))]
  }
}
