import CCairo

/// A point of a picture with the four pixels around it.
struct SourcePlace {
  /// Two pixels above the point, and two below it.
  let upper, lower: UnsafeRawPointer
  private let right, down: UInt64

  /// The point must have pixels on all sides. It is rounded to sixteenths of a pixel, without the tests of a conversion to an
  /// integer: the sums below have the sixteenths in their lowest bits.
  @inline(__always)
  init(_ x: Double, _ y: Double, in source: PixelRows) {
    let (column, row) = ((x + 0x1p48).bitPattern & 0xFFFF_FFFF, (y + 0x1p48).bitPattern & 0xFFFF_FFFF)
    let offset = Int(truncatingIfNeeded: row &>> 4) &* source.bytesPerRow
    upper = UnsafeRawPointer(source.base) + (offset &+ Int(truncatingIfNeeded: column &>> 4) &* 4)
    lower = upper + source.bytesPerRow
    (right, down) = (column & 15, row & 15)
  }

  /// The point with coordinates in sixteenths of a pixel.
  @inline(__always)
  init(sixteenths column: Int64, _ row: Int64, in source: PixelRows) {
    let offset = Int(truncatingIfNeeded: row &>> 4) &* source.bytesPerRow
    upper = UnsafeRawPointer(source.base) + (offset &+ Int(truncatingIfNeeded: column &>> 4) &* 4)
    lower = upper + source.bytesPerRow
    (right, down) = (UInt64(truncatingIfNeeded: column & 15), UInt64(truncatingIfNeeded: row & 15))
  }

  /// The bilinear mix. It is C's: its vectors have a byte of each pixel in a word, which takes half of the time.
  @inline(__always)
  var mix: UInt32 {
    mix_pixels(upper, lower, UInt32(truncatingIfNeeded: right), UInt32(truncatingIfNeeded: down))
  }
}

/// A sum of up to 256 pixels, with 16 bits for each byte.
struct PixelSum {
  private var even: UInt64 = 0
  private var odd: UInt64 = 0

  @inline(__always)
  mutating func add(_ pixel: UInt32) {
    even &+= UInt64(pixel & 0x00FF_00FF)
    odd &+= UInt64(pixel &>> 8 & 0x00FF_00FF)
  }

  /// The rounded mean.
  @inline(__always)
  func mean(of count: Int) -> UInt32 {
    let divisor = UInt64(count)
    func byte(_ sum: UInt64) -> UInt32 { UInt32(((sum & 0xFFFF) + divisor / 2) / divisor) }
    return byte(even) | byte(odd) << 8 | byte(even >> 16) << 16 | byte(odd >> 16) << 24
  }
}

extension UInt32 {
  /// This pixel above another one, both multiplied by their alpha.
  @inline(__always)
  func over(_ lower: UInt32) -> UInt32 {
    let rest = 255 &- self &>> 24
    let even = Self.scaled(lower & 0x00FF_00FF, by: rest)
    let odd = Self.scaled(lower &>> 8 & 0x00FF_00FF, by: rest)
    // Rounding of both may add up to more than 255 nowhere: a colour is at most its alpha.
    return self &+ (even | odd &<< 8)
  }

  /// Two bytes times a number of 255ths, rounded as Cairo does.
  @inline(__always)
  private static func scaled(_ bytes: UInt32, by part: UInt32) -> UInt32 {
    let product = bytes &* part &+ 0x0080_0080
    return (product &+ (product &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF
  }
}
