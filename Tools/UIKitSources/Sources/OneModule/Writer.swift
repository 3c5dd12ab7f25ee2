import SwiftSyntax

/// Changes a file to what it is in one module: nothing is public, imports of the program's modules go, and names that two modules
/// declare are changed in one of them.
final class Writer: SyntaxVisitor {
  private(set) var text: SourceText
  private(set) var refusals: [Refusal] = []
  private let file: SourceFile
  private let context: Context

  struct Context {
    /// The Swift modules of the program.
    let modules: Set<String>
    /// Those whose name is no type's, too.
    let qualifiers: Set<String>
    /// The types that the program declares.
    let types: Set<String>
    /// The names to be changed in this module.
    let changed: [String: String]
  }

  init(_ file: SourceFile, context: Context) {
    self.file = file
    self.context = context
    text = file.text
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  private static let attributesOfLibraries: Set = [
    "inlinable", "usableFromInline", "frozen", "_alwaysEmitIntoClient", "_spi", "_spi_available",
    "backDeployed",
    "_originallyDefinedIn", "_implementationOnly", "_documentation", "export",
  ]
  /// Expressions with `#` that are the compiler's own.
  private static let compilersOwn: Set = [
    "file", "fileID", "filePath", "line", "column", "function", "dsohandle", "isolation", "selector",
    "keyPath", "warning", "error",
    "colorLiteral", "imageLiteral", "fileLiteral", "_hasSymbol",
  ]

  // MARK: Visibility

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.tokenKind {
    case .keyword(.public), .keyword(.open), .keyword(.package): text.blank(node)
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.lastName
    if Self.attributesOfLibraries.contains(name) { text.blank(node) }
    // The arguments of the compiler's own attributes are no names of the program.
    return name.first?.isUppercase == true ? .visitChildren : .skipChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.type.as(AttributedTypeSyntax.self) else { return .visitChildren }
    for case .attribute(let attribute) in type.attributes
    where attribute.attributeName.lastName == "retroactive" {
      let extended = node.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.extendedType.dottedName ?? ""
      if context.types.contains(extended) || context.types.contains(type.baseType.dottedName) {
        text.blank(attribute)
      }
    }
    return .visitChildren
  }

  // MARK: Modules

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.path.first?.name, context.modules.contains(name.canonical) else {
      // The name in an import is no name of the program, but it may be written as public.
      walk(node.modifiers)
      return .skipChildren
    }
    text.blank(node)
    if let semicolon = node.parent?.as(CodeBlockItemSyntax.self)?.semicolon { text.blank(semicolon) }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self), isQualifier(base.baseName) else {
      return .visitChildren
    }
    text.blank(base)
    text.blank(node.period)
    if isOwn(base.baseName) { walk(node.declName) } else { walkLabels(node.declName) }
    return .skipChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self), isQualifier(base.name) else {
      return .visitChildren
    }
    text.blank(base)
    text.blank(node.period)
    if isOwn(base.name) { change(node.name) }
    if let arguments = node.genericArgumentClause { walk(arguments) }
    return .skipChildren
  }

  private func isQualifier(_ token: TokenSyntax) -> Bool { context.qualifiers.contains(token.canonical) }
  private func isOwn(_ token: TokenSyntax) -> Bool { token.canonical == file.module }
  private func walkLabels(_ name: DeclReferenceExprSyntax) {
    if let arguments = name.argumentNames { walk(arguments) }
  }

  // MARK: Names

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    change(token)
    return .skipChildren
  }

  private func change(_ token: TokenSyntax) {
    guard !context.changed.isEmpty else { return }
    switch token.tokenKind {
    case .identifier, .dollarIdentifier:
      if let new = context.changed[token.canonical] { text.replace(token, by: new) }
    default: break
    }
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    walk(node.modifiers)
    return .skipChildren
  }

  // MARK: Macros

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    refuse("a page cannot declare macros", at: node.macroKeyword)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    expansion(node.macroName, node.arguments)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    walk(node.modifiers)
    return expansion(node.macroName, node.arguments)
  }

  private func expansion(_ name: TokenSyntax, _ arguments: LabeledExprListSyntax) -> SyntaxVisitorContinueKind
  {
    guard Self.compilersOwn.contains(name.text) else {
      return refuse("a page cannot use macros: #\(name.text)", at: name)
    }
    walk(arguments)
    return .skipChildren
  }

  private func refuse(_ reason: String, at node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    refusals.append(Refusal(place: file.place(of: node), reason: reason))
    return .skipChildren
  }
}
