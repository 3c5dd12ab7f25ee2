import Foundation

/// The problems of a test that a team has accepted: a text file beside the test, with a line for each.
///
/// A line has the screen, the kind and the place of the view, which decide whether a problem is the accepted one, and its sentence for
/// readers. The parts are separated by tabs. Lines with a number sign at their start are comments.
struct AcceptedProblems {
  /// The environment variable that has the list written: `1` for yes.
  static let variable = "LAYOUT_TESTING_ACCEPT"

  let url: URL
  private(set) var lines: [ProblemIdentity: String] = [:]

  /// Reads the list; a file that does not exist is empty.
  init(at url: URL) {
    self.url = url
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return }
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map {
        String($0)
      }
      guard fields.count >= 3 else { continue }
      let identity = ProblemIdentity(kind: fields[1], screen: fields[0], place: fields[2])
      lines[identity] = fields.count > 3 ? fields[3] : ""
    }
  }

  /// Whether the list is written instead of compared. Never where `CI` is set, as on build servers.
  static func isWritten(in environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
    environment["CI"] == nil && environment[variable] == "1"
  }

  func contains(_ problem: ScreenProblem) -> Bool { lines[problem.fileIdentity] != nil }

  /// The accepted problems of audited screens that do not occur any more.
  func mended(among problems: [ScreenProblem], on screens: [String]) -> [ProblemIdentity] {
    let occurring = Set(problems.map(\.fileIdentity))
    let audited = Set(screens.map(\.withoutTabs))
    return lines.keys.filter { audited.contains($0.screen) && !occurring.contains($0) }.sorted()
  }

  /// Adds the problems and writes the file. Those of other screens stay, and, with `replacing`, mended ones are removed.
  mutating func accept(_ problems: [ScreenProblem], replacing screens: [String]) throws {
    for identity in mended(among: problems, on: screens) { lines[identity] = nil }
    for problem in problems { lines[problem.fileIdentity] = problem.problem.sentence }
    let head =
      "# Accepted problems. Review each line; delete it once the problem is mended, or to see it again.\n"
    let rows = lines.keys.sorted().map { ($0.fields + [lines[$0]!]).joined(separator: "\t") + "\n" }
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data((head + rows.joined()).utf8).write(to: url)
  }
}

extension ScreenProblem {
  /// The identity as a line of a file has it.
  fileprivate var fileIdentity: ProblemIdentity {
    ProblemIdentity(
      kind: identity.kind, screen: identity.screen.withoutTabs, place: identity.place.withoutTabs)
  }
}

extension LayoutProblem {
  /// The view and what is wrong, in one line.
  fileprivate var sentence: String { "\(view) \(message)".withoutTabs }
}

extension String {
  /// The text with spaces for tabs and ends of lines.
  fileprivate var withoutTabs: String { String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
}
