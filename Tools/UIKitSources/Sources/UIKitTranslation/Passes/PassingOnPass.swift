import SwiftSyntax

/// Members of extensions in other files that take part in overriding: the body of the class passes their calls on (`MovedOverrides`).
final class PassingOnPass: Pass {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.memberBlock.enclosingType else { return .visitChildren }
    let own = Set(node.memberBlock.members.compactMap(\.decl.memberName))
    let members = index.passedOn(by: name).filter { !own.contains($0.name) }.map { member in
      let isOverride = member.isOverride || overridesDelegate(member, in: name)
      return " \(member.modifiers)\(isOverride ? "override " : "")\(member.declaration);"
    }
    if !members.isEmpty { edits.insert(members.joined(), after: node.memberBlock.leftBrace) }
    return .visitChildren
  }

  /// Whether a class above gets the method of a delegate (`DelegatePass`).
  private func overridesDelegate(_ member: OverridableFacts, in type: String) -> Bool {
    guard let method = member.method, !method.hasResult else { return false }
    return index.conformer(above: type, without: method) != nil
  }
}
