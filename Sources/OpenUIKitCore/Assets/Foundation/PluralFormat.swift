/// A text of a `.stringsdict` file, or of a string catalogue, that has forms for numbers.
///
/// The text has a mark for each number, such as `%#@files@`. Formatting replaces it by the form that the language has for the number.
/// On Apple's systems a string carries its forms. A string of Swift has none, so its marks have a name that no other text has, and the forms
/// are found by that text.
struct PluralFormat: Sendable {
  /// The forms for one number, and how the number itself is written: "lld".
  struct Part: Sendable {
    let forms: [String: String]
    let specifier: String
  }

  /// The text with its marks.
  let text: String
  let parts: [String: Part]
  let language: String

  /// Reads the entry of a file for a key; nil for another one.
  ///
  /// - Parameters:
  ///   - entry: the format, and a dictionary for each mark, under Foundation's keys.
  ///   - language: the name of the folder of the language.
  ///   - identity: what is different for each entry, such as its file and key.
  init?(_ entry: [String: Any], language: String, identity: String) {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let mark = "·" + Self.hash(of: identity)
    var (text, parts): (String, [String: Part]) = (format, [:])
    for (name, value) in entry {
      guard let value = value as? [String: Any] else { continue }
      let forms = value.compactMapValues { $0 as? String }.mapValues {
        Self.marked($0, Array(entry.keys), mark)
      }
      parts[name + mark] = Part(
        forms: forms, specifier: value["NSStringFormatValueTypeKey"] as? String ?? "d")
    }
    text = Self.marked(text, Array(entry.keys), mark)
    (self.text, self.parts, self.language) = (text, parts, language)
  }

  /// The text with names of marks that no other entry has.
  private static func marked(_ text: String, _ names: [String], _ mark: String) -> String {
    names.reduce(text) { $0.replacingOccurrences(of: "#@\($1)@", with: "#@\($1)\(mark)@") }
  }

  /// FNV-1a, of 32 bits, in hexadecimal digits.
  private static func hash(of text: String) -> String {
    String(text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }, radix: 16)
  }

  // MARK: The formats that the program has read

  private nonisolated(unsafe) static var known: [String: PluralFormat] = [:]
  private static let lock = NSLock()

  /// The text, whose forms are found from now on.
  var registered: String {
    Self.lock.withLock { Self.known[text] = self }
    return text
  }

  /// The forms of a text; nil for a text without.
  static func of(_ text: String) -> PluralFormat? {
    guard text.contains("#@") else { return nil }
    return lock.withLock { known[text] }
  }
}

extension PluralFormat {
  /// The format with the forms for numbers, without positions, and the arguments in the order in which it has them. A form without its number
  /// leaves that argument out.
  func resolved(for arguments: [any CVarArg]) -> (format: String, arguments: [any CVarArg]) {
    var reader = FormatReader(plural: self, arguments: arguments)
    let format = reader.resolved(text, of: nil)
    return (format, reader.used)
  }
}

/// Reads a format, and the forms of numbers in it.
private struct FormatReader {
  let plural: PluralFormat
  let arguments: [any CVarArg]
  /// The arguments of the specifiers so far.
  private(set) var used: [any CVarArg] = []
  /// The number of arguments that are read without a position.
  private var next = 0

  init(plural: PluralFormat, arguments: [any CVarArg]) {
    (self.plural, self.arguments) = (plural, arguments)
  }

  /// A number whose form is read: its position, and how it is written.
  typealias Number = (position: Int, specifier: String)

  mutating func resolved(_ text: String, of number: Number?) -> String {
    var (result, rest) = ("", Substring(text))
    while let index = rest.firstIndex(of: "%") {
      result += rest[..<index]
      rest = rest[rest.index(after: index)...]
      result += specifier(&rest, of: number)
    }
    return result + rest
  }

  /// The replacement of what follows a percent sign, up to the letters of a specifier.
  private mutating func specifier(_ rest: inout Substring, of number: Number?) -> String {
    if rest.first == "%" {
      rest.removeFirst()
      return "%%"
    }
    let position = Self.position(&rest)
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      let name = String(rest.dropFirst(2)[..<end])
      rest = rest[rest.index(after: end)...]
      return form(name, at: position ?? advanced())
    }
    if let number, rest.hasPrefix("arg") {
      rest = rest.dropFirst(3)
      return use(number.position) + number.specifier
    }
    if let position { return use(position) }
    if let number, !rest.hasPrefix("@") { return use(number.position) }
    return use(advanced())
  }

  /// The form for the argument at a position.
  private mutating func form(_ name: String, at position: Int) -> String {
    guard let part = plural.parts[name], arguments.indices.contains(position - 1) else { return "" }
    let number = Self.number(arguments[position - 1])
    let category = PluralCategory(of: number, in: plural.language)
    // A form for zero counts in every language, as Apple's documentation of the format describes it.
    let form =
      (number == 0 ? part.forms["zero"] : nil) ?? part.forms[category.rawValue] ?? part.forms["other"] ?? ""
    return resolved(form, of: (position, part.specifier))
  }

  private mutating func use(_ position: Int) -> String {
    if arguments.indices.contains(position - 1) { used.append(arguments[position - 1]) }
    return "%"
  }

  private mutating func advanced() -> Int {
    next += 1
    return next
  }

  /// The position that is written as "2$"; nil for none.
  private static func position(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let position = Int(digits), position > 0, rest.dropFirst(digits.count).first == "$" else {
      return nil
    }
    rest = rest.dropFirst(digits.count + 1)
    return position
  }

  private static func number(_ argument: any CVarArg) -> Double {
    switch argument {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }
}
