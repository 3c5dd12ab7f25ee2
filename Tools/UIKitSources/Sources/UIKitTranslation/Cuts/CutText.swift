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
    case .body: stop(place, trap, edits)
    case .value:
      let type = place.owner.as(PatternBindingSyntax.self)?.typeOfTrap ?? ""
      edits.replace(place.node, by: "{ \(type.isEmpty ? "" : "() -> \(type) in ")\(trap) }()")
    case .attribute, .conformance, .declaration, .file: edits.blank(place.node)
    }
  }

  /// A body that stops the program. Objects must still be able to go.
  private static func stop(_ place: CutPlace, _ trap: String, _ edits: Edits) {
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

  init(_ tree: SourceFileSyntax, _ cuts: [Cut]) {
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
