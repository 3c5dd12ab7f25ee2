import SwiftParser
import SwiftSyntax

/// A file as it is compiled: without what conditions leave out.
struct SourceFile {
  let module: String
  let path: String
  var text: SourceText
  let tree: SourceFileSyntax
  let lines: SourceLocationConverter

  /// Throws `Refusal`s where the text is no Swift or a condition cannot be decided.
  init(module: String, path: String, bytes: [UInt8], configuration: PageConfiguration) throws {
    let whole = Self.parsed(bytes)
    let active = try ActiveText(whole, path: path, bytes: bytes, configuration: configuration)
    self.module = module
    self.path = path
    text = active.text
    tree = active.isWhole ? whole : Self.parsed(active.text.bytes)
    lines = SourceLocationConverter(fileName: path, tree: tree)
  }

  private static func parsed(_ bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// Where a node is, as compilers write it: in the file that a line with `#sourceLocation` names, if there is one.
  func place(of node: some SyntaxProtocol) -> String {
    let location = lines.location(for: node.positionAfterSkippingLeadingTrivia)
    return "\(location.presumedFile):\(location.presumedLine):\(location.column)"
  }

  /// The name of the file among those of all modules.
  func nameInOneModule(folder: String) -> String {
    let relative = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    let isMain = relative == "main.swift" || relative.hasSuffix("/main.swift")
    return isMain ? "main.swift" : "\(module)-\(relative.split(separator: "/").joined(separator: "-"))"
  }

  /// The file as it is written, with messages that name the original.
  var written: [UInt8] {
    SourceText.location(of: path) + text.finished
  }
}
