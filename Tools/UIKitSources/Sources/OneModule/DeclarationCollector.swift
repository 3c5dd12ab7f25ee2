import SwiftSyntax

/// Collects what a file declares, except within functions.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var names: ModuleNames
  private let file: SourceFile
  /// The types that the walk is in, and what is the access of members that name none.
  private var scopes: [(owner: String, access: Declaration.Access, accessOfCases: Declaration.Access)] = []

  init(adding file: SourceFile, to names: ModuleNames) {
    self.names = names
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name, node.inheritanceClause)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name, node.inheritanceClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name, node.inheritanceClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name, node.inheritanceClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name, node.inheritanceClause, isProtocol: true)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let owner = node.extendedType.dottedName
    inherit(node.inheritanceClause, by: owner)
    scopes.append((owner, node.modifiers.access ?? .internal, .internal))
    return .visitChildren
  }

  private func open(
    _ node: some DeclGroupSyntax, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
    isProtocol: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let access = add(name, kind: .type, attributes: node.attributes, modifiers: node.modifiers)
    let owner = (scopes.last.map { $0.owner + "." } ?? "") + name.canonical
    inherit(inheritance, by: owner)
    names.types.insert(owner)
    scopes.append((owner, isProtocol ? access : min(access, .internal), access))
    return .visitChildren
  }

  private func inherit(_ clause: InheritanceClauseSyntax?, by owner: String) {
    guard let clause else { return }
    names.inherited[owner, default: []].formUnion(clause.inheritedTypes.map { $0.type.dottedName })
  }

  // MARK: Members and globals

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOperator: Bool
    if case .identifier = node.name.tokenKind { isOperator = false } else { isOperator = true }
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map { isOperator ? "\($0.type.trimmed)," : $0.firstName.canonical + ":" }.joined()
    let access = add(
      node.name, kind: isOperator ? .unnamed : .function, fullName: "\(node.name.canonical)(\(labels))",
      attributes: node.attributes, modifiers: node.modifiers, isFixed: node.attributes.nameSymbols)
    // Swift's runtime is public for the compiler alone.
    if !node.name.text.hasPrefix("swift_") { publish(access, node.signature) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.canonical + ":" }.joined()
    let access = add(
      node.initKeyword, kind: .unnamed, fullName: "init(\(labels))", attributes: node.attributes,
      modifiers: node.modifiers)
    publish(access, node.signature)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.parameterClause.parameters
      .map { ($0.secondName == nil ? "_" : $0.firstName.canonical) + ":" }.joined()
    let access = add(
      node.subscriptKeyword, kind: .unnamed, fullName: "subscript(\(labels))", attributes: node.attributes,
      modifiers: node.modifiers)
    publish(access, node.parameterClause)
    publish(access, node.returnClause)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      for token in binding.pattern.declaredNames {
        let access = add(
          token, kind: .value, attributes: node.attributes, modifiers: node.modifiers,
          isFixed: node.attributes.nameSymbols)
        // Without a type, labels of tuples are in the value.
        publish(access, binding.typeAnnotation.map(Syntax.init) ?? binding.initializer.map(Syntax.init))
      }
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    let raw: Set = ["String", "Character", "CodingKey"]
    let isRaw = !(names.inherited[scopes.last?.owner ?? ""] ?? []).isDisjoint(with: raw)
    for element in node.elements {
      let access = add(
        element.name, kind: .value, attributes: node.attributes, modifiers: node.modifiers,
        access: scopes.last?.accessOfCases,
        isFixed: isRaw)
      publish(access, element.parameterClause)
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    publish(
      add(node.name, kind: .type, attributes: node.attributes, modifiers: node.modifiers), node.initializer)
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, kind: .type, attributes: node.attributes, modifiers: node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Adding

  @discardableResult
  private func add(
    _ name: TokenSyntax, kind: Declaration.Kind, fullName: String? = nil, attributes: AttributeListSyntax,
    modifiers: DeclModifierListSyntax, access inherited: Declaration.Access? = nil, isFixed: Bool = false
  ) -> Declaration.Access {
    let scope = scopes.last
    let written = modifiers.access ?? inherited ?? scope?.access ?? .internal
    let access = attributes.hidesFromOtherPackages ? min(written, .package) : written
    names.declarations.append(
      Declaration(
        name: name.canonical, fullName: fullName ?? name.canonical, kind: kind, access: access,
        owner: scope?.owner,
        isOverride: modifiers.contains { $0.name.tokenKind == .keyword(.override) }, isFixed: isFixed,
        place: file.place(of: name)))
    switch (access, scope == nil) {
    case (.public, true): names.publicGlobals.insert(name.canonical)
    case (.public, false): names.publicMembers.insert(name.canonical)
    case (.package, true): names.packageGlobals.insert(name.canonical)
    case (.package, false): names.packageMembers.insert(name.canonical)
    case (.internal, _), (.private, _): break
    }
    return access
  }

  /// Notes the labels in what others can use.
  private func publish(_ access: Declaration.Access, _ signature: (some SyntaxProtocol)?) {
    guard access > .internal, let signature else { return }
    let labels = LabelCollector.labels(in: signature)
    if access == .public {
      names.publicMembers.formUnion(labels)
    } else {
      names.packageMembers.formUnion(labels)
    }
  }
}

/// Collects the labels of parameters and of tuples.
private final class LabelCollector: SyntaxVisitor {
  private var labels: Set<String> = []

  static func labels(in node: some SyntaxProtocol) -> Set<String> {
    let collector = LabelCollector(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.labels
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind { add(node.firstName) }
  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind { add(node.firstName) }
  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind { add(node.firstName) }
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind { add(node.label) }

  private func add(_ token: TokenSyntax?) -> SyntaxVisitorContinueKind {
    if let token { labels.insert(token.canonical) }
    return .visitChildren
  }
}
