import SwiftSyntax

/// Imports of Apple's modules become imports of those that stand for them.
final class ImportPass: Pass {
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.path.first?.name.text else { return .skipChildren }
    switch translation.modules.importing(name) {
    case .kept: importWhole(node, [name])
    case .replaced(let modules): importWhole(node, modules)
    case .missing:
      edits.blank(node)
      translation.remark(node, "there is no module \(name); the import is left out")
    }
    return .skipChildren
  }

  /// Imports modules without the declaration or the submodule that the import names, as they may belong to a module that is
  /// re-exported.
  private func importWhole(_ node: ImportDeclSyntax, _ modules: [String]) {
    guard let first = modules.first else { return edits.blank(node) }
    let path = node.path.trimmedDescription
    let rest = modules.dropFirst().map { "; import \($0)" }.joined()
    if node.importKindSpecifier == nil && path == first && rest.isEmpty { return }
    if let kind = node.importKindSpecifier { edits.replace(kind, by: "") }
    edits.replace(node.path, by: first + rest)
  }
}

/// Names of modules in front of a type or a function, as in `UIKit.UIView`.
final class QualifierPass: Pass {
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { rename(base.name) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) { rename(base.baseName) }
    return .visitChildren
  }

  private func rename(_ token: TokenSyntax) {
    let name = token.text
    guard let module = translation.modules.qualifier(for: name), translation.imported.contains(name) else {
      return
    }
    edits.replace(token, by: module)
  }
}
