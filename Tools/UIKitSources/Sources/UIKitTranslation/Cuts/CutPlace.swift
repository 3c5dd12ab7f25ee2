import SwiftSyntax

/// A part of a source that can be left out.
struct CutPlace {
  let kind: Cut.Kind
  /// The node that is left out.
  let node: Syntax
  /// The declaration whose text the mark is of.
  let owner: Syntax
  let name: String

  var mark: String { TextMark.of(owner.trimmedDescription) }

  private init(_ kind: Cut.Kind, _ node: some SyntaxProtocol, of owner: some SyntaxProtocol, _ name: String) {
    (self.kind, self.node, self.owner, self.name) = (kind, Syntax(node), Syntax(owner), name)
  }

  /// All places that begin with a node.
  static func places(at node: Syntax) -> [CutPlace] {
    [
      body(node), value(node), attribute(node), declaration(node), requirement(node), conformance(node),
      node.is(SourceFileSyntax.self) ? CutPlace(.file, node, of: node, "") : nil,
    ].compactMap { $0 }
  }

  /// The body of a function, an initialiser or an accessor.
  static func body(_ node: some SyntaxProtocol) -> CutPlace? {
    guard let owner = node.parent else { return nil }
    if node.is(CodeBlockSyntax.self), owner.hasBody {
      return CutPlace(.body, node, of: owner, owner.placeName)
    }
    guard let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors else { return nil }
    return CutPlace(.body, block, of: owner, owner.placeName)
  }

  /// The value of a property outside of functions, if its type is written there, or the default of a parameter.
  static func value(_ node: some SyntaxProtocol) -> CutPlace? {
    if let clause = node.as(InitializerClauseSyntax.self),
      let parameter = clause.parent?.as(FunctionParameterSyntax.self),
      let owner = parameter.parent?.parent?.parent?.parent
    {
      let name = "\(owner.placeName) \((parameter.secondName ?? parameter.firstName).text)"
      return CutPlace(.value, clause.value, of: parameter, name)
    }
    guard let clause = node.as(InitializerClauseSyntax.self),
      let binding = clause.parent?.as(PatternBindingSyntax.self),
      let item = binding.parent?.parent?.parent,
      item.is(MemberBlockItemSyntax.self) || item.isTopLevelItem, binding.typeOfTrap != nil
    else { return nil }
    return CutPlace(.value, clause.value, of: binding, Syntax(binding).placeName)
  }

  /// An attribute with the declaration that has it.
  static func attribute(_ node: some SyntaxProtocol) -> CutPlace? {
    guard let attribute = node.as(AttributeSyntax.self) else { return nil }
    let declaration = attribute.parent?.parent?.placeName ?? ""
    return CutPlace(
      .attribute, attribute, of: attribute, "\(declaration) @\(attribute.attributeName.trimmedDescription)")
  }

  /// A member of a type, or what stands outside of types and functions.
  static func declaration(_ node: some SyntaxProtocol) -> CutPlace? {
    if let item = node.as(MemberBlockItemSyntax.self), !item.decl.is(IfConfigDeclSyntax.self) {
      return CutPlace(.declaration, item, of: item.decl, Syntax(item.decl).placeName)
    }
    guard let item = node.as(CodeBlockItemSyntax.self), Syntax(item).isTopLevelItem,
      !item.item.is(IfConfigDeclSyntax.self)
    else { return nil }
    return CutPlace(.declaration, item, of: item.item, Syntax(item.item).placeName)
  }

  /// The list of inherited types of a type that may lack members. The members are put into the type, or after it.
  static func requirement(_ node: some SyntaxProtocol) -> CutPlace? {
    guard let clause = node.as(InheritanceClauseSyntax.self), let type = clause.parent,
      !type.is(ProtocolDeclSyntax.self), type.asProtocol((any DeclGroupSyntax).self) != nil
    else { return nil }
    return CutPlace(.requirement, clause, of: clause, "\(type.placeName):")
  }

  /// A type in a list of inherited types, except a superclass: what overrides its members would be refused.
  static func conformance(_ node: some SyntaxProtocol) -> CutPlace? {
    guard let type = node.as(InheritedTypeSyntax.self), let clause = type.parent?.parent, !type.isSuperclass
    else { return nil }
    let name = clause.parent?.placeName ?? ""
    return CutPlace(.conformance, type, of: clause, "\(name): \(type.type.trimmedDescription)")
  }
}

extension InheritedTypeSyntax {
  /// Whether it may be the superclass, on which members of the class depend.
  fileprivate var isSuperclass: Bool {
    guard let list = parent?.as(InheritedTypeListSyntax.self), list.first?.id == id,
      let declared = list.parent?.parent?.as(ClassDeclSyntax.self)
    else { return false }
    return SuperclassUse(declared).isFound
  }
}

/// Whether a class uses its superclass.
private final class SuperclassUse: SyntaxVisitor {
  private(set) var isFound = false

  init(_ declared: ClassDeclSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(declared.memberBlock)
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "override" { isFound = true }
    return .skipChildren
  }

  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }
}

extension PatternBindingSyntax {
  /// The result of the closure that stands for the property's value: empty if the property has a type; nil if no type is written.
  var typeOfTrap: String? {
    if typeAnnotation != nil { return "" }
    if let call = initializer?.value.as(FunctionCallExprSyntax.self),
      let closure = call.calledExpression.as(ClosureExprSyntax.self)
    {
      return closure.signature?.returnClause?.type.trimmedDescription
    }
    return typeOfValue
  }
}
