/// A Huffman code of symbols, as RFC 1951 has it: the length of each symbol's code, and its bits in the order in which they are written.
struct HuffmanCode {
  /// The number of bits of each symbol; 0 for one that does not occur.
  private(set) var lengths: [UInt8]
  /// The bits of each symbol, the first one in the lowest place.
  private(set) var bits: [UInt16]

  /// Makes the code of symbols that occur so many times, with at most `longest` bits each.
  init(counts: [Int], longest: Int) {
    var counts = counts
    // A code of one symbol needs a second one: some readers refuse a code that is not complete.
    var place = 0
    while counts.count(where: { $0 > 0 }) < 2 {
      if counts[place] == 0 { counts[place] = 1 }
      place += 1
    }
    var lengths = Self.lengths(counts)
    // Smaller differences make shorter codes.
    while lengths.contains(where: { $0 > longest }) {
      for index in counts.indices where counts[index] > 0 { counts[index] = counts[index] / 2 + 1 }
      lengths = Self.lengths(counts)
    }
    self.lengths = lengths.map { UInt8($0) }
    bits = Self.bits(lengths)
  }

  /// The depths of the leaves of the tree in which always the two rarest nodes are joined.
  private static func lengths(_ counts: [Int]) -> [Int] {
    let leaves = counts.indices.filter { counts[$0] > 0 }.sorted { counts[$0] < counts[$1] }
    // Joined nodes come in increasing order, so that the rarest one is the first of one of two queues.
    var weights = leaves.map { counts[$0] }
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, joined) = (0, leaves.count)
    while weights.count < parents.count {
      var weight = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < leaves.count && (joined >= weights.count || weights[leaf] <= weights[joined])
        let node = takesLeaf ? leaf : joined
        if takesLeaf { leaf += 1 } else { joined += 1 }
        weight += weights[node]
        parents[node] = weights.count
      }
      weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in stride(from: parents.count - 2, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
    }
    var lengths = [Int](repeating: 0, count: counts.count)
    for (place, symbol) in leaves.enumerated() { lengths[symbol] = depths[place] }
    return lengths
  }

  /// The codes in the order of their lengths, and of the symbols among those of one length.
  private static func bits(_ lengths: [Int]) -> [UInt16] {
    var bits = [UInt16](repeating: 0, count: lengths.count)
    var next: UInt16 = 0
    for length in 1...15 {
      for symbol in lengths.indices where lengths[symbol] == length {
        var (code, reversed) = (next, UInt16(0))
        for _ in 0..<length {
          reversed = reversed << 1 | code & 1
          code >>= 1
        }
        bits[symbol] = reversed
        next += 1
      }
      next <<= 1
    }
    return bits
  }
}
