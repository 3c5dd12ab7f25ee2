import SwiftSyntax

/// Finds what holds classes as values in a file: properties, variables, parameters of functions, and parameters of generic types.
final class ClassValueCollector: SyntaxVisitor {
  /// The classes of properties and global variables, by name.
  private(set) var properties: [String: String] = [:]
  /// The classes of the parameters of generic types, and of associated types, by the type that declares them.
  private(set) var parameters: [String: [String: String]] = [:]
  /// The classes of all variables, also those of functions.
  private var variables: [String: String] = [:]
  /// The values that variables take their class from, such as `kinds` of `for kind in kinds`.
  private var sources: [String: String] = [:]

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// The class of a variable or a property. `$0` is an element of what a closure is passed to a method of.
  func reference(to name: String, at node: some SyntaxProtocol) -> ClassReference? {
    var name = name, isKnown: Set<String> = []
    while true {
      if name.hasPrefix("$") || node.isParameterOfClosure(name) {
        guard let holder = node.holderOfClosure else { return nil }
        name = holder
      }
      if let type = variables[name] { return .type(type) }
      guard let source = sources[name], isKnown.insert(name).inserted else { break }
      name = source
    }
    // A type that is named creates a plain object.
    return name.first?.isUppercase == true || name.hasPrefix("$") ? nil : .property(name)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    noteGeneric(node, node.name.text)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    noteGeneric(node, node.name.text)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    noteGeneric(node, node.name.text)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let classes = node.associatedClasses
    if !classes.isEmpty { parameters[node.name.text] = classes }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, node.type, isProperty: false)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    let isProperty = node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true || node.isGlobal
    if let type = node.typeAnnotation {
      note(name, type.type, isProperty: isProperty)
    } else if let value = node.initializer?.value {
      if let type = value.listedClass { add(name, type, isProperty: isProperty) }
      note(name, value)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value
    {
      note(name, value)
    }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { note(name, node.sequence) }
    return .visitChildren
  }

  private func noteGeneric(
    _ node: some WithGenericParametersSyntax, _ name: String
  ) -> SyntaxVisitorContinueKind {
    for parameter in node.genericParameterClause?.parameters ?? [] {
      let type = node.genericParameterClause?.classOf(parameter.name.text, node.genericWhereClause)
      if let type { parameters[name, default: [:]][parameter.name.text] = type }
    }
    return .visitChildren
  }

  private func note(_ name: String, _ value: ExprSyntax) {
    guard let source = value.as(DeclReferenceExprSyntax.self)?.baseName.text ?? value.holder, source != name
    else { return }
    sources[name] = source
  }

  private func note(_ name: String, _ type: TypeSyntax, isProperty: Bool) {
    guard let metatype = type.element.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type"
    else { return }
    let generic = metatype.genericClassOfBase
    add(name, generic ?? metatype.baseType.className, isProperty: isProperty)
  }

  private func add(_ name: String, _ type: String, isProperty: Bool) {
    variables[name] = type
    if isProperty { properties[name] = type }
  }
}

extension MetatypeTypeSyntax {
  /// The class of `T.Type`, where a function or a type around it has the parameter `T`.
  fileprivate var genericClassOfBase: String? {
    let name = baseType.trimmedDescription
    for node in sequence(first: Syntax(self), next: \.parent) {
      guard let clause = node.genericParameters, clause.parameters.contains(where: { $0.name.text == name })
      else { continue }
      return clause.classOf(name, node.genericWhere)
    }
    return nil
  }
}

extension SyntaxProtocol {
  fileprivate var isGlobal: Bool {
    parent?.parent?.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }

  private var closure: ClosureExprSyntax? { ancestor(ClosureExprSyntax.self) }

  fileprivate func isParameterOfClosure(_ name: String) -> Bool {
    guard case .simpleInput(let list)? = closure?.signature?.parameterClause else { return false }
    return list.contains { $0.name.text == name }
  }

  /// The holder of the method that a closure is passed to, such as `kinds` of `kinds.map { $0.init() }`.
  fileprivate var holderOfClosure: String? {
    guard let call = closure?.parent?.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return nil }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.text ?? base.holder
  }
}
