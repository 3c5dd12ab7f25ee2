/// How the bytes of a pixel are arranged: a value of `CGImageAlphaInfo`, and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates an arrangement from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The first component first.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// Four bytes, the last component first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Four bytes, the first component first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGImage {
  /// The arrangement of the pixels: the opacity in the last component, the first component first.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue) }

  /// The colour space of the pixels: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}
