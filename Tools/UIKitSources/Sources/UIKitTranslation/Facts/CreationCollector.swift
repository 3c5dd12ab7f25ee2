import SwiftSyntax

/// Finds the classes that are created through a value of their type: `T()` for a generic parameter, `cellClass.init()`,
/// `type(of: self).init()`, `Self()`.
final class CreationCollector: SyntaxVisitor {
  private(set) var creations: [Creation] = []
  /// The classes of generic parameters and of variables that hold a type, by name.
  private var classes: [String: String] = [:]

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.inheritedType { classes[node.name.text] = type.firstName }
    return .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    classes[node.leftType.trimmedDescription] = node.rightType.firstName
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, node.type)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = node.typeAnnotation
    {
      note(name, type.type)
    }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    guard let type = createdType(node.calledExpression) else { return }
    let creation = Creation(type: type, labels: node.arguments.labels)
    if !creations.contains(creation) { creations.append(creation) }
  }

  private func note(_ name: String, _ type: TypeSyntax) {
    let plain = type.element
    guard let metatype = plain.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type" else {
      return
    }
    let name = name, type = metatype.baseType.firstName
    classes[name] = classes[type] ?? type
  }

  /// The class of a call, unless it is named there.
  private func createdType(_ callee: ExprSyntax) -> String? {
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name == "Self" ? callee.enclosingType : classes[name]
    }
    guard let member = callee.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`),
      let base = member.base
    else { return nil }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      // `self.init` in an initialiser is the class that is written there.
      if name == "self" { return callee.isInInitializer ? nil : callee.enclosingType }
      return name == "Self" ? callee.enclosingType : classes[name]
    }
    if let name = base.holder { return classes[name] }
    guard let call = base.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "type", call.arguments.labels == ["of"],
      call.arguments.first?.expression.trimmedDescription == "self"
    else { return nil }
    return callee.enclosingType
  }
}

extension TypeSyntax {
  /// The first type of a composition, which is its class if it has one.
  fileprivate var firstName: String {
    if let composition = self.as(CompositionTypeSyntax.self), let first = composition.elements.first {
      return first.type.nameWithoutArguments
    }
    return nameWithoutArguments
  }
}

extension SyntaxProtocol {
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

extension TypeSyntax {
  /// The type without optionals, arrays and dictionaries around it.
  fileprivate var element: TypeSyntax {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.element }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.element
    }
    if let array = self.as(ArrayTypeSyntax.self) { return array.element.element }
    if let dictionary = self.as(DictionaryTypeSyntax.self) { return dictionary.value.element }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.element
    }
    return self
  }
}

extension ExprSyntax {
  /// The name of the property or variable that holds a value, such as `kind` of `entry.kind`, `kinds[0]`, `kinds["a"]?` and `kind!`.
  fileprivate var holder: String? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base == nil ? nil : member.declName.baseName.text
    }
    if let element = self.as(SubscriptCallExprSyntax.self) { return element.calledExpression.nameOrHolder }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.nameOrHolder }
    if let value = self.as(ForceUnwrapExprSyntax.self) { return value.expression.nameOrHolder }
    return nil
  }

  private var nameOrHolder: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? holder }
}
