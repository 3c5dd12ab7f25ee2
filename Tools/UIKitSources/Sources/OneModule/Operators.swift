import SwiftSyntax

/// Operators and precedence groups, which belong to no type and which only one declaration of a module may make.
struct Operators {
  private var declared: [String: (text: String, place: String)] = [:]
  private(set) var refusals: [Refusal] = []

  /// Blanks what was declared in the same way before, and refuses what was declared in another.
  mutating func drop(from file: inout SourceFile) {
    for item in file.tree.statements {
      guard case .decl(let declaration) = item.item else { continue }
      if let found = declaration.as(OperatorDeclSyntax.self) {
        let fixity = found.fixitySpecifier.text
        add("\(fixity) operator \(found.name.text)", found.operatorPrecedenceAndTypes, found, &file)
      } else if let found = declaration.as(PrecedenceGroupDeclSyntax.self) {
        add("precedencegroup \(found.name.text)", found.groupAttributes, found, &file)
      }
    }
  }

  private mutating func add(
    _ name: String, _ meaning: (some SyntaxProtocol)?, _ node: some SyntaxProtocol, _ file: inout SourceFile
  ) {
    let words = meaning?.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ") ?? ""
    guard let first = declared[name] else {
      declared[name] = (words, file.place(of: node))
      return
    }
    file.text.blank(node)
    if first.text != words {
      refusals.append(
        Refusal(
          place: file.place(of: node),
          reason: "a page is one module, in which \(name) is declared in another way too (\(first.place))"))
    }
  }
}
