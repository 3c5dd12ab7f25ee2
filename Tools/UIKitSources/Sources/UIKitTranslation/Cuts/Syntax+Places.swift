import SwiftSyntax

extension Syntax {
  /// Whether the block of a node is a body that can stop the program.
  var hasBody: Bool {
    self.is(FunctionDeclSyntax.self) || self.is(InitializerDeclSyntax.self)
      || self.is(DeinitializerDeclSyntax.self)
      || self.is(AccessorDeclSyntax.self)
  }

  /// Whether a function or a property has an attribute that may be a builder of results, and a result that a function can return.
  var mayHaveResultBuilder: Bool {
    let owner = ownerOfAccessor
    let declared = owner.is(PatternBindingSyntax.self) ? owner.parent?.parent ?? owner : owner
    guard let attributes = declared.asProtocol((any WithAttributesSyntax).self)?.attributes,
      !declared.is(InitializerDeclSyntax.self), !declared.is(DeinitializerDeclSyntax.self)
    else { return false }
    let result =
      declared.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? declared.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
      ?? declared.as(SubscriptDeclSyntax.self)?.returnClause.type
    guard let result, result.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text != "some" else {
      return false
    }
    return attributes.contains { element in
      let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
      return name.first?.isUppercase == true
        && !["MainActor", "IBAction", "IBSegueAction", "IBInspectable"].contains(name)
    }
  }

  /// The property or subscript of an accessor; other nodes themselves.
  private var ownerOfAccessor: Syntax {
    self.as(AccessorDeclSyntax.self)?.parent?.parent?.parent ?? self
  }

  /// The written type of what a body returns, or of a property with a value; nil for none.
  var resultType: TypeSyntax? {
    if let accessor = self.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" {
      return nil
    }
    let owner = ownerOfAccessor
    return owner.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? owner.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      ?? owner.as(SubscriptDeclSyntax.self)?.returnClause.type
  }

  /// Whether a node is an item outside of types and functions, perhaps within conditions.
  var isTopLevelItem: Bool {
    guard self.is(CodeBlockItemSyntax.self), let outer = parent?.parent else { return false }
    if outer.is(SourceFileSyntax.self) { return true }
    // A clause is in a list of clauses, in the condition, in an item.
    return outer.is(IfConfigClauseSyntax.self) && outer.parent?.parent?.parent?.isTopLevelItem == true
  }

  /// The name of a declaration with the types around it.
  var placeName: String {
    let own = ownName
    guard let type = enclosingType, !own.isEmpty else { return own }
    return "\(type).\(own)"
  }

  private var ownName: String {
    if let accessor = self.as(AccessorDeclSyntax.self) {
      let property = accessor.parent?.parent?.parent?.ownName ?? ""
      return "\(property).\(accessor.accessorSpecifier.text)"
    }
    if let node = self.as(PatternBindingSyntax.self) { return node.pattern.trimmedDescription }
    if let node = self.as(FunctionDeclSyntax.self) {
      return node.name.text + labels(node.signature.parameterClause)
    }
    if let node = self.as(InitializerDeclSyntax.self) {
      return "init" + labels(node.signature.parameterClause)
    }
    if let node = self.as(SubscriptDeclSyntax.self) { return "subscript" + labels(node.parameterClause) }
    if self.is(DeinitializerDeclSyntax.self) { return "deinit" }
    return nameWithoutParameters
  }

  private var nameWithoutParameters: String {
    if let node = self.as(VariableDeclSyntax.self) {
      return node.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
    }
    if let node = self.as(EnumCaseDeclSyntax.self) {
      return node.elements.map(\.name.text).joined(separator: ", ")
    }
    if let node = self.as(ExtensionDeclSyntax.self) {
      return "extension \(node.extendedType.trimmedDescription)"
    }
    if let node = self.as(ImportDeclSyntax.self) { return "import \(node.path.trimmedDescription)" }
    if let node = asProtocol((any NamedDeclSyntax).self) { return node.name.text }
    return trimmedDescription.split(whereSeparator: \.isNewline).first.map { String($0.prefix(40)) } ?? ""
  }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}
