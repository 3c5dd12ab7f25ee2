import SwiftSyntax

/// The bundle of the app is that of its resources: the program's own has none of them.
final class BundlePass: Pass {
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard isBundle(node.base), node.declName.trimmedDescription == "main" else { return .visitChildren }
    edits.replace(node.declName, by: "module")
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard isBundle(node.calledExpression), node.arguments.labels == ["for"] else { return .visitChildren }
    edits.replace(node, by: "Bundle.module")
    return .skipChildren
  }

  private func isBundle(_ expression: ExprSyntax?) -> Bool {
    ["Bundle", "Foundation.Bundle"].contains(expression?.trimmedDescription)
  }
}
