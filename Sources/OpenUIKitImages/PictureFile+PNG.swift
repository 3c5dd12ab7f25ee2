import CImages
import OpenUIKitGraphics

extension PictureFile {
  // PNG_FORMAT_RGBA: four bytes, not multiplied by alpha. The macro is a sum that Swift does not import.
  private static let format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)

  static func decodePNG(_ bytes: [UInt8], mostPixels: Int) -> CGImage? {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    // Also after an error, and more than once.
    defer { png_image_free(&image) }
    return bytes.withUnsafeBytes { file in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0,
        isPossible(width: Int(image.width), height: Int(image.height), mostPixels: mostPixels)
      else { return nil }
      image.format = format
      var pixels = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * 4)
      guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else { return nil }
      return CGImage(width: Int(image.width), height: Int(image.height), pixels: pixels)
    }
  }

  /// How well a PNG file is compressed.
  public enum PNGCompression: Sendable {
    /// For files to keep: small ones.
    case small
    /// For files that are read once or twice: in about a fifth of the time, and up to three times as large.
    case fast
  }

  /// Encodes a picture as a PNG file. Nil if the format cannot have so many pixels.
  public static func encodePNG(_ picture: CGImage, _ compression: PNGCompression = .small) -> [UInt8]? {
    encodePNG(
      picture.pixels, width: picture.width, height: picture.height, hasAlpha: true, compression: compression)
  }

  /// Encodes rows of red, green and blue, and of alpha if they have it. Nil if the format cannot have so many pixels.
  package static func encodePNG(
    _ pixels: [UInt8], width: Int, height: Int, hasAlpha: Bool, compression: PNGCompression
  ) -> [UInt8]? {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    guard let columns = png_uint_32(exactly: width), let rows = png_uint_32(exactly: height) else {
      return nil
    }
    (image.width, image.height) = (columns, rows)
    image.format = hasAlpha ? format : png_uint_32(PNG_FORMAT_FLAG_COLOR)
    if compression == .fast { image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST) }
    defer { png_image_free(&image) }
    var count = greatestSize(ofRows: height, rowLength: (hasAlpha ? 4 : 3) * width)
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { memory, initializedCount in
      let isWritten = png_image_write_to_memory(&image, memory.baseAddress, &count, 0, pixels, 0, nil)
      initializedCount = isWritten != 0 ? count : 0
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// More bytes than a PNG file of these rows can have. Rows have a byte each for their filter, and zlib adds less than a seventh
  /// (`deflateBound` for any settings).
  private static func greatestSize(ofRows rows: Int, rowLength: Int) -> Int {
    let length = rows * (rowLength + 1)
    return length + length / 7 + 1024
  }
}
