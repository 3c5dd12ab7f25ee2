import SwiftParser
import SwiftSyntax

/// Changes a file to what a page compiles, which runs in one thread and has no actors.
///
/// `@MainActor` goes, because the compiler does not know it without the library of concurrency. Globals and static properties become
/// `nonisolated(unsafe)`, because the compiler refuses those that another thread could change.
public final class ThreadConfinement: SyntaxVisitor {
  private var text: SourceText

  /// The file as it is compiled, with messages that name the original.
  public static func written(_ bytes: [UInt8], path: String) -> [UInt8] {
    SourceText.location(of: path) + confined(bytes)
  }

  static func confined(_ bytes: [UInt8]) -> [UInt8] {
    let confinement = ThreadConfinement(bytes)
    confinement.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
    return confinement.text.finished
  }

  private init(_ bytes: [UInt8]) {
    text = SourceText(bytes)
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

  // MARK: Globals

  public override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isShared, node.isStored, !node.isWrapped, !node.modifiers.contains(where: \.isAboutIsolation) {
      text.replace(
        node.bindingSpecifier, by: "nonisolated(unsafe) \(node.bindingSpecifier.text)")
    }
    return .visitChildren
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
    attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self), !attribute.isMainActor else { return false }
      return attribute.attributeName.lastName.first?.isUppercase == true
    }
  }
}
