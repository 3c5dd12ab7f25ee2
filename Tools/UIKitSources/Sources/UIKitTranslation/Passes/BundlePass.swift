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

  // `bundle: Bundle = .main`
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    replaceMain(node.defaultValue, of: node.type)
    return .visitChildren
  }

  // `let bundle: Bundle = .main`
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type { replaceMain(node.initializer, of: type) }
    return .visitChildren
  }

  private func replaceMain(_ initializer: InitializerClauseSyntax?, of type: TypeSyntax) {
    let plain = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    guard ["Bundle", "Foundation.Bundle"].contains(plain.trimmedDescription),
      let member = initializer?.value.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.trimmedDescription == "main"
    else { return }
    edits.replace(member.declName, by: "module")
  }

  private func isBundle(_ expression: ExprSyntax?) -> Bool {
    ["Bundle", "Foundation.Bundle"].contains(expression?.trimmedDescription)
  }
}
