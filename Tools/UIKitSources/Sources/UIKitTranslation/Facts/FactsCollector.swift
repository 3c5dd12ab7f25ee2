import SwiftSyntax

/// Reads the declarations of a file.
final class FactsCollector: SyntaxVisitor {
  static let exposing: Set<String> = ["objc", "IBAction", "IBSegueAction", "NSManaged", "GKInspectable"]
  static let objectiveC: Set<String> = ["objc", "objcMembers"]

  private(set) var facts = FileFacts()
  private let activity: Activity

  init(_ tree: SourceFileSyntax) {
    activity = Activity(tree, modules: SystemModules())
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    let creations = CreationCollector(tree)
    for creation in creations.found.map(\.creation) where !facts.creations.contains(creation) {
      facts.creations.append(creation)
    }
    (facts.classValues, facts.parameters) = (creations.names.properties, creations.names.parameters)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, .class, node.inheritanceClause, exposesAll: node.attributes.named("objcMembers") != nil)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, .protocol, node.inheritanceClause, exposesAll: node.attributes.named("objc") != nil)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let overridable = node.memberBlock.members.compactMap { OverridableFacts($0.decl, in: node) }
    return add(
      node, .extension, node.inheritanceClause, exposesAll: node.attributes.named("objc") != nil,
      overridable: overridable)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, .other, node.inheritanceClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, .other, node.inheritanceClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, .other, node.inheritanceClause)
  }

  private func add(
    _ node: some DeclGroupSyntax, _ kind: TypeFacts.Kind, _ inheritance: InheritanceClauseSyntax?,
    exposesAll: Bool = false, overridable: [OverridableFacts] = []
  ) -> SyntaxVisitorContinueKind {
    guard let name = (node.memberBlock as MemberBlockSyntax).enclosingType else { return .visitChildren }
    var type = TypeFacts(kind: kind, name: name)
    type.inherited = inheritance?.inheritedTypes.map { $0.type.nameWithoutArguments } ?? []
    addMembers(of: node.memberBlock.members, to: &type, exposesAll: exposesAll)
    type.overridable = overridable
    type.exposed = ExposedCollector(node, activity).facts
    facts.types.append(type)
    return .visitChildren
  }

  private func addMembers(of list: MemberBlockItemListSyntax, to type: inout TypeFacts, exposesAll: Bool) {
    for member in list {
      if member.decl.isOverride, let name = member.decl.memberName { type.overrides.append(name) }
      if let method = member.decl.as(FunctionDeclSyntax.self) {
        type.methods.append(MethodFacts(method, exposed: exposesAll))
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
          type.properties[name.identifierText] = binding.typeOfValue ?? ""
        }
      } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        type.initializers.append(InitializerFacts(initializer))
      } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          guard case .decls(let members)? = clause.elements else { continue }
          addMembers(of: members, to: &type, exposesAll: exposesAll)
        }
      }
    }
  }
}

extension MethodFacts {
  init(_ node: FunctionDeclSyntax, exposed: Bool) {
    let name = node.attributes.named("objc")?.arguments?.as(ObjCSelectorPieceListSyntax.self)
    self.init(
      base: node.name.identifierText, labels: node.signature.parameterClause.parameters.labels,
      selector: name?.trimmedDescription,
      isExposed: exposed || node.attributes.contains(anyOf: FactsCollector.exposing),
      isStatic: node.modifiers.named("static") != nil || node.modifiers.named("class") != nil,
      isThrowing: node.signature.effectSpecifiers?.throwsClause != nil,
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      isOptional: node.modifiers.named("optional") != nil,
      isOverride: node.modifiers.named("override") != nil,
      signature: (node.name.text + node.signature.trimmedDescription).onOneLine,
      sender: node.signature.parameterClause.parameters.first?.type.nameWithoutArguments ?? "",
      hasResult: ![nil, "Void", "()"].contains(node.signature.returnClause?.type.trimmedDescription))
  }
}

extension InitializerFacts {
  init(_ node: InitializerDeclSyntax) {
    let clause = node.signature.parameterClause
    self.init(
      labels: clause.parameters.labels, signature: node.signature.trimmedDescription,
      isConvenience: node.modifiers.named("convenience") != nil,
      isRequired: node.modifiers.named("required") != nil, isFailable: node.optionalMark != nil,
      isPrivate: node.modifiers.access == "fileprivate ",
      isUnavailable: node.attributes.named("available")?.arguments?.trimmedDescription.contains("unavailable")
        == true)
  }
}
