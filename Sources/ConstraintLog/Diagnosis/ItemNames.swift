/// The items of a log in words and in code.
struct ItemNames {
  private var phrases: [String] = []
  /// A name for a variable of each item: the key, or a name made from the class.
  private(set) var code: [String] = []

  /// The item in words: `the UILabel "Seconds"`.
  subscript(item: Int) -> String { phrases[item] }

  /// Whether the layout of the log runs from right to left.
  let isRightToLeft: Bool
  /// Comments for names in code that differ from those in the log.
  private(set) var comments: [Int: String] = [:]

  init(_ log: ConstraintLog) {
    isRightToLeft = log.isRightToLeft
    let plain = log.items.map(Self.plainPhrase)
    var counts: [String: Int] = [:]
    for (item, phrase) in zip(log.items, plain) where item.placeholderOfChild == nil {
      counts[phrase, default: 0] += 1
    }
    var numbers: [String: Int] = [:]
    for (item, phrase) in zip(log.items, plain) {
      let number = numbers[phrase, default: 0]
      if item.placeholderOfChild == nil { numbers[phrase] = number + 1 }
      let isAlone = counts[phrase, default: 0] < 2 || item.placeholderOfChild != nil
      phrases.append(isAlone ? phrase : Self.named(phrase, number, item))
    }
    for (index, item) in log.items.enumerated() {
      guard let child = item.placeholderOfChild else { continue }
      phrases[index] = "the superview of \(phrases[child])"
    }
    nameInCode(log)
  }

  /// Items with one name, named apart: by their order if the app has named them, or else by their addresses.
  private static func named(_ phrase: String, _ number: Int, _ item: ConstraintLog.Item) -> String {
    if item.className.isEmpty || !item.name.hasPrefix("0x") {
      return number < ordinals.count ? "\(phrase) (\(ordinals[number]))" : "\(phrase) (\(number + 1))"
    }
    return phrase + " …" + item.name.dropFirst(2).suffix(4)
  }

  private static let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"]

  private static func plainPhrase(_ item: ConstraintLog.Item) -> String {
    if item.className.isEmpty { return item.text.isEmpty ? item.name : item.text }
    if !item.name.hasPrefix("0x") { return "the \(item.shortClassName) \(item.name)" }
    if item.isGuide { return guide(item) }
    let short = shortened(item.text)
    let text = short.isEmpty || short == item.shortClassName ? "" : " \u{201C}\(short)\u{201D}"
    return "the \(item.shortClassName)\(text)"
  }

  private static func guide(_ item: ConstraintLog.Item) -> String {
    if item.text.includes("SafeArea") { return "the safe area" }
    if item.text.includes("LayoutMargins") { return "the layout margins guide" }
    if item.text.includes("Readable") { return "the readable width" }
    if item.className.hasSuffix("StackViewSpacer") { return "the spacer of the stack view" }
    // The top and bottom layout guides.
    if item.className == "_UILayoutGuide" { return "the layout guide" }
    return item.text.isEmpty || item.text == item.shortClassName
      ? "the \(item.shortClassName)" : "the guide \u{201C}\(item.text)\u{201D}"
  }

  private static func shortened(_ text: String) -> String {
    let line = text.drop { $0 == "\n" || $0 == " " }.prefix { $0 != "\n" }
    return line.count > 28 ? line.prefix(27) + "…" : String(line)
  }

  // MARK: Code

  private mutating func nameInCode(_ log: ConstraintLog) {
    var used: Set<String> = []
    for (index, item) in log.items.enumerated() {
      if let child = item.placeholderOfChild {
        code.append(child < index ? code[child] + ".superview!" : "superview")
        continue
      }
      let name = CodeName.name(of: item)
      var unique = name
      var count = 1
      while !used.insert(unique).inserted {
        count += 1
        unique = "\(name)\(count)"
      }
      code.append(unique)
      let given = item.className.isEmpty && !item.text.isEmpty ? item.text : item.name
      if !item.name.hasPrefix("0x") || item.className.isEmpty {
        if given.lowercased() != unique.lowercased() { comments[index] = "\(unique): \(given)" }
      } else if !item.isGuide,
        log.items.contains(where: { $0.className == item.className && $0.name != item.name }),
        phrases[index].hasSuffix(String(item.name.suffix(4)))
      {
        // Of several views of a class, sentences have the addresses.
        comments[index] = "\(unique): \(phrases[index])"
      }
    }
  }
}
