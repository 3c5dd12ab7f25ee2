import SwiftSyntax

/// Methods of a delegate that only a subclass of the conforming class implements.
///
/// Objective-C finds them at run time. Swift calls what the conforming class has: that class gets a method that does nothing, which the
/// subclass overrides.
final class DelegatePass: Pass {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.memberBlock.enclosingType else { return .visitChildren }
    let access =
      node.modifiers.access == "public " ? (node.modifiers.named("open") == nil ? "public " : "open ") : ""
    let methods = index.missingDelegateMethods(of: name).map { " \(access)func \($0.signature) {};" }
    if !methods.isEmpty { edits.insert(methods.joined(), after: node.memberBlock.leftBrace) }
    for case let method? in node.memberBlock.members.map({ $0.decl.as(FunctionDeclSyntax.self) }) {
      makeOverride(method, in: name)
    }
    return .visitChildren
  }

  private func makeOverride(_ node: FunctionDeclSyntax, in type: String) {
    let method = MethodFacts(node, exposed: false)
    guard let conformer = index.conformer(above: type, without: method) else { return }
    if method.hasResult {
      translation.remark(node, "\(method.reference) is not called: \(conformer) conforms without it")
    } else {
      edits.insert("override ", before: node.funcKeyword)
    }
  }
}
