import SwiftParser
import SwiftSyntax

/// The parts that are left out of an app, as they are kept for the next build.
public struct CutList: Codable, Equatable, Sendable {
  /// The marks of a file: of its text, and of what other files see of it.
  struct FileMarks: Codable, Equatable, Sendable {
    var text: String
    var interface: String
  }

  public private(set) var cuts: [Cut] = []
  /// The platform that the app is compiled against.
  private var platform = ""
  private var files: [String: FileMarks] = [:]

  public init() {}

  /// Returns the cuts in a file.
  public func cuts(in file: String) -> [Cut] { cuts.filter { $0.file == file } }

  /// Ends the cuts whose parts have changed. All end if what files see of each other has changed, or what the app is compiled against:
  /// a use of something that was missing may be right now.
  public mutating func update(_ sources: [String: String], platform: String) {
    let marks = self.marks(of: sources)
    let isSame = platform == self.platform && marks.mapValues(\.interface) == files.mapValues(\.interface)
    (self.platform, files) = (platform, marks)
    guard isSame else { return cuts = [] }
    let kept = Dictionary(grouping: cuts, by: \.file).flatMap { file, cuts in
      cuts.filter { $0.kind == .generated } + Self.found(cuts, in: sources[file] ?? "")
    }
    let ended = cuts.filter { cut in !kept.contains(where: cut.isSame) }
    // Others may have depended on what is no longer left out.
    cuts = ended.allSatisfy { $0.kind == .body } ? kept.sorted(by: Self.isBefore) : []
  }

  /// Leaves out what the compiler refuses. What may follow from other errors waits until these are gone.
  public mutating func leaveOut(_ refusals: [CompilerRefusal], of sources: [String: String]) {
    let before = cuts
    cut(refusals.filter { !$0.isConsequence }, of: sources)
    if cuts == before { cut(refusals.filter(\.isConsequence), of: sources) }
  }

  /// The parts of generated files that are left out.
  public var generated: [Cut] { cuts.filter { $0.kind == .generated } }

  /// Leaves out the lines of generated files that the compiler refuses. `texts` are these files.
  public mutating func leaveOut(_ refusals: [CompilerRefusal], ofGenerated texts: [String: String]) {
    for refusal in refusals {
      guard let text = texts[refusal.file], let cut = GeneratedLine.cut(for: refusal, in: text) else {
        continue
      }
      Self.add(cut, to: &cuts)
    }
    cuts.sort(by: Self.isBefore)
  }

  private mutating func cut(_ refusals: [CompilerRefusal], of sources: [String: String]) {
    var all = cuts
    let types = ConformingTypes(sources, without: cuts)
    for (file, refusals) in Dictionary(grouping: refusals, by: \.file) {
      guard let source = sources[file] else { continue }
      let choice = CutChoice(source, file: file, known: cuts, types: types)
      for refusal in refusals.sorted(by: { ($0.line, $0.column) < ($1.line, $1.column) }) {
        for cut in choice.cuts(for: refusal) { Self.add(cut, to: &all) }
      }
      all = all.filter { $0.file != file } + Self.outermost(all.filter { $0.file == file }, in: source)
    }
    cuts = all.sorted(by: Self.isBefore)
  }

  /// Adds a cut. Members that a type lacks join those of the same type, and go with its conformances.
  private static func add(_ cut: Cut, to all: inout [Cut]) {
    if cut.kind == .conformance {
      let type = String(cut.name.prefix { $0 != ":" }) + ":"
      all.removeAll {
        $0.kind == .requirement && $0.file == cut.file && $0.name == type && $0.mark == cut.mark
      }
    }
    guard let place = all.firstIndex(where: cut.isSame) else { return all.append(cut) }
    let more = (cut.requirements ?? []).filter { all[place].requirements?.contains($0) != true }
    if !more.isEmpty { all[place].requirements = (all[place].requirements ?? []) + more }
  }

  private static func isBefore(_ one: Cut, _ other: Cut) -> Bool {
    (one.file, one.line, one.name, one.kind.rawValue) < (
      other.file, other.line, other.name, other.kind.rawValue
    )
  }

  private func marks(of sources: [String: String]) -> [String: FileMarks] {
    Dictionary(
      uniqueKeysWithValues: sources.map { file, source in
        let text = TextMark.of(source)
        if let known = files[file], known.text == text { return (file, known) }
        return (file, FileMarks(text: text, interface: TextMark.ofInterface(source)))
      })
  }

  /// The cuts that are still in a file, with their lines.
  private static func found(_ cuts: [Cut], in source: String) -> [Cut] {
    let tree = Parser.parse(source: source)
    let lines = SourceLocationConverter(fileName: "", tree: tree)
    return PlaceFinder(tree, cuts).found.map { place, cut in
      var cut = cut
      cut.line = lines.location(for: place.owner.positionAfterSkippingLeadingTrivia).line + cut.depth
      return cut
    }.withoutRepetition
  }

  /// The cuts without those within a larger one.
  private static func outermost(_ cuts: [Cut], in source: String) -> [Cut] {
    let found = PlaceFinder(Parser.parse(source: source), cuts).found
    // Missing members are put beside what is left out of the same list of inherited types.
    let places = Set(found.filter { $0.place.kind != .requirement }.map(\.place.node.id))
    return found.filter { !$0.place.node.isWithin(places) }.map(\.cut).withoutRepetition
  }
}

extension [Cut] {
  /// One text can stand at two places, under different conditions.
  fileprivate var withoutRepetition: [Cut] {
    reduce(into: []) { result, cut in if !result.contains(where: cut.isSame) { result.append(cut) } }
  }
}

extension Syntax {
  fileprivate func isWithin(_ others: Set<SyntaxIdentifier>) -> Bool {
    var node = parent
    while let current = node {
      if others.contains(current.id) { return true }
      node = current.parent
    }
    return false
  }
}
