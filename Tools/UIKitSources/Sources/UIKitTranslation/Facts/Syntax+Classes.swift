import SwiftSyntax

// The syntax of classes as values.

extension TypeSyntax {
  /// The class of a composition, or the first type if none is UIKit's.
  var className: String {
    guard let composition = self.as(CompositionTypeSyntax.self) else { return nameWithoutArguments }
    let names = composition.elements.map(\.type.nameWithoutArguments)
    return names.first { $0.hasPrefix("UI") } ?? names.first ?? ""
  }

  /// The type without optionals, arrays and dictionaries around it.
  var element: TypeSyntax {
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
  /// Methods that return elements of the same list.
  private static let listsOfSame: Set<String> = [
    "reversed", "randomElement", "dropFirst", "dropLast", "filter", "sorted", "prefix", "suffix", "shuffled",
    "first",
    "last",
  ]

  /// The name of the property or variable that holds a value, such as `kind` of `entry.kind`, `kinds[0]`, `kinds["a"]?` and `kind!`.
  var holder: String? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      // `kinds.first`, but not `entries.kind`.
      if ["first", "last", "values"].contains(member.declName.baseName.text) {
        return member.base?.nameOrHolder
      }
      return member.base == nil ? nil : member.declName.baseName.text
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        Self.listsOfSame.contains(member.declName.baseName.text)
      else { return nil }
      return member.base?.nameOrHolder
    }
    if let element = self.as(SubscriptCallExprSyntax.self) { return element.calledExpression.nameOrHolder }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.nameOrHolder }
    if let value = self.as(ForceUnwrapExprSyntax.self) { return value.expression.nameOrHolder }
    return nil
  }

  private var nameOrHolder: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? holder }

  /// The class of a list of classes such as `[UILabel.self, UIView.self]`, or of one class.
  var listedClass: String? {
    if let array = self.as(ArrayExprSyntax.self) { return array.elements.first?.expression.listedClass }
    if let dictionary = self.as(DictionaryExprSyntax.self), case .elements(let list) = dictionary.content {
      return list.first?.value.listedClass
    }
    guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
      let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true
    else { return nil }
    return name
  }
}

extension GenericParameterClauseSyntax {
  /// The class that a parameter is or derives from: the one of UIKit's, if several types are required.
  func classOf(_ name: String, _ requirements: GenericWhereClauseSyntax?) -> String? {
    let own = parameters.first { $0.name.text == name }?.inheritedType?.className
    let other = requirements?.classOf(name)
    return other?.hasPrefix("UI") == true ? other : own ?? other
  }
}

extension GenericWhereClauseSyntax {
  /// The class that a parameter is required to be or to derive from.
  func classOf(_ name: String) -> String? {
    let names = requirements.compactMap { item -> String? in
      switch item.requirement {
      case .conformanceRequirement(let requirement) where requirement.leftType.trimmedDescription == name:
        requirement.rightType.className
      default: nil
      }
    }
    return names.first { $0.hasPrefix("UI") } ?? names.first
  }
}

extension ProtocolDeclSyntax {
  /// The classes of the associated types.
  var associatedClasses: [String: String] {
    memberBlock.members.reduce(into: [:]) { result, member in
      guard let type = member.decl.as(AssociatedTypeDeclSyntax.self),
        let inherited = type.inheritanceClause?.inheritedTypes
      else { return }
      let names = inherited.map(\.type.className)
      result[type.name.text] = names.first { $0.hasPrefix("UI") } ?? names.first
    }
  }
}

extension SyntaxProtocol {
  /// The nearest node of a kind around this one.
  func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(kind) { return found }
      node = current.parent
    }
    return nil
  }

  /// The parameters of a generic function or type.
  var genericParameters: GenericParameterClauseSyntax? {
    asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
  }
  /// The requirements on them.
  var genericWhere: GenericWhereClauseSyntax? {
    asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
  }
}
