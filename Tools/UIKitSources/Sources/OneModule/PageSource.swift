import SwiftParser
import SwiftSyntax

/// Changes a file to what a page compiles: Embedded Swift in one thread.
///
/// - `@MainActor` goes, because the compiler does not know it without the library of concurrency.
/// - Globals and static properties become `nonisolated(unsafe)`, because the compiler refuses those that another thread could change.
/// - `weak` becomes `@Weak`, and `unowned` becomes `unowned(unsafe)`, because an object in a page has no counts of such references.
public final class PageSource: SyntaxVisitor {
  var text: SourceText

  /// The file as it is compiled, with messages that name the original.
  public static func written(_ bytes: [UInt8], path: String) -> [UInt8] {
    SourceText.location(of: path) + translated(bytes)
  }

  static func translated(_ bytes: [UInt8]) -> [UInt8] {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    // The first pass has no scopes, and the second has nothing else.
    let declarations = PageSource(SourceText(bytes))
    declarations.walk(tree)
    let captures = WeakCaptures(declarations.text)
    captures.walk(tree)
    return captures.text.finished
  }

  init(_ text: SourceText) {
    self.text = text
    super.init(viewMode: .sourceAccurate)
  }

  public override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    // Only the first line of a file may have it, which is the line that names the original now.
    if let shebang = node.shebang { text.blank(shebang) }
    return .visitChildren
  }

  // MARK: The main actor

  public override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.isMainActor { text.blank(node) }
    return .visitChildren
  }

  public override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
    // `{ in` is not Swift.
    if node.hasNothingBesideMainActor { text.blank(node.inKeyword) }
    return .visitChildren
  }

  // MARK: Properties and variables

  public override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for modifier in node.modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.weak): translateWeak(node, modifier)
      case .keyword(.unowned): text.replace(modifier.name, by: "unowned(unsafe)")
      default: break
      }
    }
    if node.isShared, node.isStored, !node.isWrapped, !node.modifiers.contains(where: \.isAboutIsolation) {
      text.replace(
        node.bindingSpecifier, by: "nonisolated(unsafe) \(node.bindingSpecifier.text)")
    }
    return .visitChildren
  }

  private func translateWeak(_ node: VariableDeclSyntax, _ modifier: DeclModifierSyntax) {
    text.blank(modifier)
    // A computed property stores nothing. A subclass overrides one of the app's own that way.
    guard node.isStored else { return }
    text.insert("@Weak ", before: node)
    if node.bindingSpecifier.tokenKind == .keyword(.let) { text.replace(node.bindingSpecifier, by: "var") }
  }
}

extension AttributeSyntax {
  fileprivate var isMainActor: Bool { attributeName.lastName == "MainActor" }
}

extension ClosureSignatureSyntax {
  fileprivate var hasNothingBesideMainActor: Bool {
    guard capture == nil, parameterClause == nil, effectSpecifiers == nil, returnClause == nil else {
      return false
    }
    return attributes.allSatisfy { $0.as(AttributeSyntax.self)?.isMainActor == true }
  }
}

extension DeclModifierSyntax {
  fileprivate var isAboutIsolation: Bool { name.tokenKind == .keyword(.nonisolated) }
}

extension VariableDeclSyntax {
  /// Whether there is one for the whole program.
  fileprivate var isShared: Bool {
    let isStatic = modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    return isStatic || isGlobal
  }

  private var isGlobal: Bool {
    var list = parent?.parent
    while let clause = list?.parent?.as(IfConfigClauseSyntax.self) {
      list = clause.parent?.parent?.parent?.parent
    }
    return list?.parent?.is(SourceFileSyntax.self) == true
  }

  fileprivate var isStored: Bool {
    bindings.allSatisfy { binding in
      guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else {
        return binding.accessorBlock == nil
      }
      let observers: [TokenKind] = [.keyword(.willSet), .keyword(.didSet)]
      return accessors.allSatisfy { observers.contains($0.accessorSpecifier.tokenKind) }
    }
  }

  /// Whether a property wrapper stores it, which the compiler does not allow to be `nonisolated`.
  fileprivate var isWrapped: Bool {
    if modifiers.contains(where: { $0.name.tokenKind == .keyword(.weak) }) { return true }
    return attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self), !attribute.isMainActor else { return false }
      return attribute.attributeName.lastName.first?.isUppercase == true
    }
  }
}
