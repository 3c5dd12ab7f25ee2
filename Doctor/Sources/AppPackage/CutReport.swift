import Foundation

/// The parts of an app that are left out because the compiler refuses them, as `uikit-sources cut` lists them.
public struct CutReport: Equatable, Sendable {
  /// A part that is left out.
  public struct Cut: Codable, Hashable, Sendable {
    /// The path of the file.
    public var file: String
    /// The line of the error, from 1.
    public var line: Int
    /// The kind of the part: `body`, `value`, `requirement`, `attribute`, `conformance`, `declaration`, `file`, or `generated` for
    /// what the plugin writes for a storyboard or a picture.
    public var kind: String
    /// The declaration, with the types around it.
    public var name: String
    /// The message of the compiler.
    public var cause: String
    /// The members that stop the program, of a type that lacks them.
    public var requirements: [String]? = nil

    /// The functions and values of properties that stop the program, and are there otherwise.
    var functions: Int {
      kind == "requirement" ? requirements?.count ?? 1 : kind == "body" || kind == "value" ? 1 : 0
    }
  }

  /// The parts, by files and lines.
  public let cuts: [Cut]
  /// The files that are left out as a whole because they need what cannot be there, such as SwiftUI.
  public let leftOut: Set<String>

  /// Creates a report.
  public init(_ cuts: [Cut], leftOut: Set<String> = []) { (self.cuts, self.leftOut) = (cuts, leftOut) }

  /// Reads the list of an app; without any cut if there is no list.
  public init(contentsOf file: URL, leftOut: Set<String> = []) {
    self.leftOut = leftOut
    let list = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(List.self, from: $0) }
    cuts = list?.cuts ?? []
  }

  private struct List: Decodable { var cuts: [Cut] }

  /// How much of an app is as it was written: "3 of 5 files whole, 2 functions cut, 1 declaration left out".
  public func summary(of files: Int) -> String {
    // Storyboards and catalogues are not among the files that are counted.
    let touched = Set(cuts.filter { $0.kind != "generated" }.map(\.file)).union(leftOut).count
    let functions = cuts.reduce(0) { $0 + $1.functions }
    let others = cuts.count { $0.functions == 0 }
    return [
      "\(number(files - touched)) of \(number(files)) files whole",
      functions > 0 ? "\(count(functions, "function")) cut" : nil,
      others > 0 ? "\(count(others, "declaration")) left out" : nil,
      leftOut.isEmpty ? nil : "\(count(leftOut.count, "file")) left out",
    ].compactMap { $0 }.joined(separator: ", ")
  }

  /// The causes, those of most cuts first, with their places.
  public var causes: [(cause: String, cuts: [Cut])] {
    Dictionary(grouping: cuts, by: \.cause).map { (cause: $0.key, cuts: $0.value) }
      .sorted { ($1.cuts.count, $0.cause) < ($0.cuts.count, $1.cause) }
  }

  /// The causes and counts, a line each, with the places below.
  public var text: String {
    causes.map { cause, cuts in
      ([number(cuts.count) + " × " + cause] + cuts.map { "    \($0.file):\($0.line): \($0.title)" })
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func count(_ count: Int, _ word: String) -> String {
    "\(number(count)) \(word)\(count == 1 ? "" : "s")"
  }

  /// A number with commas between thousands.
  private func number(_ value: Int) -> String {
    var (digits, rest) = ("", String(value))
    while rest.count > 3 {
      digits = "," + rest.suffix(3) + digits
      rest.removeLast(3)
    }
    return rest + digits
  }
}

extension CutReport.Cut {
  /// The part, and what it has become.
  var title: String {
    switch kind {
    case "body" where name.hasSuffix("deinit"): "\(name) does nothing"
    case "body", "value": "\(name) stops the program"
    case "requirement":
      "\(name.dropLast()) gets what it lacks, which stops the program: \((requirements ?? []).joined(separator: "; "))"
    case "file": "this file is left out"
    default: "\(name) is left out"
    }
  }
}
