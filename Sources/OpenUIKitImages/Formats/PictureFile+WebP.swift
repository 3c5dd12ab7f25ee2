import CImages
import OpenUIKitGraphics

extension PictureFile {
  /// Decodes a still picture, or the first frame of an animation.
  static func decodeWebP(_ bytes: [UInt8], mostPixels: Int) throws(PictureFileError) -> CGImage {
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else { throw .damaged(.webp) }
    let (width, height) = (Int(features.width), Int(features.height))
    try requirePossible(width: width, height: height, mostPixels: mostPixels)
    let pixels =
      features.has_animation != 0
      ? firstFrame(ofWebP: bytes, width, height) : stillPicture(ofWebP: bytes, width, height)
    guard let pixels else { throw .damaged(.webp) }
    return try .decoded(width: width, height: height, pixels, .webp)
  }

  private static func stillPicture(ofWebP bytes: [UInt8], _ width: Int, _ height: Int) -> [UInt8]? {
    guard let rowLength = Int32(exactly: width * 4) else { return nil }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let count = pixels.count
    return WebPDecodeRGBAInto(bytes, bytes.count, &pixels, count, rowLength) == nil ? nil : pixels
  }

  private static func firstFrame(ofWebP bytes: [UInt8], _ width: Int, _ height: Int) -> [UInt8]? {
    bytes.withUnsafeBufferPointer { file in
      var data = WebPData(bytes: file.baseAddress, size: file.count)
      var options = WebPAnimDecoderOptions()
      guard WebPAnimDecoderOptionsInit(&options) != 0 else { return nil }
      options.color_mode = MODE_RGBA
      guard let decoder = WebPAnimDecoderNew(&data, &options) else { return nil }
      defer { WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      var pixels: UnsafeMutablePointer<UInt8>?
      var time: Int32 = 0
      guard WebPAnimDecoderGetInfo(decoder, &info) != 0, info.canvas_width == width,
        info.canvas_height == height, WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0, let pixels
      else { return nil }
      return Array(UnsafeBufferPointer(start: pixels, count: width * height * 4))
    }
  }
}
