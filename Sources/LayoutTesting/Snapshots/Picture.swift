import Foundation

#if canImport(OpenUIKitImages)
  import OpenUIKitImages
#endif

/// A picture as pixels: four bytes each, red, green, blue and alpha, in rows from the top.
public struct Picture: Equatable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The bytes, `4 * width * height` of them. The colours are not multiplied by alpha.
  public var bytes: [UInt8]

  /// Creates a picture; nil if the number of bytes does not fit.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == 4 * width * height else { return nil }
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }
}

extension Picture {
  /// Reads a PNG file; nil if it cannot be decoded.
  public init?(png: [UInt8]) {
    guard let image = UIImage(data: Data(png), scale: 1)?.cgImage else { return nil }
    self.init(image)
  }

  /// The bytes of a PNG file; empty if no encoder is installed, as on systems with neither UIKit nor Cairo.
  public var png: [UInt8] { (image?.pngData()).map { [UInt8]($0) } ?? [] }

  /// A PNG file for a page of a report, which takes less time and more bytes.
  var quickPNG: [UInt8] {
    #if canImport(OpenUIKitImages)
      if let bytes = image?.cgImage.flatMap({ PictureFile.encodePNG($0, .fast) }) { return bytes }
    #endif
    return png
  }

  #if canImport(UIKit)
    package init?(_ image: CGImage) {
      let (width, height) = (image.width, image.height)
      var bytes = [UInt8](repeating: 0, count: 4 * width * height)
      let isDrawn = bytes.withUnsafeMutableBytes { memory in
        let context = CGContext(
          data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context != nil
      }
      guard isDrawn else { return nil }
      self.init(width: width, height: height, bytes: bytes)
      divideByAlpha()
    }

    /// Contexts of Core Graphics multiply colours by alpha.
    private mutating func divideByAlpha() {
      for pixel in stride(from: 0, to: bytes.count, by: 4)
      where bytes[pixel + 3] > 0 && bytes[pixel + 3] < 255 {
        let alpha = Int(bytes[pixel + 3])
        for part in pixel..<pixel + 3 {
          bytes[part] = UInt8(min(255, (Int(bytes[part]) * 255 + alpha / 2) / alpha))
        }
      }
    }

    /// The picture for an image view, at one pixel per point.
    package var image: UIImage? {
      guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
      let image = CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4 * width,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent)
      return image.map { UIImage(cgImage: $0) }
    }
  #else
    package init?(_ image: CGImage) {
      self.init(width: image.width, height: image.height, bytes: image.pixels)
    }

    /// The picture for an image view, at one pixel per point.
    package var image: UIImage? {
      CGImage(width: width, height: height, pixels: bytes).map { UIImage(cgImage: $0) }
    }
  #endif
}
