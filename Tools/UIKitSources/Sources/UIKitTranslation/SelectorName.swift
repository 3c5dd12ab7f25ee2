/// Names that Objective-C gives to methods.
enum SelectorName {
  /// The selector of a method of Swift without a name of its own in `@objc(…)`.
  static func make(_ base: String, labels: [String?], isThrowing: Bool = false, isAsync: Bool = false)
    -> String
  {
    var pieces = labels.map { $0 ?? "" }
    if isAsync { pieces.append("completionHandler") }
    if isThrowing && !isAsync { pieces.append(pieces.isEmpty ? "andReturnError" : "error") }
    guard let first = pieces.first else { return base }
    let name = base + (first.isEmpty ? "" : joiner(base, first) + capitalized(first))
    return name + ":" + pieces.dropFirst().map { $0 + ":" }.joined()
  }

  /// The selector of a property's setter.
  static func setter(of property: String) -> String { "set\(capitalized(property)):" }

  /// "With" between a method and its first label, if neither has a preposition there.
  private static func joiner(_ base: String, _ label: String) -> String {
    let words = (last: lastWord(of: base), first: firstWord(of: label))
    return prepositions.contains(words.last) || prepositions.contains(words.first)
      || label == "andReturnError"
      ? "" : "With"
  }

  private static func firstWord(of name: String) -> String {
    let start = name.prefix { $0.isUppercase }
    let rest = name.dropFirst(start.count).prefix { !$0.isUppercase }
    return (start + rest).lowercased()
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to", "until", "using", "via", "when", "with", "within",
  ]
}
