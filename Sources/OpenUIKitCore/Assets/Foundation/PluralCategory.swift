/// The forms that languages have of a text with a number (Unicode CLDR 46, "Language Plural Rules", cardinal numbers).
enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other

  /// The form of a number in a language, such as "pl" or "pt-BR". A language without a rule here has that of English.
  init(of number: Double, in language: String) {
    let parts = language.replacingOccurrences(of: "_", with: "-").lowercased().split(separator: "-")
    let code = parts.first.map(String.init) ?? "en"
    guard number >= 0, number < 1e15, number == number.rounded() else {
      self = Self.ofFraction(number.magnitude, in: code)
      return
    }
    self = Self.rules[code]?(Int(number)) ?? (number == 1 ? .one : .other)
    if code == "pt", !parts.contains("pt") || parts.dropFirst().first != "pt", number == 0 { self = .one }
  }

  /// The form of a number with digits after the point, and of one below zero.
  private static func ofFraction(_ number: Double, in code: String) -> PluralCategory {
    if number == number.rounded(), number < 1e15 { return PluralCategory(of: number, in: code) }
    if ["fr", "pt", "hy", "am", "bn", "fa", "hi", "zu"].contains(code) {
      return number < (code == "fr" || code == "pt" || code == "hy" ? 2 : 1.000_000_1) ? .one : .other
    }
    return ["cs", "sk", "lt"].contains(code) ? .many : .other
  }

  private typealias Rule = @Sendable (Int) -> PluralCategory

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    for (codes, rule) in groups { for code in codes.split(separator: " ") { rules[String(code)] = rule } }
    return rules
  }()

  private static let groups: [(String, Rule)] = [
    ("ja zh ko vi th id ms lo my km bo jv yue", { _ in .other }),
    ("am as bn fa gu hi kn zu hy", { $0 < 2 ? .one : .other }),
    ("fr", { $0 < 2 ? .one : isMillions($0) ? .many : .other }),
    ("es it pt ca", { $0 == 1 ? .one : isMillions($0) ? .many : .other }),
    ("ru uk be", slavic),
    ("sr hr bs sh", { slavic($0) == .many ? .other : slavic($0) }),
    ("pl", { $0 == 1 ? .one : isFew($0) ? .few : .many }),
    ("cs sk", { $0 == 1 ? .one : (2...4).contains($0) ? .few : .other }),
    ("sl", slovenian),
    ("lt", lithuanian),
    ("lv", { isZeroInLatvian($0) ? .zero : $0 % 10 == 1 ? .one : .other }),
    ("ro mo", { $0 == 1 ? .one : $0 == 0 || (1...19).contains($0 % 100) ? .few : .other }),
    ("mk is", { $0 % 10 == 1 && $0 % 100 != 11 ? .one : .other }),
    ("he iw", { $0 == 1 ? .one : $0 == 2 ? .two : .other }),
    ("ar", arabic),
    ("cy", { [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][$0] ?? .other }),
    (
      "ga",
      {
        $0 == 1 ? .one : $0 == 2 ? .two : (3...6).contains($0) ? .few : (7...10).contains($0) ? .many : .other
      }
    ),
  ]

  private static func isMillions(_ number: Int) -> Bool { number != 0 && number % 1_000_000 == 0 }

  /// Two to four at the end, but not twelve to fourteen.
  private static func isFew(_ number: Int) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }

  private static let slavic: Rule = { number in
    if number % 10 == 1, number % 100 != 11 { return .one }
    return isFew(number) ? .few : .many
  }

  private static let slovenian: Rule = { number in
    switch number % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static let lithuanian: Rule = { number in
    if (11...19).contains(number % 100) || number % 10 == 0 { return .other }
    return number % 10 == 1 ? .one : .few
  }

  private static func isZeroInLatvian(_ number: Int) -> Bool {
    number % 10 == 0 || (11...19).contains(number % 100)
  }

  private static let arabic: Rule = { number in
    switch number {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default: break
    }
    if (3...10).contains(number % 100) { return .few }
    return (11...99).contains(number % 100) ? .many : .other
  }
}
