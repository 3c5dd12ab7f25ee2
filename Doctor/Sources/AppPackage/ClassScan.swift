import Foundation

/// The classes that the sources of an app declare, with the class that each derives from.
///
/// The text is searched and not parsed. A class that this misses is not drawn by itself, and one that cannot be made is left out when the
/// compiler refuses it.
struct ClassScan {
  private(set) var classes: [Declared] = []

  /// A class of an app.
  struct Declared: Equatable {
    let name: String
    let inherited: [String]
    let isEntry: Bool
  }

  /// Searches files, and the Swift files of folders.
  init(_ files: [String]) {
    var lines: [String] = []
    for file in SourceFiles.list(files) {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      scan(text)
      lines += text.split(whereSeparator: \.isNewline).filter { line in
        Self.marks.contains { line.contains($0) }
      }.map(String.init)
    }
    mark = FileList(named: lines).mark
  }

  /// A mark of the lines that decide whether a class can be made without arguments.
  private(set) var mark = ""
  private static let marks = ["class ", "init", "extension ", "let ", "var "]

  /// The controllers that may be made without arguments, sorted by their names.
  var controllers: [String] {
    var found: Set<String> = []
    var grew = true
    while grew {
      let more = classes.filter { declared in
        !found.contains(declared.name)
          && declared.inherited.contains { found.contains($0) || Self.bases.contains($0) }
      }
      found.formUnion(more.map(\.name))
      grew = !more.isEmpty
    }
    return found.sorted()
  }

  /// The class of the app's delegate; nil if none is marked.
  var appDelegate: String? { classes.first { $0.isEntry }?.name }

  /// The class of the scene's delegate; nil for none.
  var sceneDelegate: String? { classes.first { $0.inherited.contains("UIWindowSceneDelegate") }?.name }

  private static let bases: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController",
    "UIPageViewController", "UISplitViewController",
  ]

  /// A class at the start of a line: one in another type has no name of its own, and one with type parameters needs them.
  private mutating func scan(_ text: String) {
    var isEntry = false
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("@main") || line.hasPrefix("@UIApplicationMain") { isEntry = true }
      guard let declared = Self.declared(String(line), isEntry) else { continue }
      classes.append(declared)
      isEntry = false
    }
  }

  private static func declared(_ line: String, _ isEntry: Bool) -> Declared? {
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let place = words.firstIndex(of: "class"), place + 1 < words.count,
      line.first?.isWhitespace == false
    else { return nil }
    let before = words[..<place]
    guard before.allSatisfy({ modifiers.contains(String($0)) || $0.hasPrefix("@") }) else { return nil }
    let rest = words[(place + 1)...].joined(separator: " ")
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty, rest.dropFirst(name.count).first != "<" else { return nil }
    let head = rest.dropFirst(name.count).prefix { $0 != "{" }
    let inherited = head.split { $0 == ":" || $0 == "," }.map { $0.trimmingCharacters(in: .whitespaces) }
    return Declared(name: String(name), inherited: inherited, isEntry: isEntry || before.contains("@main"))
  }

  private static let modifiers: Set<String> = [
    "final", "open", "public", "internal", "package", "nonisolated",
  ]
}
