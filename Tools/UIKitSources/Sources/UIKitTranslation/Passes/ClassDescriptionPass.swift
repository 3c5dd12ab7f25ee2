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
    edits.replace(
      member.declName,
      by: base.trimmedDescription.first?.isUppercase == true && base.is(DeclReferenceExprSyntax.self)
        ? ".self" : "")
    if let left = node.leftParen { edits.replace(left, by: "") }
    return .visitChildren
  }

  /// Whether an expression is a class: `type(of: a)`, `A`, `A.self` or `self.classForCoder`.
  private func isMetatype(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "type" && call.arguments.labels == ["of"]
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return isClass(name) }
    guard let member = expression.as(MemberAccessExprSyntax.self), member.base != nil else { return false }
    return ["self", "classForCoder"].contains(member.declName.baseName.text)
  }

  /// Whether a name is that of a class: `Self`, a class of the module, or one of UIKit's. Types of the module may have such a method.
  private func isClass(_ name: String) -> Bool {
    if name == "Self" || name == "classForCoder" { return true }
    guard index.declares(name) else { return name.hasPrefix("UI") }
    return index.declarations(of: name).contains { $0.kind == .class }
      && index.methods(named: "description", in: name).isEmpty
  }
}
