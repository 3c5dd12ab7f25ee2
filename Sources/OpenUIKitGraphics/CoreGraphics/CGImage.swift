/// A picture as a grid of pixels. Immutable and safe to share between threads.
///
/// A pixel is four bytes: red, green, blue and alpha in this order, sRGB, colours not multiplied by alpha.
/// This is the format of PNG files and of a web page's `ImageData`. Rows follow each other from the top,
/// without gaps.
public final class CGImage: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels: 4 × width × height bytes.
  public let pixels: [UInt8]

  /// Creates a picture from bytes. Returns nil unless both sides are positive and there are 4 × width ×
  /// height bytes.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard Self.byteCount(width: width, height: height) == pixels.count else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The number of bytes of all pixels; nil if a side is not positive or the number overflows.
  static func byteCount(width: Int, height: Int) -> Int? {
    guard width > 0, height > 0 else { return nil }
    let (area, areaOverflow) = width.multipliedReportingOverflow(by: height)
    let (count, countOverflow) = area.multipliedReportingOverflow(by: 4)
    return areaOverflow || countOverflow ? nil : count
  }
}

extension CGFloat {
  /// The component as a byte: 0...1 mapped to 0...255 and rounded. Values outside are clamped.
  var unitByte: UInt8 { UInt8((clampedToUnit * 255).rounded()) }
}

/// Where the pixels of a picture have their opacity.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Nowhere: the picture is opaque.
  case none = 0
  /// In the last component, by which the colours are multiplied.
  case premultipliedLast = 1
  /// In the first component, by which the colours are multiplied.
  case premultipliedFirst = 2
  /// In the last component.
  case last = 3
  /// In the first component.
  case first = 4
  /// Nowhere: the last component is not used.
  case noneSkipLast = 5
  /// Nowhere: the first component is not used.
  case noneSkipFirst = 6
  /// The picture has only opacity.
  case alphaOnly = 7
}

extension CGImage {
  /// Where the pixels have their opacity: in the last component.
  public var alphaInfo: CGImageAlphaInfo { .last }
  /// The bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row: 4 × width.
  public var bytesPerRow: Int { 4 * width }
}
