import CImages
import OpenUIKitGraphics

extension PictureFile {
  /// Decodes a still picture, or the first frame of an animation.
  static func decodeWebP(_ bytes: [UInt8], mostPixels: Int) -> CGImage? {
    bytes.withUnsafeBufferPointer { file in
      var (width, height) = (Int32(0), Int32(0))
      guard WebPGetInfo(file.baseAddress, file.count, &width, &height) != 0,
        isPossible(width: Int(width), height: Int(height), mostPixels: mostPixels)
      else { return nil }
      var data = WebPData(bytes: file.baseAddress, size: file.count)
      var options = WebPAnimDecoderOptions()
      guard WebPAnimDecoderOptionsInit(&options) != 0 else { return nil }
      options.color_mode = MODE_RGBA
      guard let decoder = WebPAnimDecoderNew(&data, &options) else { return nil }
      defer { WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      var pixels: UnsafeMutablePointer<UInt8>?
      var time: Int32 = 0
      guard WebPAnimDecoderGetInfo(decoder, &info) != 0,
        isPossible(width: Int(info.canvas_width), height: Int(info.canvas_height), mostPixels: mostPixels),
        WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0, let pixels
      else { return nil }
      let count = Int(info.canvas_width) * Int(info.canvas_height) * 4
      return CGImage(
        width: Int(info.canvas_width), height: Int(info.canvas_height),
        pixels: Array(UnsafeBufferPointer(start: pixels, count: count)))
    }
  }
}
