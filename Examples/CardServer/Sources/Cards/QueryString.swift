/// The parameters of a request's address: `title=Hello&theme=dark`.
public struct QueryString {
  /// Names and values in their order, without escapes. A `+` is a space, as in forms.
  public let parameters: [(name: String, value: String)]

  /// Reads what comes after the `?` of an address.
  ///
  /// - Throws: `CardError` for an escape that is not `%` with two digits, and for bytes that are not UTF-8.
  public init(_ text: String) throws(CardError) {
    var parameters: [(name: String, value: String)] = []
    for part in text.utf8.split(separator: UInt8(ascii: "&")) {
      let sides = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let value = sides.count > 1 ? try Self.plain(sides[1]) : ""
      parameters.append((try Self.plain(sides[0]), value))
    }
    self.parameters = parameters
  }

  private static func plain(_ escaped: Substring.UTF8View) throws(CardError) -> String {
    var bytes: [UInt8] = []
    var rest = escaped
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(32)
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
          throw CardError("The address has a \"%\" that two hexadecimal digits do not follow.")
        }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    // Bytes that a server could not read in the address have become U+FFFD before.
    guard let text = String(validating: bytes, as: UTF8.self), !text.unicodeScalars.contains("\u{FFFD}")
    else {
      throw CardError("The address has bytes that are not UTF-8.")
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
