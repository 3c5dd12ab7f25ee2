import Foundation

/// The `open` members that the sources of the modules declare. Members in folders of pages alone and members for the framework's own
/// modules (`@_spi`) are left out, as are overrides of other open members.
struct OpenMembers {
  private static let modules = [
    "OpenUIKitSupport", "OpenUIKitGraphics", "OpenUIKitLayers", "OpenUIKitLayout", "OpenUIKitCore",
    "OpenUIKitControls",
    "OpenUIKitSymbols",
    "OpenUIKitLists", "OpenUIKitControllers", "OpenUIKitMenus", "OpenUIKitInteractions",
    "OpenUIKitDynamics", "iCarousel", "CarouselKit", "Masonry",
  ]
  /// Classes that exist for the framework, and the class of UIKit whose members they declare.
  private static let aliases = ["_UIFocusResponder": "UIResponder"]
  private static let kinds: Set<Substring> = ["class", "struct", "enum", "extension", "protocol"]
  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "nonisolated", "indirect",
    "weak", "lazy", "internal(set)", "private(set)", "fileprivate(set)", "package(set)", "@MainActor",
    "@discardableResult", "@_disfavoredOverload", "@_nonoverride", "@objc", "@available",
    "nonisolated(unsafe)",
    "@Weak", "@NSCopying",
  ]

  /// The root of the package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The names of the members, as `Class.member`.
  static func names() throws -> Set<String> {
    var names: Set<String> = []
    for module in modules {
      let folder = package.appendingPathComponent("Sources/\(module)")
      let files = FileManager.default.enumerator(atPath: folder.path)
      while let file = files?.nextObject() as? String {
        guard file.hasSuffix(".swift"), !file.contains("Embedded/"), !file.contains("AppKit/") else {
          continue
        }
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        var scanner = OpenMemberScanner(lines: text.split(separator: "\n", omittingEmptySubsequences: false))
        names.formUnion(scanner.scan())
      }
    }
    return names
  }

  fileprivate static func isModifier(_ word: Substring) -> Bool { modifiers.contains(word) }
  fileprivate static func isKind(_ word: Substring) -> Bool { kinds.contains(word) }
  fileprivate static func alias(_ name: String) -> String { aliases[name] ?? name }
}

/// Reads the members of one file. It relies on the indentation that `swift format` gives.
private struct OpenMemberScanner {
  let lines: [Substring]
  /// The types around a line, with their indentation.
  private var types: [(indent: Int, name: String)] = []
  /// Whether each condition around a line leaves the line to pages.
  private var conditions: [Bool] = []

  init(lines: [Substring]) { self.lines = lines }

  mutating func scan() -> [String] {
    var names: [String] = []
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indent)
      follow(text)
      if text == "}", types.last?.indent == indent { types.removeLast() }
      guard !text.hasPrefix("//") else { continue }
      let words = text.split(separator: " ")
      if let name = declaredType(words),
        line.filter({ $0 == "{" }).count != line.filter({ $0 == "}" }).count || !text.contains("{")
      {
        types.append((indent, name))
      } else if !conditions.contains(true), words.contains("open"), let name = member(words, at: index) {
        names.append((types.map(\.name) + [name]).joined(separator: "."))
      }
    }
    return names
  }

  private mutating func follow(_ text: Substring) {
    if text.hasPrefix("#if ") {
      conditions.append(text.hasPrefix("#if hasFeature(Embedded)"))
    } else if text.hasPrefix("#else"), let last = conditions.popLast() {
      _ = last
      conditions.append(false)
    } else if text.hasPrefix("#endif") {
      _ = conditions.popLast()
    }
  }

  /// The type that a line declares or extends; nil for other lines.
  private func declaredType(_ words: [Substring]) -> String? {
    guard let kind = words.firstIndex(where: { !OpenMembers.isModifier($0) && !$0.hasPrefix("@") }),
      OpenMembers.isKind(words[kind]), kind + 1 < words.count
    else { return nil }
    let name = words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard !["var", "func", "override", "subscript"].contains(String(name)), !name.isEmpty else { return nil }
    return OpenMembers.alias(String(name))
  }

  /// The name of the open member that a line declares; nil for overrides, classes and members for the framework.
  private func member(_ words: [Substring], at index: Int) -> String? {
    guard
      let keyword = words.firstIndex(where: {
        ["var", "func", "subscript"].contains($0) || $0.hasPrefix("subscript(")
      })
    else { return nil }
    let before = words[..<keyword]
    guard before.contains("open"), !before.contains("override"),
      !before.contains(where: { $0.hasPrefix("@_spi") }), keyword + 1 < words.count
    else { return nil }
    if words[keyword] == "var" {
      let name = words[keyword + 1].drop { $0 == "`" }
      return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    return function(from: index)
  }

  /// The name of a function with the labels of its parameters.
  private func function(from index: Int) -> String? {
    var declaration = lines[index].drop { $0 == " " }
    var next = index + 1
    while declaration.filter({ $0 == "(" }).count > declaration.filter({ $0 == ")" }).count,
      next < lines.count
    {
      declaration += " " + lines[next].drop { $0 == " " }
      next += 1
    }
    guard let start = declaration.range(of: "func ")?.upperBound else { return nil }
    let rest = declaration[start...]
    let name = rest.prefix { $0 != "(" && $0 != "<" }
    guard let opening = rest.firstIndex(of: "(") else { return nil }
    return name.filter { $0 != "`" } + "("
      + Self.labels(rest[rest.index(after: opening)...]).map { $0 + ":" }.joined() + ")"
  }

  /// The labels of a list of parameters, which ends with a parenthesis.
  private static func labels(_ text: Substring) -> [String] {
    var (depth, parameters, current) = (0, [String](), "")
    var previous: Character = " "
    scan: for character in text {
      switch character {
      case "(", "[", "<", "{": depth += 1
      case ")" where depth == 0: break scan
      case ")", "]", "}": depth -= 1
      case ">" where previous != "-": depth -= 1
      case "," where depth == 0:
        parameters.append(current)
        current = ""
        continue scan
      default: break
      }
      current.append(character)
      previous = character
    }
    if !current.allSatisfy(\.isWhitespace) { parameters.append(current) }
    return parameters.map { parameter in
      let words = parameter.prefix { $0 != ":" }.split(separator: " ")
      return String(words.first { !$0.hasPrefix("@") } ?? "")
    }
  }
}
