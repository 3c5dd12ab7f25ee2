/// A colour that is not multiplied by its alpha.
struct StraightColor {
  /// Alpha in the highest byte, then red, green and blue.
  private let value: UInt32

  /// Creates a colour from one of Cairo's pixels: alpha in the highest byte, then red, green and blue multiplied by alpha.
  init(_ pixel: UInt32) {
    let alpha = pixel >> 24
    guard alpha > 0 else {
      self.init(value: 0)
      return
    }
    func straight(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    self.init(value: alpha << 24 | straight(16) | straight(8) | straight(0))
  }

  private init(value: UInt32) { self.value = value }

  var parts: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
    return (part(16), part(8), part(0), part(24))
  }

  /// The number whose bytes in memory are red, green, blue and alpha.
  var bytes: UInt32 { Self.bytes(ofOpaque: value) }

  /// These bytes of one of Cairo's pixels whose alpha is 255. A build for debugging calls nothing here, as it does for other shifts.
  static func bytes(ofOpaque pixel: UInt32) -> UInt32 {
    let bytes = pixel & 0xFF00_FF00 | (pixel &>> 16) & 0xFF | (pixel & 0xFF) &<< 16
    #if _endian(little)
      return bytes
    #else
      return bytes.byteSwapped
    #endif
  }
}
