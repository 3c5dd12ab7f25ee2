import OpenUIKit
import Testing

@testable import OpenUIKitImages

/// Files that are read once or twice, written with the fastest compression and read again.
@Suite("PNG files that are compressed fast")
struct FastPNGTests {
  private func expectTheSame(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32) throws {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let color = pixel(x, y)
        bytes += [24, 16, 8].map { UInt8(truncatingIfNeeded: color >> $0) } + [255]
      }
    }
    let picture = try #require(CGImage(width: width, height: height, pixels: bytes))
    let file = try #require(PictureFile.encodePNG(picture, .fast))
    let read = try #require(PictureFile.decode(file)?.picture)
    #expect(read.width == width && read.height == height)
    let isSame = read.pixels == bytes
    #expect(isSame, "\(width) x \(height)")
    let opaque = bytes.indices.filter { $0 % 4 != 3 }.map { bytes[$0] }
    let plain = try #require(
      PictureFile.encodePNG(opaque, width: width, height: height, hasAlpha: false, compression: .fast))
    let isSameWithoutAlpha = try #require(PictureFile.decode(plain)?.picture).pixels == bytes
    #expect(isSameWithoutAlpha, "\(width) x \(height) without alpha")
  }

  /// A number without a pattern.
  private func noise(_ x: Int, _ y: Int) -> UInt32 {
    var state = UInt32(truncatingIfNeeded: x &* 7919 &+ y &* 104_729 &+ 1)
    for _ in 0..<3 { state = (state ^ state << 13 ^ state >> 17) &* 2_654_435_761 }
    return state
  }

  @Test("Flat colours, gradients, patterns and noise have the same pixels, in all proportions")
  func pixels() throws {
    for (width, height) in [(1, 1), (1, 500), (500, 1), (87, 33), (258, 129), (11_000, 3)] {
      try expectTheSame(width, height) { _, _ in 0x3366_99AA }
      try expectTheSame(width, height) { x, y in UInt32(x % 256) << 24 | UInt32(y % 256) << 16 }
      try expectTheSame(width, height) { x, y in x % 7 < 3 && y % 5 < 2 ? 0xFFFF_FF00 : self.noise(x % 9, 0) }
      try expectTheSame(width, height) { x, y in self.noise(x, y) }
    }
    // More than one block of tokens.
    try expectTheSame(300, 200) { x, y in self.noise(x, y) }
  }

  @Test("A picture of one colour takes less than a hundredth of its pixels")
  func size() throws {
    let picture = try #require(
      CGImage(width: 1000, height: 1000, pixels: [UInt8](repeating: 255, count: 4_000_000)))
    #expect(try #require(PictureFile.encodePNG(picture, .fast)).count < 40_000)
  }
}
