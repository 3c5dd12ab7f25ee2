import OpenUIKitGraphics

/// Reads picture files in the formats of `PictureFormat`, and writes PNG and JPEG.
///
/// libpng, libjpeg-turbo, libwebp and giflib do the work. libtiff and libheif are loaded when a file first needs them, if the
/// machine has them. Files come from anywhere: damaged ones, and pictures of too many pixels, are refused. Memory and time are
/// bounded by the number of pixels, and not by what a file claims beside them: texts and profiles are skipped.
public enum PictureFile {
  /// The greatest number of pixels of a picture: 2²⁸.
  public static let mostPixels = 1 << 28

  /// Decodes a file by its first bytes, whatever its name. Of an animation it returns the first frame. Nil for other
  /// formats, for damaged files, and for pictures with more than `mostPixels`, whose pixels are not decoded.
  ///
  /// A small file can have very many pixels, of four bytes each. So give a limit for files of strangers. The first file that needs a
  /// library that the machine does not have prints its name to the standard error.
  public static func decode(_ bytes: [UInt8], mostPixels: Int = mostPixels) -> DecodedImage? {
    do {
      return try read(bytes, mostPixels: mostPixels)
    } catch {
      if case .missingLibrary(let format, let library) = error {
        library.reportAbsence(of: "\(format.rawValue) files")
      }
      return nil
    }
  }

  /// Decodes a file like `decode`, and throws the reason why it cannot.
  public static func read(
    _ bytes: [UInt8], mostPixels: Int = mostPixels
  ) throws(PictureFileError) -> DecodedImage {
    guard let format = PictureFormat(of: bytes) else { throw .unknownFormat }
    let most = min(max(0, mostPixels), Self.mostPixels)
    if let library = format.library, !library.isAvailable { throw .missingLibrary(format, library) }
    return switch format {
    case .png:
      DecodedImage(try decodePNG(bytes, mostPixels: most), orientation: ExifOrientation.ofPNG(bytes))
    case .jpeg:
      DecodedImage(try decodeJPEG(bytes, mostPixels: most), orientation: ExifOrientation.ofJPEG(bytes))
    case .webp:
      DecodedImage(try decodeWebP(bytes, mostPixels: most), orientation: ExifOrientation.ofWebP(bytes))
    case .gif: DecodedImage(try decodeGIF(bytes, mostPixels: most))
    case .bmp: DecodedImage(try decodeBMP(bytes, mostPixels: most))
    case .tiff: try decodeTIFF(bytes, mostPixels: most)
    case .heic, .avif: DecodedImage(try decodeHEIF(bytes, format, mostPixels: most))
    }
  }

  /// Encodes a picture. `quality` is 0...1 for JPEG, which has no opacity: clear pixels become white. Nil if the
  /// format cannot have so many pixels.
  public static func encode(_ picture: CGImage, as format: ImageFileFormat, quality: CGFloat) -> [UInt8]? {
    switch format {
    case .png: return encodePNG(picture)
    case .jpeg: return encodeJPEG(picture, quality: quality)
    }
  }

  /// Throws unless a picture of a size can be decoded.
  static func requirePossible(width: Int, height: Int, mostPixels: Int) throws(PictureFileError) {
    guard width > 0, height > 0, width <= mostPixels, height <= mostPixels / width else {
      throw .tooManyPixels
    }
  }
}

extension CGImage {
  /// A picture of decoded pixels; throws if their number is wrong.
  static func decoded(
    width: Int, height: Int, _ pixels: [UInt8], _ format: PictureFormat
  ) throws(PictureFileError) -> CGImage {
    guard let picture = CGImage(width: width, height: height, pixels: pixels) else { throw .damaged(format) }
    return picture
  }
}

/// Components that libraries return multiplied by their opacity.
enum MultipliedColor {
  /// The component without its opacity of 1...255, rounded.
  static func divided(_ component: UInt8, by alpha: UInt8) -> UInt8 {
    UInt8(min(255, (Int(component) * 255 + Int(alpha) / 2) / Int(alpha)))
  }

  /// Divides the colours of pixels of four bytes by their opacity, which is the last one.
  static func divide(_ pixels: inout [UInt8]) {
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = pixels[place + 3]
      guard alpha > 0, alpha < 255 else { continue }
      for component in place..<place + 3 { pixels[component] = divided(pixels[component], by: alpha) }
    }
  }
}
