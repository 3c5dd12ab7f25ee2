/// Names for contents: the same content has the same name in each run.
enum Fingerprint {
  /// The FNV-1a hash of bytes (draft-eastlake-fnv: offset 0xcbf29ce484222325, prime 0x100000001b3), in base 36.
  static func text(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
