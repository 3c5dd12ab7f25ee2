import SwiftSyntax

/// The name of an object's class: Objective-C's classes have a method `description()`, which no class has outside of Apple's systems.
final class ClassDescriptionPass: Pass {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.trimmedDescription == "description", let base = member.base, isMetatype(base)
    else { return .visitChildren }
    edits.insert("String(reflecting: ", before: base)
    edits.replace(member.period, by: "")
    edits.replace(member.declName, by: "")
    if let left = node.leftParen { edits.replace(left, by: "") }
    return .visitChildren
  }

  /// Whether an expression is a class: `type(of: a)`, `A.self` or `self.classForCoder`.
  private func isMetatype(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "type" && call.arguments.labels == ["of"]
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
    return member.base != nil && member.declName.baseName.text == "self"
  }
}
