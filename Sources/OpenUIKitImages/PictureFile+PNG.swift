import CImages
import OpenUIKitGraphics

extension PictureFile {
  // PNG_FORMAT_RGBA: four bytes, not multiplied by alpha. The macro is a sum that Swift does not import.
  private static let format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)

  static func decodePNG(_ bytes: [UInt8]) -> CGImage? {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    // Also after an error, and more than once.
    defer { png_image_free(&image) }
    return bytes.withUnsafeBytes { file in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0,
        isPossible(width: Int(image.width), height: Int(image.height))
      else { return nil }
      image.format = format
      var pixels = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * 4)
      guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else { return nil }
      return CGImage(width: Int(image.width), height: Int(image.height), pixels: pixels)
    }
  }

  static func encodePNG(_ picture: CGImage) -> [UInt8]? {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    guard let width = png_uint_32(exactly: picture.width), let height = png_uint_32(exactly: picture.height)
    else {
      return nil
    }
    (image.width, image.height, image.format) = (width, height, format)
    defer { png_image_free(&image) }
    var count = 0
    // Without memory the first call counts the bytes.
    guard png_image_write_to_memory(&image, nil, &count, 0, picture.pixels, 0, nil) != 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    guard png_image_write_to_memory(&image, &bytes, &count, 0, picture.pixels, 0, nil) != 0 else {
      return nil
    }
    return Array(bytes.prefix(count))
  }
}
