import Foundation

/// The forms for numbers of a catalogue's text in one language, as Foundation's `.stringsdict` files have them.
struct PluralForms {
  /// The entry of a key: a format with marks for the numbers, and the forms of each.
  let entry: [String: Any]

  /// Nil for a text without forms for numbers.
  init?(of form: StringForm, key: String) {
    if let forms = form.variations?.plural {
      let position = Self.positionOfNumber(in: key)
      self.init(format: "%\(position)$#@value@", parts: ["value": (forms, Self.specifier(in: key))])
    } else if let format = form.stringUnit?.value {
      let substitutions = form.substitutions ?? [:]
      var parts: [String: (forms: [String: StringForm], specifier: String)] = [:]
      var text = format
      for (name, substitution) in substitutions {
        guard let forms = substitution.variations?.plural else { continue }
        parts[name] = (forms, substitution.formatSpecifier ?? "lld")
        guard let position = substitution.argNum else { continue }
        text = text.replacingOccurrences(of: "%#@\(name)@", with: "%\(position)$#@\(name)@")
      }
      guard !parts.isEmpty else { return nil }
      self.init(format: text, parts: parts)
    } else {
      return nil
    }
  }

  private init?(format: String, parts: [String: (forms: [String: StringForm], specifier: String)]) {
    var entry: [String: Any] = ["NSStringLocalizedFormatKey": format]
    for (name, part) in parts {
      let forms = part.forms.compactMapValues(\.text)
      guard !forms.isEmpty else { return nil }
      var content = forms
      content["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
      content["NSStringFormatValueTypeKey"] = part.specifier
      entry[name] = content
    }
    self.entry = entry
  }

  /// The specifiers of a key, such as "@" and "lld", in their order.
  private static func specifiers(in key: String) -> [String] {
    key.replacingOccurrences(of: "%%", with: "").split(separator: "%", omittingEmptySubsequences: false)
      .dropFirst()
      .map { part in
        let rest = part.drop { $0.isNumber || $0 == "$" || $0 == "." || $0 == "-" }
        guard let end = rest.firstIndex(where: { "@diufFeEgGxXs".contains($0) }) else { return "" }
        return String(rest[...end])
      }
  }

  /// The position of the first whole number among the arguments of a key; 1 if it has none.
  private static func positionOfNumber(in key: String) -> Int {
    (specifiers(in: key).firstIndex { $0.hasSuffix("d") || $0.hasSuffix("u") || $0.hasSuffix("i") } ?? 0) + 1
  }

  private static func specifier(in key: String) -> String {
    let all = specifiers(in: key)
    let index = positionOfNumber(in: key) - 1
    return all.indices.contains(index) && !all[index].isEmpty ? all[index] : "lld"
  }
}
