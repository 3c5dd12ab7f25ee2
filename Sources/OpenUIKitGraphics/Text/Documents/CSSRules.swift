/// The rules of style sheets whose selectors are the name of an element, a class or an identifier.
struct CSSRules {
  private var declarations: [String: [(name: String, value: String)]] = [:]

  /// Adds the rules of a style sheet. Rules with other selectors, and at-rules, are left out.
  mutating func add(_ sheet: String) {
    var rest = Self.withoutComments(sheet)[...]
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open]
      rest = rest[rest.index(after: open)...]
      let close = rest.firstIndex(of: "}") ?? rest.endIndex
      let values = Self.declarations(in: rest[..<close])
      rest = close < rest.endIndex ? rest[rest.index(after: close)...] : rest[close...]
      for selector in selectors.split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        declarations[name, default: []] += values
      }
    }
  }

  /// The declarations for an element, in the order in which they apply.
  func declarations(for name: String, attributes: [String: String]) -> [(name: String, value: String)] {
    var result = (declarations["*"] ?? []) + (declarations[name] ?? [])
    for part in (attributes["class"] ?? "").lowercased().split(separator: " ") {
      result += (declarations["." + part] ?? []) + (declarations[name + "." + part] ?? [])
    }
    if let identifier = attributes["id"] { result += declarations["#" + identifier.lowercased()] ?? [] }
    if let style = attributes["style"] { result += Self.declarations(in: style[...]) }
    return result
  }

  private static func declarations(in text: Substring) -> [(name: String, value: String)] {
    text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
      let value = trimmed(part[part.index(after: colon)...]).replacingOccurrences(
        of: "!important", with: "")
      return (trimmed(part[..<colon]).lowercased(), value)
    }
  }

  private static func withoutComments(_ sheet: String) -> String {
    var result = ""
    var rest = sheet[...]
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? rest[rest.endIndex...]
    }
    return result + rest
  }
}
