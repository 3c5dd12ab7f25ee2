#if hasFeature(Embedded)
  /// An object of JSON under construction.
  struct JSONObject {
    private var members: [String] = []

    /// The object as JSON.
    var text: String { "{" + members.joined(separator: ",") + "}" }

    mutating func add(_ key: String, _ value: String) {
      members.append("\"\(key)\":\(Self.quoted(value))")
    }

    mutating func add(_ key: String, _ value: Double) {
      members.append("\"\(key)\":\(value.isFinite ? value : 0)")
    }

    /// An array of items that are JSON already.
    static func array(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

    private static func quoted(_ text: String) -> String {
      var result: [UInt8] = [UInt8(ascii: "\"")]
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "\n"): result += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        case 0..<32: result.append(UInt8(ascii: " "))
        default: result.append(byte)
        }
      }
      result.append(UInt8(ascii: "\""))
      return String(decoding: result, as: UTF8.self)
    }
  }
#endif
