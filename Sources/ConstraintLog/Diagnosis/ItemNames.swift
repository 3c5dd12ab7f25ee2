/// The items of a log in words and in code.
struct ItemNames {
  private var phrases: [String] = []
  /// A name for a variable of each item: the key, or a name made from the class.
  private(set) var code: [String] = []

  /// The item in words: `the UILabel "Seconds"`.
  subscript(item: Int) -> String { phrases[item] }

  init(_ log: ConstraintLog) {
    var counts: [String: Int] = [:]
    for item in log.items where item.placeholderOfChild == nil {
      counts[Self.plainPhrase(item), default: 0] += 1
    }
    for item in log.items {
      let phrase = Self.plainPhrase(item)
      let isAlone = counts[phrase, default: 0] < 2 || !item.name.hasPrefix("0x")
      phrases.append(isAlone ? phrase : phrase + " …" + item.name.dropFirst(2).suffix(4))
    }
    for (index, item) in log.items.enumerated() {
      guard let child = item.placeholderOfChild else { continue }
      phrases[index] = "the superview of \(phrases[child])"
    }
    nameInCode(log)
  }

  private static func plainPhrase(_ item: ConstraintLog.Item) -> String {
    if item.className.isEmpty { return item.text.isEmpty ? item.name : item.text }
    if !item.name.hasPrefix("0x") { return "the \(item.shortClassName) \(item.name)" }
    if item.isGuide { return guide(item) }
    let text = item.text.isEmpty ? "" : " \u{201C}\(shortened(item.text))\u{201D}"
    return "the \(item.shortClassName)\(text)"
  }

  private static func guide(_ item: ConstraintLog.Item) -> String {
    if item.text.includes("SafeArea") { return "the safe area" }
    if item.text.includes("LayoutMargins") { return "the layout margins guide" }
    if item.text.includes("Readable") { return "the readable width" }
    // The top and bottom layout guides.
    if item.className == "_UILayoutGuide" { return "the layout guide" }
    return item.text.isEmpty ? "the \(item.shortClassName)" : "the guide \u{201C}\(item.text)\u{201D}"
  }

  private static func shortened(_ text: String) -> String {
    let line = text.drop { $0 == "\n" || $0 == " " }.prefix { $0 != "\n" }
    return line.count > 28 ? line.prefix(27) + "…" : String(line)
  }

  // MARK: Code

  private mutating func nameInCode(_ log: ConstraintLog) {
    var used: [String: Int] = [:]
    for (index, item) in log.items.enumerated() {
      var name = Self.codeName(item)
      if let child = item.placeholderOfChild {
        name = child < index ? code[child] + ".superview" : "superview"
      }
      let count = used[name, default: 0]
      used[name] = count + 1
      code.append(count == 0 ? name : "\(name)\(count + 1)")
    }
  }

  private static func codeName(_ item: ConstraintLog.Item) -> String {
    if item.className.isEmpty && !item.text.isEmpty { return item.text }
    if !item.name.hasPrefix("0x") {
      let isName = item.name.utf8.allSatisfy { $0.isOfName && $0 != UInt8(ascii: ".") }
      if isName { return item.name }
    }
    if item.isGuide {
      if item.text.includes("SafeArea") { return "safeAreaLayoutGuide" }
      if item.text.includes("LayoutMargins") { return "layoutMarginsGuide" }
      return "guide"
    }
    return lowerCamelCase(item.shortClassName)
  }

  /// `UITableViewCellContentView` is `contentView`, `UILabel` is `label`, `AvatarView` is `avatarView`.
  private static func lowerCamelCase(_ className: String) -> String {
    if className.hasSuffix("ContentView") { return "contentView" }
    var rest = Substring(className).drop { $0 == "_" }
    for prefix in ["UI", "NS", "WK", "MK"] where rest.hasPrefix(prefix) && rest.count > 3 {
      rest = rest.dropFirst(2)
      break
    }
    let capitals = rest.prefix { $0.isUppercase }.count
    let lowered = capitals > 1 && capitals < rest.count ? capitals - 1 : capitals
    let name = rest.prefix(lowered).lowercased() + rest.dropFirst(lowered)
    return name.isEmpty || name.utf8.contains { !$0.isOfName } ? "view" : name
  }
}
