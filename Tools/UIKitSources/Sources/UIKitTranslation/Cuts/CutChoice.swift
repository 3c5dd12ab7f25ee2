import SwiftParser
import SwiftSyntax

/// Decides what of a file is left out, so that the errors of the compiler go.
///
/// It is the smallest part around an error: the body of a function, or else a declaration. A part that is left out already, and still has
/// an error, is followed by the next larger one. So each round of errors leaves out more, and the rounds end.
struct CutChoice {
  private let file: String
  private let tree: SourceFileSyntax
  private let lines: SourceLocationConverter
  private let known: [Cut]
  private let types: ConformingTypes

  /// Reads a file with what is left out of it. `types` are those of the app.
  init(_ source: String, file: String, known: [Cut], types: ConformingTypes) {
    (self.file, self.types) = (file, types)
    tree = Parser.parse(source: source)
    lines = SourceLocationConverter(fileName: file, tree: tree)
    self.known = known.filter { $0.file == file }
  }

  /// Returns the cuts for an error; empty if all of the file is left out.
  func cuts(for refusal: CompilerRefusal) -> [Cut] {
    let token = token(of: refusal)
    if let broken = brokenRequirements(at: token, refusal), !broken.isEmpty { return broken }
    if let cut = requirement(refusal, around: token) { return [cut] }
    let steps = steps(from: token, refusal.message)
    // Nothing within a part that is left out is a choice.
    let done = steps.lastIndex { $0.contains(where: isKnown) }.map { $0 + 1 } ?? 0
    return steps.dropFirst(done).first?.map { cut($0, refusal) } ?? []
  }

  // MARK: Requirements

  /// The cut with the members that a type lacks; nil if one of them cannot be made, or if they are there already and do not help.
  private func requirement(_ refusal: CompilerRefusal, around token: TokenSyntax?) -> Cut? {
    guard let wanted = refusal.requirements, !wanted.isEmpty,
      let type = token.flatMap({ Syntax($0).enclosingGroup }), let clause = type.inheritanceClause,
      let place = CutPlace.requirement(clause)
    else { return nil }
    let before = known.first { $0.matches(place) }?.requirements ?? []
    let new = wanted.filter { !before.contains($0) }
    guard new.count == wanted.count,
      wanted.allSatisfy({
        RequirementStub($0, in: type, message: "").map { !$0.isInitializer || type.canHaveStubs } == true
      })
    else { return nil }
    var cut = cut(place, refusal)
    cut.requirements = before + new
    return cut
  }

  /// An error behind the brace of a type is one of the members that are put there: the conformances go instead.
  private func brokenRequirements(at token: TokenSyntax?, _ refusal: CompilerRefusal) -> [Cut]? {
    guard !refusal.message.contains("conform to protocol"), let token, token.tokenKind == .rightBrace,
      let block = token.parent?.as(MemberBlockSyntax.self), let type = block.parent
    else { return nil }
    return PlaceFinder(type, known.filter { $0.kind == .requirement }).found.flatMap { found in
      let types = found.place.node.as(InheritanceClauseSyntax.self).map { Array($0.inheritedTypes) } ?? []
      return types.compactMap(CutPlace.conformance).map { cut($0, refusal) }
    }
  }

  private func isKnown(_ place: CutPlace) -> Bool { known.contains { $0.matches(place) } }

  private func cut(_ place: CutPlace, _ refusal: CompilerRefusal) -> Cut {
    var cut = Cut(
      file: file, line: refusal.line, kind: place.kind, name: place.name, mark: place.mark,
      cause: refusal.message.onOneLine,
      depth: max(0, refusal.line - lines.location(for: place.owner.positionAfterSkippingLeadingTrivia).line))
    if let result = opaqueResult(of: place) { cut.result = types.type(behind: result) }
    return cut
  }

