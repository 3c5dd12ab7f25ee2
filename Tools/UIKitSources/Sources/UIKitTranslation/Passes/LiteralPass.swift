import SwiftSyntax

/// Literals that need types of UIKit's own become calls. Previews of Xcode go.
final class LiteralPass: Pass {
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    edits.blank(node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let values = node.arguments.map { $0.expression.trimmedDescription }
    if node.macroName.text == "Preview", node.parent?.is(CodeBlockItemSyntax.self) == true {
      edits.blank(node)
      return .skipChildren
    }
    switch (node.macroName.text, node.arguments.labels) {
    case ("imageLiteral", ["resourceName"]):
      edits.replace(node, by: "UIImage(named: \(values[0]))!")
      return .skipChildren
    case ("colorLiteral", ["red", "green", "blue", "alpha"]):
      let components = zip(["red", "green", "blue", "alpha"], values).map { "\($0): \($1)" }
      edits.replace(node, by: "UIColor(\(components.joined(separator: ", ")))")
      return .skipChildren
    default: return .visitChildren
    }
  }
}
