import OpenUIKitGraphics

/// Reads picture files in the formats PNG, JPEG, WebP and GIF, and writes PNG and JPEG.
///
/// libpng, libjpeg-turbo, libwebp and giflib do the work. Files come from anywhere: damaged ones, and pictures of too many
/// pixels, give nil.
public enum PictureFile {
  /// The greatest number of pixels of a picture: 2²⁸.
  public static let mostPixels = 1 << 28

  /// Decodes a file by its first bytes, whatever its name. Of an animation it returns the first frame. Nil for other
  /// formats, for damaged files, and for pictures with more than `mostPixels`, of which no pixel is decoded.
  ///
  /// A small file can have very many pixels, of four bytes each. So give a limit for files of strangers.
  public static func decode(_ bytes: [UInt8], mostPixels: Int = mostPixels) -> DecodedImage? {
    let most = min(max(0, mostPixels), Self.mostPixels)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return decodePNG(bytes, mostPixels: most).map { DecodedImage($0) }
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      return decodeJPEG(bytes, mostPixels: most).map {
        DecodedImage($0, orientation: ExifOrientation.read(from: bytes))
      }
    }
    if bytes.starts(with: Array("GIF8".utf8)) {
      return decodeGIF(bytes, mostPixels: most).map { DecodedImage($0) }
    }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return decodeWebP(bytes, mostPixels: most).map { DecodedImage($0) }
    }
    return nil
  }

  /// Encodes a picture. `quality` is 0...1 for JPEG, which has no opacity: clear pixels become white. Nil if the
  /// format cannot have so many pixels.
  public static func encode(_ picture: CGImage, as format: ImageFileFormat, quality: CGFloat) -> [UInt8]? {
    switch format {
    case .png: return encodePNG(picture)
    case .jpeg: return encodeJPEG(picture, quality: quality)
    }
  }

  /// Whether a picture of a size can be decoded.
  static func isPossible(width: Int, height: Int, mostPixels: Int) -> Bool {
    width > 0 && height > 0 && width <= mostPixels && height <= mostPixels / width
  }
}
