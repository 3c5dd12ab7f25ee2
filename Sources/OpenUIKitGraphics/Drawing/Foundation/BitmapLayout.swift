/// How a picture lies in memory.
struct BitmapLayout {
  let width, height, bytesPerRow: Int
  private let alpha: CGImageAlphaInfo
  private let isReversed: Bool
  /// The bytes of a pixel: 4 for colours, 1 for greys and for opacity alone.
  private let length: Int

  /// Creates a layout. Returns nil for one that is not supported: other than 8 bits for a component, colours without a fourth byte, and greys
  /// with opacity.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, _ model: CGColorSpaceModel,
    _ info: CGBitmapInfo
  ) {
    guard bitsPerComponent == 8, let count = CGImage.byteCount(width: width, height: height), count < 1 << 31,
      let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    let isGrey = model == .monochrome && alpha == .none || alpha == .alphaOnly
    guard isGrey || model == .rgb && alpha != .none else { return nil }
    length = isGrey ? 1 : 4
    guard bytesPerRow == 0 || bytesPerRow >= width * length else { return nil }
    (self.width, self.height, self.alpha) = (width, height, alpha)
    self.bytesPerRow = bytesPerRow == 0 ? width * length : bytesPerRow
    isReversed = info.intersection(.byteOrderMask) == .byteOrder32Little
  }

  var isOpaque: Bool { [.none, .noneSkipLast, .noneSkipFirst].contains(alpha) }

  private var hasAlphaFirst: Bool { [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha) }
  private var isMultiplied: Bool { [.premultipliedFirst, .premultipliedLast].contains(alpha) }

  /// The places of red, green, blue and opacity in a pixel.
  private var places: [Int] {
    let plain = hasAlphaFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    return isReversed ? plain.map { 3 - $0 } : plain
  }

  // MARK: Pixels

  /// Writes a picture of the same size.
  func write(_ picture: CGImage, to memory: UnsafeMutableRawPointer) {
    let (pixels, places) = (picture.pixels, places)
    for row in 0..<min(height, picture.height) {
      for column in 0..<min(width, picture.width) {
        let source = (row * picture.width + column) * 4
        let target = memory + row * bytesPerRow + column * length
        let parts = (0..<4).map { pixels[source + $0] }
        write(parts, places, to: target.assumingMemoryBound(to: UInt8.self))
      }
    }
  }

  private func write(_ parts: [UInt8], _ places: [Int], to pixel: UnsafeMutablePointer<UInt8>) {
    let opacity = Int(parts[3])
    func shown(_ part: UInt8) -> UInt8 { UInt8((Int(part) * opacity + 127) / 255) }
    if length == 1 {
      // The luminance of Rec. 709, on black.
      let light = 2126 * Int(parts[0]) + 7152 * Int(parts[1]) + 722 * Int(parts[2])
      pixel[0] = alpha == .alphaOnly ? parts[3] : shown(UInt8((light + 5000) / 10000))
      return
    }
    let isPlain = !isMultiplied && !isOpaque
    for index in 0..<3 { pixel[places[index]] = isPlain ? parts[index] : shown(parts[index]) }
    pixel[places[3]] = isOpaque ? 255 : parts[3]
  }

  /// Reads the picture in memory; nil if all of it is 0.
  func read(_ memory: UnsafeRawPointer) -> CGImage? {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    var isEmpty = true
    for row in 0..<height {
      for column in 0..<width {
        let pixel = memory + row * bytesPerRow + column * length
        let bytes = (0..<length).map { pixel.load(fromByteOffset: $0, as: UInt8.self) }
        if isEmpty, bytes.contains(where: { $0 != 0 }) { isEmpty = false }
        pixels += parts(bytes)
      }
    }
    return isEmpty ? nil : CGImage(width: width, height: height, pixels: pixels)
  }

  private func parts(_ bytes: [UInt8]) -> [UInt8] {
    if length == 1 {
      return alpha == .alphaOnly ? [0, 0, 0, bytes[0]] : [bytes[0], bytes[0], bytes[0], 255]
    }
    let parts = places.map { bytes[$0] }
    if isOpaque { return [parts[0], parts[1], parts[2], 255] }
    guard isMultiplied, parts[3] > 0 else { return parts }
    let opacity = Int(parts[3])
    return parts[0..<3].map { UInt8(min(255, (Int($0) * 255 + opacity / 2) / opacity)) } + [parts[3]]
  }
}
