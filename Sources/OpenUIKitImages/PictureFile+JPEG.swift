import CImages
import OpenUIKitGraphics

extension PictureFile {
  static func decodeJPEG(_ bytes: [UInt8], mostPixels: Int) -> CGImage? {
    guard let decoder = tjInitDecompress() else { return nil }
    defer { tjDestroy(decoder) }
    let count = UInt(bytes.count)
    var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard tjDecompressHeader3(decoder, bytes, count, &width, &height, &sampling, &space) == 0,
      isPossible(width: Int(width), height: Int(height), mostPixels: mostPixels)
    else { return nil }
    var pixels = [UInt8](repeating: 255, count: Int(width) * Int(height) * 4)
    let format = Int32(TJPF_RGBA.rawValue)
    // A file may have thousands of scans, each of which goes through all pixels.
    let result = tjDecompress2(decoder, bytes, count, &pixels, width, 0, height, format, TJFLAG_LIMITSCANS)
    // Warnings, such as of a file that ends early, leave a usable picture.
    guard result == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else { return nil }
    return CGImage(width: Int(width), height: Int(height), pixels: pixels)
  }

  static func encodeJPEG(_ picture: CGImage, quality: CGFloat) -> [UInt8]? {
    guard picture.width <= 65535, picture.height <= 65535, let encoder = tjInitCompress() else { return nil }
    defer { tjDestroy(encoder) }
    let pixels = onWhite(picture.pixels)
    var memory: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(memory) }
    let percent = Int32((1 + 99 * min(max(quality.isNaN ? 1 : quality, 0), 1)).rounded())
    let result = tjCompress2(
      encoder, pixels, Int32(picture.width), 0, Int32(picture.height), Int32(TJPF_RGBA.rawValue), &memory,
      &count,
      Int32((percent < 90 ? TJSAMP_420 : TJSAMP_444).rawValue), percent, 0)
    guard result == 0, let memory else { return nil }
    return Array(UnsafeBufferPointer(start: memory, count: Int(count)))
  }

  private static func onWhite(_ pixels: [UInt8]) -> [UInt8] {
    var result = pixels
    for index in stride(from: 0, to: result.count, by: 4) where result[index + 3] < 255 {
      let alpha = Int(result[index + 3])
      for component in index..<index + 3 {
        result[component] = UInt8((Int(result[component]) * alpha + 255 * (255 - alpha) + 127) / 255)
      }
    }
    return result
  }
}
