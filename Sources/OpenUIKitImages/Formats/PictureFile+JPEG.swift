import CImages
import OpenUIKitGraphics

extension PictureFile {
  static func decodeJPEG(_ bytes: [UInt8], mostPixels: Int) throws(PictureFileError) -> CGImage {
    guard let decoder = tjInitDecompress() else { throw .damaged(.jpeg) }
    defer { tjDestroy(decoder) }
    let count = UInt(bytes.count)
    var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard tjDecompressHeader3(decoder, bytes, count, &width, &height, &sampling, &space) == 0 else {
      throw .damaged(.jpeg)
    }
    try requirePossible(width: Int(width), height: Int(height), mostPixels: mostPixels)
    let isForPrint = [TJCS_CMYK, TJCS_YCCK].contains { $0.rawValue == UInt32(bitPattern: space) }
    let format = Int32((isForPrint ? TJPF_CMYK : TJPF_RGBA).rawValue)
    var pixels = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
    // A file may have thousands of scans, each of which goes through all pixels.
    let result = tjDecompress2(decoder, bytes, count, &pixels, width, 0, height, format, TJFLAG_LIMITSCANS)
    // Warnings, such as of a file that ends early, leave a usable picture. An error after a warning has its code too, but leaves the last
    // row without opacity.
    let isWarning = tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
    guard result == 0 || isWarning && (isForPrint || pixels.last == 255) else { throw .damaged(.jpeg) }
    if isForPrint { turnIntoLight(&pixels, isInverted: hasAdobesMark(bytes)) }
    return try .decoded(width: Int(width), height: Int(height), pixels, .jpeg)
  }

  /// Whether Adobe's segment is there. Its programs write inks inverted: 255 is none (libjpeg.txt, "Special color spaces").
  private static func hasAdobesMark(_ bytes: [UInt8]) -> Bool {
    PictureChunks.segment(0xEE, beginning: "Adobe", ofJPEG: bytes) != nil
  }

  /// Replaces the inks cyan, magenta, yellow and black by the light that they leave: (1 - ink) × (1 - black). Without the profile of a
  /// printer this is the conversion of PDF's `DeviceCMYK` in its simplest form.
  private static func turnIntoLight(_ pixels: inout [UInt8], isInverted: Bool) {
    for place in stride(from: 0, to: pixels.count, by: 4) {
      func light(_ ink: UInt8) -> Int { Int(isInverted ? ink : 255 - ink) }
      let black = light(pixels[place + 3])
      for component in place..<place + 3 {
        pixels[component] = UInt8((light(pixels[component]) * black + 127) / 255)
      }
      pixels[place + 3] = 255
    }
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
