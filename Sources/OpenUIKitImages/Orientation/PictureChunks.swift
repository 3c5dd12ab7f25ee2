/// The parts of picture files, without their pixels.
enum PictureChunks {
  /// The content of the first segment of a JPEG file, before its scans, with a marker and a beginning.
  static func segment(_ marker: UInt8, beginning: String, ofJPEG bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      // Any number of these bytes may stand before a marker.
      guard bytes[place + 1] != 0xFF else {
        place += 1
        continue
      }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let content = bytes[place + 4..<max(place + 4, min(bytes.count, place + 2 + length))]
      if bytes[place + 1] == marker, content.starts(with: Array(beginning.utf8)) { return content }
      place = content.endIndex
    }
    return nil
  }

  /// The content of the first chunk of a PNG file with a name of four letters.
  static func chunk(_ name: String, ofPNG bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 8
    while let length = number(bytes, at: place, isLittle: false), place + 8 <= bytes.count {
      let content = bytes[place + 8..<min(bytes.count, place + 8 + length)]
      if bytes[place + 4..<place + 8].elementsEqual(name.utf8) { return content }
      // The checksum.
      place = content.endIndex + 4
    }
    return nil
  }

  /// The content of the first chunk of a WebP file with a name of four letters.
  static func chunk(_ name: String, ofWebP bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 12
    while place + 8 <= bytes.count, let length = number(bytes, at: place + 4, isLittle: true) {
      let content = bytes[place + 8..<min(bytes.count, place + 8 + length)]
      if bytes[place..<place + 4].elementsEqual(name.utf8) { return content }
      place = content.endIndex + (length & 1)
    }
    return nil
  }

  /// A number of 32 bits; nil outside of the file.
  private static func number(_ bytes: [UInt8], at place: Int, isLittle: Bool) -> Int? {
    guard place + 4 <= bytes.count else { return nil }
    let number = bytes[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return Int(isLittle ? number.byteSwapped : number)
  }
}
