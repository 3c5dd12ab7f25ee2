/// Compresses rows of pixels in the format of RFC 1951, for pictures of text and flat colours.
///
/// A search for repetitions looks at three places alone: the pixel to the left, the one above, and the last one that began with the same
/// bytes. So most of a picture is compared eight bytes at a time.
struct FastDeflate {
  /// A block has a code of its own.
  private static let blockLength = 1 << 16
  /// The limits of the format.
  private static let (longestMatch, farthest) = (258, 32_768)
  private static let tableBits: UInt32 = 13

  /// Literal bytes, and matches: their length in the upper half and their distance in the lower one.
  private var tokens: [UInt32] = []
  private var writer = BitWriter()

  /// Compresses rows of pixels.
  ///
  /// - Parameters:
  ///   - pixel: The bytes of a pixel.
  ///   - row: The bytes of a row with that of its filter.
  static func compress(_ bytes: UnsafeBufferPointer<UInt8>, pixel: Int, row: Int) -> [UInt8] {
    var deflate = FastDeflate()
    deflate.tokens.reserveCapacity(blockLength + 2)
    deflate.run(bytes, pixel: pixel, row: row)
    deflate.writer.finish()
    return deflate.writer.bytes
  }

  private mutating func run(_ bytes: UnsafeBufferPointer<UInt8>, pixel: Int, row: Int) {
    guard let base = bytes.baseAddress else { return writeBlock(isLast: true) }
    var last = [Int32](repeating: -1, count: 1 << Int(Self.tableBits))
    var place = 0
    while place < bytes.count {
      let limit = min(Self.longestMatch, bytes.count - place)
      var best = (length: 3, distance: 0)
      if limit >= 4 {
        Self.extend(&best, base, place, pixel, limit)
        if best.length < limit { Self.extend(&best, base, place, row, limit) }
        if best.distance == 0 {
          let slot = Self.slot(base + place)
          let former = Int(last[slot])
          last[slot] = Int32(truncatingIfNeeded: place)
          if former >= 0 { Self.extend(&best, base, place, place - former, limit) }
        }
      }
      if best.distance > 0 {
        tokens.append(UInt32(best.length) << 16 | UInt32(best.distance))
        place += best.length
      } else {
        tokens.append(UInt32(base[place]))
        place += 1
      }
      if tokens.count >= Self.blockLength { writeBlock(isLast: false) }
    }
    writeBlock(isLast: true)
  }

  /// Replaces the best match by the one at a distance, if that is longer.
  @inline(__always)
  private static func extend(
    _ best: inout (length: Int, distance: Int), _ base: UnsafePointer<UInt8>, _ place: Int, _ distance: Int,
    _ limit: Int
  ) {
    guard distance <= place, distance <= farthest else { return }
    let (here, there) = (UnsafeRawPointer(base + place), UnsafeRawPointer(base + place - distance))
    guard here.loadUnaligned(as: UInt32.self) == there.loadUnaligned(as: UInt32.self) else { return }
    var length = 4
    while length &+ 8 <= limit {
      let difference =
        here.loadUnaligned(fromByteOffset: length, as: UInt64.self)
        ^ there.loadUnaligned(fromByteOffset: length, as: UInt64.self)
      if difference != 0 {
        length &+= difference.littleEndian.trailingZeroBitCount / 8
        if length > best.length { best = (length, distance) }
        return
      }
      length &+= 8
    }
    while length < limit, base[place &+ length] == base[place &- distance &+ length] { length &+= 1 }
    if length > best.length { best = (length, distance) }
  }

  @inline(__always)
  private static func slot(_ bytes: UnsafePointer<UInt8>) -> Int {
    let four = UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
    return Int((four &* 2_654_435_761) >> (32 - tableBits))
  }

  // MARK: Blocks

