import Foundation
import InterfaceBuilder

/// The source for a page. It contains the compiled files, since a page reads no others.
extension AppInterface {
  /// The text of the source.
  public var sourceOfPage: String {
    """
    import NibLoading
    import OpenUIKit

    /// The storyboards and nibs of the app.
    enum AppInterface {
      /// The symbols that the files name, for `scripts/page_symbols.py`.
      static let symbolsOfInterfaceFiles: StaticString = \(symbols.sorted().joined(separator: " ").asLiteral)

      /// Registers the files, once.
      static func register() {
        PageFiles.register(
          storyboards: [\(files(.storyboard))], nibs: [\(files(.xib))],
          mainStoryboard: \(literal(start.storyboard ?? mainStoryboard)), sceneStoryboard: \(literal(start.sceneStoryboard)),
          classes: { classes }, windowDelegate: { \(windowDelegate) })
      }

      /// Registers the files, and returns the name of one of them.
      static func registered<Name>(_ name: Name) -> Name {
        register()
        return name
      }

      /// The classes that the files name.
      static var classes: NibClasses {
        \(pageStatements.isEmpty ? "let" : "var") classes = NibClasses()
    \(pageStatements.map { "    \($0)\n" }.joined())    return classes
      }
    }

    """
  }

  private func literal(_ text: String?) -> String { text?.asLiteral ?? "nil" }

  private func files(_ kind: InterfaceDocument.Kind) -> String {
    documents.filter { $0.kind == kind }.map { document in
      let name = URL(fileURLWithPath: document.file).deletingPathExtension().lastPathComponent
      return "(\(name.asLiteral), \(Self.characters(of: document.compiled)))"
    }.joined(separator: ", ")
  }

  /// Bytes as a literal, each as the character of that number.
  static func characters(of bytes: Data) -> String {
    let quote = UInt8(ascii: "\""), backslash = UInt8(ascii: "\\")
    return "\""
      + bytes.map { byte in
        (0x20..<0x7F).contains(byte) && byte != quote && byte != backslash
          ? String(UnicodeScalar(byte)) : "\\u{\(String(byte, radix: 16))}"
      }.joined() + "\""
  }

  /// The scene's delegate that Info.plist names, if it keeps a window.
  private var windowDelegate: String {
    guard let type = start.delegateClass.flatMap(index.classNamed) else { return "_ in nil" }
    return "($0 as AnyObject) as? \(type)"
  }

  private var pageStatements: [String] {
    // The page's own program creates the scene's delegate.
    var statements = classStatements.map(\.code).filter {
      !$0.contains("add(\(literal(start.delegateClass)))")
    }
    for (type, facts) in index.exposingExtensions {
      statements += facts.outlets.map {
        "classes.addProperty(\($0.asLiteral)) { (object: \(type), value) in value.set(&object.\($0)) }"
      }
      statements += facts.actions.map { "classes.addAction(\(PageTable.selector($0, of: type)))" }
    }
    return statements
  }

  /// The symbols that the files list among their resources.
  private var symbols: Set<String> {
    var names: Set<String> = []
    for document in documents {
      for image in document.root.list("resources") where image["catalog"] == "system" {
        image["name"].map { _ = names.insert($0) }
      }
    }
    return names
  }

  // MARK: What pages lack

  /// What UIKit would stop the program for, and what of the files has no effect in a page or another one than on other systems.
  public var remarksOfPage: [InterfaceRemark] {
    warnings
      + documents.flatMap { document in
        var remarks: [InterfaceRemark] = []
        document.root.forEach { element in
          guard let message = Self.remark(element) else { return }
          remarks.append(InterfaceRemark(file: document.file, line: element.line, message: message))
        }
        return remarks
      }
  }

  private static func remark(_ element: InterfaceElement) -> String? {
    switch element.name {
    case "attributedString":
      "a page shows an attributed text with the font and the colour of its first part"
    case "textAttributes": "the texts of bars have no attributes in a page"
    case "placeholder" where isExternal(element): "a page has no external objects"
    default: nil
    }
  }

  private static func isExternal(_ element: InterfaceElement) -> Bool {
    !["IBFilesOwner", "IBFirstResponder", nil].contains(element["placeholderIdentifier"])
  }
}
