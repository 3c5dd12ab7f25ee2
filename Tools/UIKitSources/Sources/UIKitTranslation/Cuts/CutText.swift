import SwiftParser
import SwiftSyntax

/// The text of a file without what is left out. Every line keeps its number.
struct CutText {
  let text: String

  init(_ source: String, _ cuts: [Cut]) {
    guard !cuts.isEmpty else {
      text = source
      return
    }
    let tree = Parser.parse(source: source)
    let finder = PlaceFinder(tree, cuts)
    let edits = Edits(Array(source.utf8))
    for (place, cut) in finder.found where place.kind != .conformance { Self.leaveOut(place, cut, edits) }
    let conformances = finder.found.map(\.place).filter { $0.kind == .conformance }
    for (clause, places) in Dictionary(grouping: conformances, by: \.owner.id) {
      _ = clause
      Self.leaveOut(places, edits)
    }
    text = edits.result
  }

  private static func leaveOut(_ place: CutPlace, _ cut: Cut, _ edits: Edits) {
    let trap = "Swift.fatalError(\(cut.message.asLiteral))"
    switch place.kind {
    case .body: stop(place, trap, of: cut, edits)
    case .value:
      let type = cut.result ?? place.owner.as(PatternBindingSyntax.self)?.typeOfTrap ?? ""
      edits.replace(place.node, by: "{ \(type.isEmpty ? "" : "() -> \(type) in ")\(trap) }()")
    case .requirement: addStubs(place, cut, edits)
    case .attribute, .conformance, .declaration, .file, .generated: edits.blank(place.node)
    }
  }

  /// The members that a type lacks: in front of its closing brace, or an initialiser of a structure after the item of the file.
  private static func addStubs(_ place: CutPlace, _ cut: Cut, _ edits: Edits) {
    guard let type = place.node.parent, let group = type.asProtocol((any DeclGroupSyntax).self) else {
      return
    }
    let stubs = (cut.requirements ?? []).compactMap { RequirementStub($0, in: type, message: cut.message) }
    let isInside = type.is(ClassDeclSyntax.self) || type.is(ExtensionDeclSyntax.self)
    let inner = stubs.filter { isInside || !$0.isInitializer },
      outer = stubs.filter { !isInside && $0.isInitializer }
    if !inner.isEmpty {
      let block = group.memberBlock
      // A member on the line of the brace needs a separator, and an empty block or a new line has no place for one.
      let needsSeparator =
        !block.members.isEmpty && !block.rightBrace.leadingTrivia.contains(where: \.isNewline)
      edits.insert(
        (needsSeparator ? "; " : "") + inner.map(\.text).joined(separator: "; ") + " ",
        before: block.rightBrace)
    }
    if !outer.isEmpty, let item = type.topLevelItem {
      edits.insert(
        " ; extension \(type.placeName) { \(outer.map(\.text).joined(separator: "; ")) }", after: item)
    }
  }

  /// A body that stops the program. Objects must still be able to go. A `return` keeps builders of results from reading the body, and states
  /// the type behind `some P`.
  private static func stop(_ place: CutPlace, _ call: String, of cut: Cut, _ edits: Edits) {
    let function =
      cut.result.map { "func stop() -> \($0)" }
      ?? (place.owner.mayHaveResultBuilder ? "func stop<T>() -> T" : nil)
    let trap = function.map { "\($0) { \(call) }; return stop()" } ?? call
    if let block = place.node.as(CodeBlockSyntax.self) {
      edits.replace(block, by: place.owner.is(DeinitializerDeclSyntax.self) ? "{}" : "{ \(trap) }")
    } else {
      edits.replace(place.node, by: "{ \(trap) }")
    }
  }

  /// The list of inherited types without some.
  private static func leaveOut(_ places: [CutPlace], _ edits: Edits) {
    guard let clause = places.first?.owner.as(InheritanceClauseSyntax.self) else { return }
    let gone = Set(places.map(\.node.id))
    let rest = clause.inheritedTypes.filter { !gone.contains(Syntax($0).id) }
    edits.replace(
      clause, by: rest.isEmpty ? "" : ": " + rest.map(\.type.trimmedDescription).joined(separator: ", "))
  }
}

/// The places of cuts in a file.
final class PlaceFinder: SyntaxAnyVisitor {
  private(set) var found: [(place: CutPlace, cut: Cut)] = []
  private let cuts: [String: [Cut]]

  init(_ tree: some SyntaxProtocol, _ cuts: [Cut]) {
    self.cuts = Dictionary(grouping: cuts, by: \.name)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    for place in CutPlace.places(at: node) {
      guard let cut = cuts[place.name]?.first(where: { $0.matches(place) }) else { continue }
      found.append((place, cut))
    }
    return .visitChildren
  }
}
