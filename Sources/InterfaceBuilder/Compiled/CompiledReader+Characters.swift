extension CompiledReader {
  /// The bytes that a text of a page's source stands for. Each byte is the character of that number, in UTF-8.
  static func bytes(of units: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.count)
    var high: UInt8 = 0
    for unit in units {
      // A character above 127 has two units.
      if unit & 0xC0 == 0xC0 {
        high = unit << 6
      } else {
        bytes.append(unit < 0x80 ? unit : high | unit & 0x3F)
      }
    }
    return bytes
  }
}
