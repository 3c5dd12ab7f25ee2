import OpenUIKitGraphics

/// The finished picture of an entry before its projection, with smaller copies of it.
///
/// A plane that is seen from the side shows many of its pixels in one of the target. Each copy is half as wide or half as high as
/// another one, so that one sample of the right copy is the mean of them.
final class FlatPicture {
  /// How often each side may be halved.
  static let mostHalvings = 2

  private let canvas: Canvas
  private var copies: [Canvas?]
  private var pixels: [PixelRows?]

  /// Takes over a canvas on which nothing more is painted.
  init(_ canvas: Canvas) {
    self.canvas = canvas
    let count = (Self.mostHalvings + 1) * (Self.mostHalvings + 1)
    copies = Array(repeating: nil, count: count)
    pixels = Array(repeating: nil, count: count)
    pixels[0] = canvas.withPixels { $0 }
  }

  /// The pixels in full size.
  var rows: PixelRows { pixels[0]! }

  /// The number of pixels in full size.
  var pixelCount: Int { canvas.width * canvas.height }

  /// The pixels of a copy, which is made with its first use.
  func rows(halvedAcross across: Int, down: Int) throws(CairoError) -> PixelRows {
    let index = across * (Self.mostHalvings + 1) + down
    if let known = pixels[index] { return known }
    let larger =
      down > 0 ? try rows(halvedAcross: across, down: down - 1) : try rows(halvedAcross: across - 1, down: 0)
    let copy = try Canvas(
      width: down > 0 ? larger.width : (larger.width + 1) / 2,
      height: down > 0 ? (larger.height + 1) / 2 : larger.height, scale: 1)
    copies[index] = copy
    let made = copy.withPixels { $0 }
    pixels[index] = made
    if down > 0 { larger.halveRows(into: made) } else { larger.halveColumns(into: made) }
    return made
  }
}

extension PixelRows {
  /// Writes the mean of every two columns into a picture of half the width. What is beyond the last one is clear.
  fileprivate func halveColumns(into half: PixelRows) {
    for y in 0..<half.height {
      let (from, to) = (colors(y), half.colors(y))
      for x in 0..<width / 2 { to[x] = Self.mean(from[2 * x], from[2 * x + 1]) }
      if width % 2 == 1 { to[half.width - 1] = Self.mean(from[width - 1], 0) }
    }
  }

  /// Writes the mean of every two rows into a picture of half the height. What is below the last one is clear.
  fileprivate func halveRows(into half: PixelRows) {
    for y in 0..<half.height {
      let (upper, to) = (colors(2 * y), half.colors(y))
      guard 2 * y + 1 < height else {
        for x in 0..<width { to[x] = Self.mean(upper[x], 0) }
        return
      }
      let lower = colors(2 * y + 1)
      for x in 0..<width { to[x] = Self.mean(upper[x], lower[x]) }
    }
  }

  /// The mean of each byte: the bits that both have, and half of the others.
  @inline(__always)
  private static func mean(_ one: UInt32, _ other: UInt32) -> UInt32 {
    (one | other) &- ((one ^ other) &>> 1 & 0x7F7F_7F7F)
  }
}
