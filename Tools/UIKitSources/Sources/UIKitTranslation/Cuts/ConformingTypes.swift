import SwiftParser
import SwiftSyntax

/// The types of an app by what they conform to. One of them stands for `some P` in a function that stops the program: without a `return`
/// of a type the compiler refuses the function.
final class ConformingTypes {
  private let sources: [String: String]
  private let cuts: [Cut]
  /// Read when the first `some P` needs it: most errors do not.
  private lazy var declared = DeclaredTypes(
    sources.sorted { $0.key < $1.key }.map { CutText($1, own($0)).text })

  /// The types of the sources of an app, without those that are left out.
  init(_ sources: [String: String], without cuts: [Cut]) { (self.sources, self.cuts) = (sources, cuts) }

  private func own(_ file: String) -> [Cut] { cuts.filter { $0.file == file } }

  /// A written type with a type for each `some P` in it; nil if there is none for one of them.
  func type(behind type: TypeSyntax) -> String? {
    let rewriter = OpaqueRewriter(find: name)
    let result = rewriter.rewrite(type).trimmedDescription
    return rewriter.isComplete ? result : nil
  }

  private func name(for constraint: TypeSyntax) -> String? {
    let parts = constraint.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [constraint]
    let all = parts.map { self.names(for: $0) }
    return all[0].first { name in all.allSatisfy { $0.contains(name) } }
  }

  private func names(for constraint: TypeSyntax) -> [String] {
    guard let (name, arguments) = constraint.nameAndArguments else { return [] }
    // The app's own first: it may have a protocol with a name of the standard library.
    return declared.types(below: name) + SystemConformances.types(of: name, arguments)
  }
}

extension TypeSyntax {
  /// Whether a type contains `some P`.
  var isOpaque: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }

  /// The name of a type without its module, and its arguments as they are written.
  fileprivate var nameAndArguments: (name: String, arguments: [String])? {
    let clause: GenericArgumentClauseSyntax?, name: String
    if let type = self.as(IdentifierTypeSyntax.self) {
      (name, clause) = (type.name.text, type.genericArgumentClause)
    } else if let type = self.as(MemberTypeSyntax.self) {
      (name, clause) = (type.name.text, type.genericArgumentClause)
    } else {
      return nil
    }
    return (name, clause?.arguments.map { $0.argument.trimmedDescription } ?? [])
  }
}

/// Puts types for each `some P`.
private final class OpaqueRewriter: SyntaxRewriter {
  private(set) var isComplete = true
  private let find: (TypeSyntax) -> String?

  init(find: @escaping (TypeSyntax) -> String?) {
    self.find = find
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> TypeSyntax {
    guard node.someOrAnySpecifier.tokenKind == .keyword(.some) else { return TypeSyntax(node) }
    guard let name = find(node.constraint) else {
      isComplete = false
      return TypeSyntax(node)
    }
    return TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
  }
}

/// The types that sources declare, with what they inherit. Generic, private and local types, which other files cannot name, are left out.
private struct DeclaredTypes {
  /// The types and protocols below each name, as written.
  private var below: [String: [String]] = [:]
  private var concrete: Set<String> = []

  init(_ sources: [String]) {
    for source in sources {
      let collector = InheritanceCollector(viewMode: .sourceAccurate)
      collector.walk(Parser.parse(source: source))
      concrete.formUnion(collector.concrete)
      for (name, inherited) in collector.inherited { below[inherited, default: []].append(name) }
    }
  }

  /// A type with a name, and all types below it.
  func types(below name: String) -> [String] {
    var (found, open) = ([name], [name][...])
    while let next = open.popFirst() {
      for type in below[next] ?? [] where !found.contains(type) {
        found.append(type)
        open.append(type)
      }
    }
    return found.filter(concrete.contains)
  }
}

private final class InheritanceCollector: SyntaxVisitor {
  private(set) var concrete: Set<String> = []
  private(set) var inherited: [(name: String, inherited: String)] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.genericParameterClause)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.genericParameterClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.genericParameterClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.genericParameterClause)
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.inheritanceClause)
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.genericWhereClause == nil { note(node.extendedType.trimmedDescription, node.inheritanceClause) }
    return .visitChildren
  }

  private func add(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ parameters: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard parameters == nil, !node.modifiers.isPrivate else { return .skipChildren }
    let name = Syntax(node).placeName
    concrete.insert(name)
    note(name, node.inheritanceClause)
    return .visitChildren
  }

  private func note(_ name: String, _ clause: InheritanceClauseSyntax?) {
    for type in clause?.inheritedTypes ?? [] {
      inherited.append((name, type.type.trimmedDescription))
    }
  }
}
