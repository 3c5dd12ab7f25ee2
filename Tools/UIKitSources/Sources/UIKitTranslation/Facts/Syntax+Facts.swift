import SwiftSyntax

extension AttributeListSyntax {
  /// The attributes that are not within a condition, by name.
  func named(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self
    where attribute.attributeName.trimmedDescription == name { return attribute }
    return nil
  }

  func contains(anyOf names: Set<String>) -> Bool {
    contains {
      guard case .attribute(let attribute) = $0 else { return false }
      return names.contains(attribute.attributeName.trimmedDescription)
    }
  }
}

extension DeclModifierListSyntax {
  func named(_ name: String) -> DeclModifierSyntax? {
    first { $0.name.text == name && $0.detail == nil }
  }

  /// The access level as it is written, for declarations beside this one; empty for the default.
  var access: String {
    if named("public") != nil || named("open") != nil { return "public " }
    if named("package") != nil { return "package " }
    return named("fileprivate") != nil || named("private") != nil ? "fileprivate " : ""
  }
}

extension FunctionParameterListSyntax {
  /// The labels of the arguments; nil for an underscore.
  var labels: [String?] {
    map { $0.firstName.tokenKind == .wildcard ? nil : $0.firstName.identifierText }
  }
}

extension LabeledExprListSyntax {
  var labels: [String?] { map { $0.label?.identifierText } }
}

extension TokenSyntax {
  /// The name without backticks.
  var identifierText: String { identifier?.name ?? text }
}

extension SyntaxProtocol {
  /// The types that a node stands in, from the outermost, separated by dots; nil outside of types.
  var enclosingType: String? {
    var names: [String] = []
    var node = parent
    while let current = node {
      if let name = current.typeName {
        names.insert(name, at: 0)
        // A type that a function declares is visible by its own name.
        if current.is(ExtensionDeclSyntax.self) || current.isInBody { break }
      }
      node = current.parent
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// The name of a declaration of a type.
  private var typeName: String? {
    if let type = self.as(ExtensionDeclSyntax.self) { return type.extendedType.nameWithoutArguments }
    guard self.isProtocol((any DeclGroupSyntax).self) else { return nil }
    return asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  private var isInBody: Bool {
    parent?.is(CodeBlockItemSyntax.self) == true && parent?.parent?.parent?.is(SourceFileSyntax.self) == false
      && parent?.parent?.parent?.is(IfConfigClauseSyntax.self) == false
  }
}

extension TypeSyntax {
  /// The name of a type without the arguments of generic types: `A.B` for `A<Int>.B`.
  var nameWithoutArguments: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) {
      return type.baseType.nameWithoutArguments + "." + type.name.text
    }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.nameWithoutArguments }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.nameWithoutArguments
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.nameWithoutArguments }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.nameWithoutArguments }
    return trimmedDescription
  }
}

extension PatternBindingSyntax {
  /// The type of a property, if it is written or if its value is a call of a type's initialiser.
  var typeOfValue: String? {
    if let type = typeAnnotation?.type { return type.nameWithoutArguments }
    guard let call = initializer?.value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    else { return nil }
    return name
  }
}

extension SyntaxProtocol {
  /// The type of a variable or an argument of the functions that a node stands in, as far as it is written.
  func localType(of name: String) -> String? {
    var node = parent
    while let current = node {
      if let items = current.as(CodeBlockItemListSyntax.self) {
        for case let variable? in items.map({ $0.item.as(VariableDeclSyntax.self) }) {
          for binding in variable.bindings where binding.pattern.trimmedDescription == name {
            return binding.typeOfValue
          }
        }
      } else if let function = current.as(FunctionDeclSyntax.self) {
        for argument in function.signature.parameterClause.parameters
        where (argument.secondName ?? argument.firstName).text == name {
          return argument.type.nameWithoutArguments
        }
      }
      node = current.parent
    }
    return nil
  }
}

extension DeclSyntax {
  /// The name of a method with its labels, or of a property.
  var memberName: String? {
    if let method = self.as(FunctionDeclSyntax.self) { return MethodFacts(method, exposed: false).reference }
    return self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }

  var isOverride: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.named("override") != nil
  }
}
