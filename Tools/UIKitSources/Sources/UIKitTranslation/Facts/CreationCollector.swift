import SwiftSyntax

/// Finds the objects that are created through a value of their class: `T()` for a generic parameter, `cellClass.init()`,
/// `type(of: self).init()`, `Self()`.
final class CreationCollector: SyntaxVisitor {
  private(set) var found: [(call: FunctionCallExprSyntax, creation: Creation)] = []
  let names: ClassValueCollector

  init(_ tree: SourceFileSyntax) {
    names = ClassValueCollector(tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    guard let reference = createdClass(node.calledExpression) else { return }
    found.append((node, Creation(reference: reference, labels: node.arguments.labels)))
  }

  /// The class of a call, unless it is named there.
  private func createdClass(_ callee: ExprSyntax) -> ClassReference? {
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name == "Self" ? callee.dynamicSelf : callee.genericClass(named: name)
    }
    guard let member = callee.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`),
      let base = member.base
    else { return nil }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      // `self.init` in an initialiser is the class that is written there.
      if name == "self" { return callee.isInInitializer ? nil : callee.dynamicSelf }
      if name == "Self" { return callee.dynamicSelf }
    }
    if let call = base.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
      call.arguments.labels == ["of"]
    {
      return call.arguments.first?.expression.trimmedDescription == "self" ? callee.dynamicSelf : nil
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text ?? base.holder else { return nil }
    return callee.genericClass(named: name) ?? names.reference(to: name, at: base)
  }
}

extension SyntaxProtocol {
  /// The class that `Self` stands for at most.
  fileprivate var dynamicSelf: ClassReference? {
    if let type = ancestor(ExtensionDeclSyntax.self)?.genericWhereClause?.classOf("Self") {
      return .type(type)
    }
    return enclosingType.map { .type($0) }
  }

  /// The class that a generic parameter or an associated type stands for at most, from the declarations around a node.
  fileprivate func genericClass(named name: String) -> ClassReference? {
    var node = parent
    while let current = node {
      if let clause = current.genericParameters, clause.parameters.contains(where: { $0.name.text == name }) {
        return clause.classOf(name, current.genericWhere).map { .type($0) }
      }
      if let type = current.as(ExtensionDeclSyntax.self) {
        if let known = type.genericWhereClause?.classOf(name) { return .type(known) }
        return name.first?.isUppercase == true
          ? .parameter(name, of: type.extendedType.nameWithoutArguments) : nil
      }
      if let type = current.as(ProtocolDeclSyntax.self) {
        return type.associatedClasses[name].map { .type($0) }
      }
      node = current.parent
    }
    return nil
  }

  fileprivate var isInInitializer: Bool {
    var node = parent
    while let current = node {
      if current.is(InitializerDeclSyntax.self) { return true }
      if current.is(FunctionDeclSyntax.self) || current.is(VariableDeclSyntax.self) { return false }
      node = current.parent
    }
    return false
  }
}
