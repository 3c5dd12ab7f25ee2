import SwiftSyntax

extension TokenSyntax {
  /// The name without backticks.
  var canonical: String { identifier?.name ?? text }
}

extension TypeSyntax {
  /// The last name of a type, without what it lies in and without its arguments.
  var lastName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.canonical }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.canonical }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.lastName }
    return trimmedDescription
  }
}

extension TypeSyntax {
  /// The names of a type and of what it lies in, without arguments.
  var dottedName: String {
    if let type = self.as(MemberTypeSyntax.self) {
      return type.baseType.dottedName + "." + type.name.canonical
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.dottedName }
    return lastName
  }
}

extension DeclModifierListSyntax {
  /// The access that is written, if any.
  var access: Declaration.Access? {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return .public
      case .keyword(.package): return .package
      case .keyword(.internal): return .internal
      case .keyword(.private), .keyword(.fileprivate): return .private
      default: continue
      }
    }
    return nil
  }
}

extension AttributeListSyntax {
  /// Whether only modules that ask for it see the declaration, in practice those of its package.
  var hidesFromOtherPackages: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.lastName == "_spi" }
  }

  /// Whether an attribute makes the name of the declaration a symbol of C.
  var nameSymbols: Bool {
    contains {
      ["_extern", "_cdecl", "_silgen_name", "_expose", "c"].contains(
        $0.as(AttributeSyntax.self)?.attributeName.lastName ?? "")
    }
  }
}

extension PatternSyntax {
  /// The names that a pattern declares.
  var declaredNames: [TokenSyntax] {
    if let pattern = self.as(IdentifierPatternSyntax.self) { return [pattern.identifier] }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap { $0.pattern.declaredNames } ?? []
  }
}
