/// A text in a colour of the system, which has less contrast than WCAG asks for.
struct SystemContrast: Equatable, Sendable {
  let text: String
  let contrast: CGFloat
}

extension [SystemContrast] {
  /// One sentence about all of them; nil for none. It is advice, and no problem: the system's own screens have these colours.
  var advice: String? {
    guard let least = map(\.contrast).min() else { return nil }
    let texts = reduce(into: [String]()) { texts, next in
      if !texts.contains(next.text) { texts.append(next.text) }
    }
    let names = texts.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = texts.count > 3 ? " and \(texts.count - 3) more" : ""
    return
      "Advice: the system's colours of \(names)\(rest) have a contrast of \(least.short) and more, and WCAG asks for 4.5. "
      + "A darker tint or UIColor.label has it."
  }
}
