extension PictureFile {
  /// Encodes rows of red, green and blue, and of alpha if they have it, as a PNG file that is read once or twice. The sides are positive, and
  /// fit into 31 bits.
  static func fastPNG(_ pixels: [UInt8], width: Int, height: Int, hasAlpha: Bool) -> [UInt8] {
    let pixel = hasAlpha ? 4 : 3
    let row = pixel * width
    // Each row begins with the number of its filter: 0 for none.
    let filtered = [UInt8](unsafeUninitializedCapacity: (row + 1) * height) { memory, count in
      pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<height {
          let target = memory.baseAddress! + y * (row + 1)
          target[0] = 0
          (target + 1).update(from: pixels.baseAddress! + y * row, count: row)
        }
      }
      count = (row + 1) * height
    }
    return filtered.withUnsafeBufferPointer { bytes in
      var file = PNGWriter()
      file.append("IHDR", bigEndian(width) + bigEndian(height) + [8, hasAlpha ? 6 : 2, 0, 0, 0])
      // zlib's header: the window of 32 KB, compressed fast.
      let data = [0x78, 0x01] + FastDeflate.compress(bytes, pixel: pixel, row: row + 1)
      file.append("IDAT", data + bigEndian(adler(bytes)))
      file.append("IEND", [])
      return file.bytes
    }
  }

  fileprivate static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The checksum of RFC 1950.
  private static func adler(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var (low, high): (UInt32, UInt32) = (1, 0)
    var place = 0
    while place < bytes.count {
      // In parts, of which the compiler adds several bytes at once.
      let count = min(256, bytes.count - place)
      let part = bytes.baseAddress! + place
      var (sum, weighted): (UInt32, UInt32) = (0, 0)
      for index in 0..<count {
        let byte = UInt32(part[index])
        sum &+= byte
        weighted &+= byte &* UInt32(truncatingIfNeeded: count &- index)
      }
      high = (high &+ low &* UInt32(count) &+ weighted) % 65_521
      low = (low &+ sum) % 65_521
      place += count
    }
    return Int(high) << 16 | Int(low)
  }
}

/// The chunks of a PNG file.
private struct PNGWriter {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Appends a chunk: its length, its name, its data and their checksum.
  mutating func append(_ name: StaticString, _ data: [UInt8]) {
    bytes += PictureFile.bigEndian(data.count)
    let start = bytes.count
    name.withUTF8Buffer { bytes += $0 }
    bytes += data
    bytes += PictureFile.bigEndian(Self.checksum(bytes[start...]))
  }

  /// The checksum of the PNG specification's annex D: the remainder of a division of polynomials.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var table = [UInt32](repeating: 0, count: 256)
    for byte in 0..<256 {
      var rest = UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
      table[byte] = rest
    }
    var rest = UInt32.max
    for byte in bytes { rest = table[Int((rest ^ UInt32(byte)) & 255)] ^ rest >> 8 }
    return Int(rest ^ .max)
  }
}
