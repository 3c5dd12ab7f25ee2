import SwiftSyntax

/// Optional calls of a delegate's methods.
///
/// The protocols of this module have requirements that throw (`ProtocolPass`): their optional calls become `try?`. OpenUIKit's protocols
/// implement what is optional, and calls of these are plain calls. A closure is called as it was.
final class OptionalCallPass: Pass {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.argumentNames == nil
    else { return .visitChildren }
    let name = member.declName.baseName.identifierText
    let labels = node.arguments.labels
    let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    if index.hasOptionalMethod(name, labels: labels, trailingClosures: closures) {
      makeThrowing(node, chain)
    } else if labels.contains(where: { $0 != nil }) {
      makePlain(node, chain)
    } else if !index.hasProperty(name) {
      // A method of another module, or a closure: both are called so.
      edits.insert("(", before: chain)
      edits.insert(" as Optional)", after: chain.expression)
    }
    return .visitChildren
  }

  private func makeThrowing(_ node: FunctionCallExprSyntax, _ chain: OptionalChainingExprSyntax) {
    edits.replace(chain.questionMark, by: "")
    edits.insert("(try? ", before: node)
    edits.insert(")" + node.chaining, after: node)
  }

  /// The value of an optional call is optional, also where the method is always there.
  private func makePlain(_ node: FunctionCallExprSyntax, _ chain: OptionalChainingExprSyntax) {
    edits.replace(chain.questionMark, by: "")
    guard !node.isStatement else { return }
    edits.insert("(", before: node)
    edits.insert(" as Optional)" + node.chaining, after: node)
  }
}

extension FunctionCallExprSyntax {
  /// A question mark, if the value is used by what follows in the same chain.
  fileprivate var chaining: String {
    guard let parent else { return "" }
    let continues =
      parent.as(MemberAccessExprSyntax.self)?.base?.id == id
      || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
      || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
    return continues ? "?" : ""
  }

  fileprivate var isStatement: Bool { parent?.is(CodeBlockItemSyntax.self) == true }
}
