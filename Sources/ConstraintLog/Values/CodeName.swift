/// Names of views as identifiers of Swift.
enum CodeName {
  /// The key or the name that the app gave an item, or a name made from its class.
  static func name(of item: ConstraintLog.Item) -> String {
    if item.className.isEmpty && !item.text.isEmpty { return identifier(item.text) ?? "view" }
    if !item.name.hasPrefix("0x"), let name = identifier(item.name) { return name }
    if item.isGuide {
      if item.text.includes("SafeArea") { return "safeAreaLayoutGuide" }
      if item.text.includes("LayoutMargins") { return "layoutMarginsGuide" }
      return "guide"
    }
    return lowerCamelCase(item.shortClassName)
  }

  /// A name as an identifier: its words are joined, and each but the first begins with a capital letter. Nil if it has no letters.
  static func identifier(_ name: String) -> String? {
    var words: [String] = []
    var isInWord = false
    for character in name {
      let isPart =
        character == "_" || character.isASCII
        ? character.utf8.first.map { isASCIIPart($0) } ?? false : character.isLetter
      if isPart, isInWord { words[words.count - 1].append(character) }
      if isPart, !isInWord { words.append(String(character)) }
      isInWord = isPart
    }
    guard let first = words.first, words.contains(where: { word in word.contains { $0.isLetter } }) else {
      return nil
    }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let joined = lowered(first) + rest.joined()
    let isDigitFirst = joined.utf8.first.map(Number.isDigit) ?? false
    if isDigitFirst { return "view" + joined }
    return keywords.contains(joined) ? joined + "View" : joined
  }

  private static func isASCIIPart(_ byte: UInt8) -> Bool {
    Number.isDigit(byte) || byte | 32 >= 97 && byte | 32 <= 122 || byte == 95
  }

  /// The words that are no names in expressions.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try",
    "typealias", "var", "where", "while", "_",
  ]

  /// `UITableViewCellContentView` is `contentView`, `UILabel` is `label`, `AvatarView` is `avatarView`.
  private static func lowerCamelCase(_ className: String) -> String {
    if className.hasSuffix("ContentView") { return "contentView" }
    var rest = Substring(className).drop { $0 == "_" }
    for prefix in ["UI", "NS", "WK", "MK"] where rest.hasPrefix(prefix) && rest.count > 3 {
      rest = rest.dropFirst(2)
      break
    }
    return identifier(String(rest)) ?? "view"
  }

  /// A word with its first capital letters in small letters: `URLField` is `urlField`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
