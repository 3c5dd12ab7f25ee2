import SwiftSyntax

/// A file of UIKit's often ends with a preview that SwiftUI shows. What is made with SwiftUI goes, and the rest of the file stays.
final class SwiftUIPass: Pass {
  private var names: SwiftUINames
  /// The nodes that go, each with the remark about it; nil for a preview, which the app does not need.
  private var removed: [(node: Syntax, remark: String?)] = []
  /// Functions with a result that is made with SwiftUI: they stop the program instead.
  private var stopped: [CodeBlockItemListSyntax] = []

  init(_ translation: Translation, _ tree: SourceFileSyntax) {
    names = SwiftUINames(translation.index)
    super.init(translation)
    // Names that are declared further down may be used above.
    var count = -1
    while count != names.count {
      count = names.count
      (removed, stopped) = ([], [])
      walk(tree)
    }
  }

  /// Whether nothing but imports stays of a file.
  func removesAll(of tree: SourceFileSyntax) -> Bool {
    let gone = Set(removed.map(\.node.id))
    return !removed.isEmpty
      && tree.statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) || gone.contains(Syntax($0.item).id) }
  }

  /// Makes the changes.
  func apply() {
    for (node, remark) in removed {
      if let remark { translation.remark(node, remark) }
      edits.blank(node)
      translation.ignore(node)
    }
    for statements in stopped {
      translation.remark(statements, "this function stops the program: it is made with SwiftUI")
      edits.replace(statements, by: "fatalError(\"made with SwiftUI\")")
      translation.ignore(statements)
    }
  }

  // Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause.map(names.areMentioned) ?? false
    guard inherited || names.areMentioned(in: node.extendedType) else { return .visitChildren }
    removed.append((Syntax(node), nil))
    return .skipChildren
  }

  private func type(_ node: some DeclGroupSyntax & SyntaxProtocol, _ name: TokenSyntax)
    -> SyntaxVisitorContinueKind
  {
    guard let clause = node.inheritanceClause, names.areMentioned(in: clause) else { return .visitChildren }
    names.types.insert(name.text)
    let inherited = Set(clause.inheritedTypes.map { $0.type.nameWithoutArguments })
    let isPreview = !inherited.isDisjoint(with: SwiftUINames.previews)
    removed.append(
      (Syntax(node), isPreview ? nil : "\(name.text) is left out: it is made with SwiftUI"))
    return .skipChildren
  }

  // Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = node.signature.returnClause?.type.trimmedDescription
    return member(
      node, node.signature, node.body?.statements, hasResult: ![nil, "Void", "()"].contains(result))
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    member(node, node.signature, node.body?.statements, hasResult: false)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // Variables within functions are statements.
    guard
      node.parent?.is(CodeBlockItemSyntax.self) != true
        || node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    else { return .skipChildren }
    let isMade = node.bindings.contains {
      $0.typeAnnotation.map(names.areMentioned) ?? false || $0.initializer.map(names.areMentioned) ?? false
    }
    guard isMade else {
      for binding in node.bindings { accessors(binding.accessorBlock) }
      return .skipChildren
    }
    for binding in node.bindings { names.values.insert(binding.pattern.trimmedDescription) }
    removed.append((Syntax(node), nil))
    return .skipChildren
  }

  private func member(
    _ node: some SyntaxProtocol, _ signature: some SyntaxProtocol, _ body: CodeBlockItemListSyntax?,
    hasResult: Bool
  ) -> SyntaxVisitorContinueKind {
    if names.areMentioned(in: signature) {
      removed.append((Syntax(node), nil))
    } else if let body {
      statements(body, hasResult: hasResult)
    }
    return .skipChildren
  }

  private func accessors(_ block: AccessorBlockSyntax?) {
    if let body = block?.accessors.as(CodeBlockItemListSyntax.self) {
      return statements(body, hasResult: true)
    }
    for accessor in block?.accessors.as(AccessorDeclListSyntax.self) ?? [] {
      if let body = accessor.body {
        statements(body.statements, hasResult: accessor.accessorSpecifier.text == "get")
      }
    }
  }

  /// The statements that use SwiftUI go, and those that use what they declare.
  private func statements(_ body: CodeBlockItemListSyntax, hasResult: Bool) {
    let outer = names.values
    defer { names.values = outer }
    for statement in body where names.areMentioned(in: statement) {
      if hasResult { return stopped.append(body) }
      if let variable = statement.item.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { names.values.insert(binding.pattern.trimmedDescription) }
      }
      removed.append((Syntax(statement.item), "this statement is left out: it is made with SwiftUI"))
    }
  }
}
