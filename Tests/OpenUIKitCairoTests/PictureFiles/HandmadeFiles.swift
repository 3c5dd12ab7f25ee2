/// A PNG file of chunks, without compression.
struct PNGFile {
  let bytes: [UInt8]

  /// - Parameters:
  ///   - colorType: 0 for grey, 2 for colour, 4 for grey with opacity.
  ///   - chunks: what stands between the header and the pixels.
  init(
    width: UInt8, height: UInt8, depth: UInt8, colorType: UInt8 = 0, rows: [[UInt8]],
    chunks: [(name: String, content: [UInt8])]
  ) {
    let header = [0, 0, 0, width, 0, 0, 0, height, depth, colorType, 0, 0, 0]
    let parts =
      [("IHDR", header)] + chunks.map { ($0.name, $0.content) }
      + [("IDAT", Self.stored(rows.flatMap { [0] + $0 })), ("IEND", [])]
    bytes = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + parts.flatMap { Self.chunk($0.0, $0.1) }
  }

  /// A chunk with its length and checksum.
  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    return number(UInt32(content.count)) + checked + number(checksum(checked))
  }

  /// A stream of zlib with one block that is not compressed, of less than 65,536 bytes.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8))
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in bytes { (a, b) = ((a + UInt32(byte)) % 65521, (a + UInt32(byte) + b) % 65521) }
    return [0x78, 1, 1, low, high, ~low, ~high] + bytes + number(b << 16 | a)
  }

  static func number(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}

/// BMP files of a few pixels.
enum BMPFile {
  /// One pixel of red 200, green 100 and blue 50 with an opacity, after a header of version 4.
  static func opacity(_ alpha: UInt8) -> [UInt8] {
    let masks: [UInt32] = [0xFF0000, 0xFF00, 0xFF, 0xFF00_0000]
    let header = numbers([108, 1, 1]) + [1, 0, 32, 0] + numbers([3, 4, 0, 0, 0, 0] + masks)
    let rest = [UInt8](repeating: 0, count: 108 - header.count)
    return file(header + rest, [50, 100, 200, alpha])
  }

  /// Runs of indices of 8 bits: 0 is black and 1 is red.
  static func runs(width: UInt32, height: UInt32, _ runs: [UInt8]) -> [UInt8] {
    let header = numbers([40, width, height]) + [1, 0, 8, 0] + numbers([1, UInt32(runs.count), 0, 0, 2, 0])
    return file(header + [0, 0, 0, 0, 0, 0, 255, 0], runs)
  }

  private static func file(_ header: [UInt8], _ pixels: [UInt8]) -> [UInt8] {
    let start = UInt32(14 + header.count)
    return Array("BM".utf8) + numbers([start + UInt32(pixels.count), 0, start]) + header + pixels
  }

  private static func numbers(_ numbers: [UInt32]) -> [UInt8] {
    numbers.flatMap { PNGFile.number($0).reversed() }
  }
}
