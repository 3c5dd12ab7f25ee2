import CImages
import OpenUIKitGraphics

extension PictureFile {
  // PNG_FORMAT_RGBA: four bytes, not multiplied by alpha. The macro is a sum that Swift does not import.
  private static let format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)

  static func decodePNG(_ bytes: [UInt8], mostPixels: Int) throws(PictureFileError) -> CGImage {
    guard let (width, height) = sizeOfPNG(bytes) else { throw .damaged(.png) }
    try requirePossible(width: width, height: height, mostPixels: mostPixels)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    guard png_read_rgba(bytes, bytes.count, UInt32(width), UInt32(height), &pixels) != 0 else {
      throw .damaged(.png)
    }
    return try .decoded(width: width, height: height, pixels, .png)
  }

  /// The size in the first chunk; nil for another first chunk.
  private static func sizeOfPNG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
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
    defer { png_image_free(&image) }
    var count = greatestSize(ofRows: height, rowLength: (hasAlpha ? 4 : 3) * width)
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { memory, initializedCount in
      if compression == .fast {
        initializedCount = png_write_fast(pixels, columns, rows, hasAlpha ? 1 : 0, memory.baseAddress, count)
        return
      }
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
