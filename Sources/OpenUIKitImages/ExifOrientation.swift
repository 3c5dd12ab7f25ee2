import OpenUIKitGraphics

/// The orientation that a camera writes into a JPEG file.
enum ExifOrientation {
  /// The orientation of a file; upright if it states none.
  static func read(from bytes: [UInt8]) -> UIImage.Orientation {
    var place = 2
    // The segments before the picture.
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let segment = place + 4..<min(bytes.count, place + 2 + max(2, length))
      if bytes[place + 1] == 0xE1, segment.count > 14, bytes[segment].starts(with: Array("Exif\0\0".utf8)) {
        return orientation(in: Array(bytes[segment].dropFirst(6)))
      }
      place = max(place + 4, segment.upperBound)
    }
    return .up
  }

  /// The orientation in a block of TIFF's format.
  private static func orientation(in block: [UInt8]) -> UIImage.Orientation {
    let isLittle = block.starts(with: Array("II".utf8))
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= block.count else { return nil }
      let bytes = block[place..<place + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return .up }
    for entry in 0..<count where number(directory + 2 + 12 * entry, 2) == 0x0112 {
      guard let value = number(directory + 10 + 12 * entry, 2) else { return .up }
      let orientations: [UIImage.Orientation] = [
        .up, .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      return value < orientations.count ? orientations[value] : .up
    }
    return .up
  }
}