  /// Writes the tokens as a block with a code of its own.
  private mutating func writeBlock(isLast: Bool) {
    var counts = [Int](repeating: 0, count: 286)
    var distanceCounts = [Int](repeating: 0, count: 30)
    for token in tokens {
      if token < 256 {
        counts[Int(token)] += 1
      } else {
        counts[MatchCodes.length(Int(token >> 16)).symbol] += 1
        distanceCounts[MatchCodes.distance(Int(token & 0xFFFF)).symbol] += 1
      }
    }
    counts[256] = 1
    let (code, distances) = (
      HuffmanCode(counts: counts, longest: 15), HuffmanCode(counts: distanceCounts, longest: 15)
    )
    writer.write(isLast ? 1 : 0, 1)
    writer.write(2, 2)
    writeLengths(code.lengths, distances.lengths)
    for token in tokens {
      if token < 256 {
        writer.write(code, Int(token))
      } else {
        let (length, distance) = (
          MatchCodes.length(Int(token >> 16)), MatchCodes.distance(Int(token & 0xFFFF))
        )
        writer.write(code, length.symbol)
        writer.write(length.extra, length.bits)
        writer.write(distances, distance.symbol)
        writer.write(distance.extra, distance.bits)
      }
    }
    writer.write(code, 256)
    tokens.removeAll(keepingCapacity: true)
  }

  /// Writes the lengths of both codes, with runs of zeros as one symbol.
  private mutating func writeLengths(_ code: [UInt8], _ distances: [UInt8]) {
    let lengths = code + distances
    var symbols: [(symbol: Int, extra: Int, bits: Int)] = []
    var place = 0
    while place < lengths.count {
      var run = 0
      while run < 138, place + run < lengths.count, lengths[place + run] == 0 { run += 1 }
      switch run {
      case 11...: symbols.append((18, run - 11, 7))
      case 3...: symbols.append((17, run - 3, 3))
      default: (run, _) = (1, symbols.append((Int(lengths[place]), 0, 0)))
      }
      place += run
    }
    var counts = [Int](repeating: 0, count: 19)
    for symbol in symbols { counts[symbol.symbol] += 1 }
    let outer = HuffmanCode(counts: counts, longest: 7)
    writer.write(code.count - 257, 5)
    writer.write(distances.count - 1, 5)
    writer.write(19 - 4, 4)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      writer.write(Int(outer.lengths[symbol]), 3)
    }
    for symbol in symbols {
      writer.write(outer, symbol.symbol)
      writer.write(symbol.extra, symbol.bits)
    }
  }
}

/// The symbols of lengths and distances.
private enum MatchCodes {
  /// The symbol of a match's length, and what follows it.
  static func length(_ length: Int) -> (symbol: Int, extra: Int, bits: Int) {
    if length == 258 { return (285, 0, 0) }
    let rest = length - 3
    guard rest >= 8 else { return (257 + rest, 0, 0) }
    let bits = Int.bitWidth - 1 - rest.leadingZeroBitCount - 2
    return (257 + 4 * bits + rest >> bits, rest & (1 << bits - 1), bits)
  }

  /// The symbol of a distance, and what follows it.
  static func distance(_ distance: Int) -> (symbol: Int, extra: Int, bits: Int) {
    let rest = distance - 1
    guard rest >= 4 else { return (rest, 0, 0) }
    let bits = Int.bitWidth - 1 - rest.leadingZeroBitCount - 1
    return (2 * bits + rest >> bits, rest & (1 << bits - 1), bits)
  }
}

/// Bytes from numbers of bits, the first one in the lowest place.
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  @inline(__always)
  mutating func write(_ value: Int, _ bits: Int) {
    pending |= UInt64(truncatingIfNeeded: value) &<< UInt64(truncatingIfNeeded: count)
    count &+= bits
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending &>>= 8
      count &-= 8
    }
  }

  @inline(__always)
  mutating func write(_ code: HuffmanCode, _ symbol: Int) {
    write(Int(code.bits[symbol]), Int(code.lengths[symbol]))
  }

  /// Fills the last byte.
  mutating func finish() { write(0, (8 - count) & 7) }
}
