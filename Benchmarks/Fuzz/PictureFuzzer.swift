// Compiled with the sources of OpenUIKitImages by scripts/fuzz. Each file that the fuzzer makes is decoded with few pixels allowed. The
// fuzzer itself bounds the memory and the time of a file.
import OpenUIKitGraphics
import OpenUIKitImages

/// Decodes the fuzzer's bytes as a picture file. Whatever they are, the pixels are as many as the size states.
@_cdecl("LLVMFuzzerTestOneInput")
public func decodeFuzzedPicture(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let most = 1 << 16
  if let decoded = PictureFile.decode(Checksums.repaired(bytes), mostPixels: most) {
    let picture = decoded.picture
    precondition(picture.width > 0 && picture.height > 0 && picture.width * picture.height <= most)
    precondition(picture.pixels.count == 4 * picture.width * picture.height)
  }
  return 0
}

/// The checksums of PNG files. With wrong ones nearly all files that the fuzzer makes would be refused at once.
private enum Checksums {
  /// The file with the right checksum after each chunk; other files as they are.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return bytes }
    var (result, place) = (bytes, 8)
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - place - 12 else { break }
      let end = place + 8 + length
      let sum = checksum(bytes[place + 4..<end])
      for index in 0..<4 { result[end + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * UInt32(index))) }
      place = end + 4
    }
    return result
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
  }
}
