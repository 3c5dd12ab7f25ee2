import OpenUIKitGraphics

/// The orientation that a camera writes into a picture file, as a block of TIFF's format.
enum ExifOrientation {
  /// The orientation of a JPEG file; upright if it states none.
  static func ofJPEG(_ bytes: [UInt8]) -> UIImage.Orientation {
    orientation(in: PictureChunks.segment(0xE1, beginning: mark, ofJPEG: bytes))
  }

  /// The orientation of a PNG file; upright if it states none.
  static func ofPNG(_ bytes: [UInt8]) -> UIImage.Orientation {
    orientation(in: PictureChunks.chunk("eXIf", ofPNG: bytes))
  }

  /// The orientation of a WebP file; upright if it states none.
  static func ofWebP(_ bytes: [UInt8]) -> UIImage.Orientation {
    orientation(in: PictureChunks.chunk("EXIF", ofWebP: bytes))
  }

  /// The orientation with a number of Exif and TIFF, 1...8; upright for other numbers.
  static func orientation(_ number: Int) -> UIImage.Orientation {
    let orientations: [UIImage.Orientation] = [
      .up, .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    return orientations.indices.contains(number) ? orientations[number] : .up
  }

  /// The beginning of a block in JPEG files, and in some WebP files.
  private static let mark = "Exif\0\0"

  private static func orientation(in content: ArraySlice<UInt8>?) -> UIImage.Orientation {
    guard let content else { return .up }
    let isMarked = content.starts(with: Array(mark.utf8))
    return orientation(ofBlock: Array(isMarked ? content.dropFirst(6) : content))
  }

  private static func orientation(ofBlock block: [UInt8]) -> UIImage.Orientation {
    let isLittle = block.starts(with: Array("II".utf8))
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= block.count else { return nil }
      let bytes = block[place..<place + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return .up }
    for entry in 0..<count where number(directory + 2 + 12 * entry, 2) == 0x0112 {
      return orientation(number(directory + 10 + 12 * entry, 2) ?? 0)
    }
    return .up
  }
}