  /// The type with `some P` of what a part returns; nil for another one.
  private func opaqueResult(of place: CutPlace) -> TypeSyntax? {
    guard place.kind == .body || place.kind == .value, let type = place.owner.resultType, type.isOpaque
    else { return nil }
    return type
  }

  /// Whether a part can stop the program: the compiler needs a type for `some P` from each body.
  private func canStop(_ place: CutPlace) -> Bool {
    opaqueResult(of: place).map { types.type(behind: $0) != nil } ?? true
  }

  /// The last token of the line that begins before the column.
  private func token(of refusal: CompilerRefusal) -> TokenSyntax? {
    guard refusal.line >= 1 else { return nil }
    let start = lines.position(ofLine: refusal.line, column: 1)
    let end = lines.position(ofLine: refusal.line + 1, column: 1)
    let wanted = AbsolutePosition(utf8Offset: start.utf8Offset + max(0, refusal.column - 1))
    let position = end > start ? min(wanted, AbsolutePosition(utf8Offset: end.utf8Offset - 1)) : wanted
    guard let token = tree.token(at: position) else { return tree.lastToken(viewMode: .sourceAccurate) }
    guard token.positionAfterSkippingLeadingTrivia > position,
      let previous = token.previousToken(viewMode: .sourceAccurate),
      previous.endPositionBeforeTrailingTrivia > start
    else { return token }
    return previous
  }

  /// The places around a token, the smallest ones first.
  private func steps(from token: TokenSyntax?, _ message: String) -> [[CutPlace]] {
    var steps: [[CutPlace]] = []
    var (node, last) = (token.map { Syntax($0) }, Syntax?.none)
    while let current = node {
      if let last, !last.is(MemberBlockSyntax.self), let clause = current.inheritanceClause {
        let places = conformances(clause, refusedBy: message)
        if !places.isEmpty { steps.append(places) }
      }
      let places = CutPlace.places(at: current).filter { $0.kind != .requirement && canStop($0) }
      if !places.isEmpty { steps.append(places) }
      (last, node) = (current, current.parent)
    }
    return steps
  }

  /// The inherited types that an error about a whole type names: "type 'A' does not conform to protocol 'B'". All of them if the protocol
  /// is one that another inherits.
  private func conformances(_ clause: InheritanceClauseSyntax, refusedBy message: String) -> [CutPlace] {
    guard let name = message.firstMatch(of: /protocol '([^']+)'/)?.output.1,
      message.contains("conform")
    else { return [] }
    // A list of types that is filtered is one without a parent.
    let types = Array(clause.inheritedTypes)
    let named = types.filter { type in
      let parts = type.type.trimmedDescription.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      return parts.contains(name) || parts.contains("Codable") && ["Decodable", "Encodable"].contains(name)
    }
    let all = clause.parent?.is(ClassDeclSyntax.self) == true ? Array(types.dropFirst()) : types
    return (named.isEmpty ? all : named).compactMap(CutPlace.conformance)
  }
}

extension Syntax {
  /// The closest type or extension around a node.
  var enclosingGroup: Syntax? {
    var node: Syntax? = self
    while let current = node {
      if current.isProtocol((any DeclGroupSyntax).self) { return current }
      node = current.parent
    }
    return nil
  }

  /// The item of the file that a node is in, without a semicolon.
  var topLevelItem: Syntax? {
    var node: Syntax? = self
    while let current = node {
      if let item = current.as(CodeBlockItemSyntax.self), current.isTopLevelItem { return Syntax(item.item) }
      node = current.parent
    }
    return nil
  }

  /// Whether an initialiser can be put into a type: into a class, or into an extension that names the type from the file's level.
  var canHaveStubs: Bool {
    if self.is(ClassDeclSyntax.self) { return true }
    if self.is(ExtensionDeclSyntax.self) { return true }
    var node = parent
    while let current = node {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
      node = current.parent
    }
    return topLevelItem != nil
  }
}

extension Syntax {
  fileprivate var inheritanceClause: InheritanceClauseSyntax? {
    asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
  }
}
