import SwiftSyntax

/// Objects of classes of UIKit that are known only at run time: their initialisers are not `required`, so the module `ObjectCreation` has
/// methods for these calls.
final class CreationPass: Pass {
  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    guard !translation.options.isEmbedded else { return .skipChildren }
    for (call, creation) in CreationCollector(node).found {
      guard index.kind(of: creation) == .ofUIKit else { continue }
      translation.createsByClass = true
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        edits.replace(member.declName, by: "_newObject")
      } else {
        edits.insert("._newObject", after: call.calledExpression)
      }
    }
    return .skipChildren
  }
}
