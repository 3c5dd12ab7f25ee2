import SwiftSyntax

/// Conditions of `#if` are those of an iPhone's simulator, as far as the compiler cannot decide them so.
final class ConditionPass: Pass {
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { ConditionCalls(translation).walk(condition) }
    return .visitChildren
  }
}

private final class ConditionCalls: Pass {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.arguments.first?.expression.trimmedDescription else { return .skipChildren }
    switch (node.calledExpression.trimmedDescription, value) {
    case ("os", "iOS"), ("targetEnvironment", "simulator"): edits.replace(node, by: "true")
    case ("canImport", _) where translation.modules.isImportable(String(value.prefix { $0 != "." })):
      edits.replace(node, by: "true")
    default: break
    }
    return .skipChildren
  }
}
