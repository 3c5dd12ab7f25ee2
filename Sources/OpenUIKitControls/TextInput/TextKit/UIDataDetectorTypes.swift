/// The kinds of text that a text view makes links of. The bits are UIKit's.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers: at least seven digits, with signs such as `+`, `-` and parentheses between them.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses in the web and of mail.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// All that can be found.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Finds links in a text.
struct DetectedLinks {
  private let types: UIDataDetectorTypes

  init(_ types: UIDataDetectorTypes) {
    self.types = types
  }

  /// The links in the order of the text, with their ranges in UTF-16 units.
  func find(in text: String) -> [(range: NSRange, url: URL)] {
    var found: [(range: NSRange, url: URL)] = []
    if types.contains(.link) {
      found += matches(of: Self.web, in: text) { $0.hasPrefix("www.") ? "http://\($0)" : $0 }
      found += matches(of: Self.mail, in: text) { "mailto:\($0)" }
    }
    if types.contains(.phoneNumber) {
      found += matches(of: Self.telephone, in: text) { number in
        let digits = number.filter { $0.isNumber || $0 == "+" }
        return digits.count >= Self.fewestDigits ? "tel:\(digits)" : nil
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  private func matches(of pattern: String, in text: String, _ address: (String) -> String?)
    -> [(range: NSRange, url: URL)]
  {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else {
      return []
    }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).compactMap { match in
      guard let range = Range(match.range, in: text), let address = address(String(text[range])),
        let url = URL(string: address)
      else { return nil }
      return (match.range, url)
    }
  }

  // The last character of an address is none that ends a sentence.
  private static let web = #"\b(https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)\]']"#
  private static let mail = #"\b[A-Z0-9._%+-]+@[A-Z0-9-]+(\.[A-Z0-9-]+)*\.[A-Z]{2,}\b"#
  private static let telephone = #"(?<![\w/.@-])\+?\(?[0-9][0-9 ()./-]{5,}[0-9](?![\w@])"#
  private static let fewestDigits = 7
}
