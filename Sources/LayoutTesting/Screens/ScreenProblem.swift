/// A problem of a screen, with the configurations in which it occurs.
public struct ScreenProblem: Sendable, CustomStringConvertible {
  /// The name of the screen.
  public let screen: String
  /// The problem in the first of the configurations.
  public let problem: LayoutProblem
  /// The configurations in which it occurs, in their order.
  public internal(set) var configurations: [Configuration]
  /// The number of configurations in which the screen was laid out.
  public let audited: Int
  /// The number of views that have the problem in the first configuration, such as the same label of each cell.
  public internal(set) var views: Int
  /// The part of the users whose settings have one of the configurations, of those with any audited one; 0...1.
  public internal(set) var share = 0.0

  /// The screen, the problem, what to do, and where it occurs.
  public var description: String {
    let number = views > 1 ? " (\(views) views)" : ""
    return "\(screen): \(problem)\(number)\n  In \(occurrence)"
  }

  /// The configurations in words: "all 6 configurations", or up to four names.
  var occurrence: String {
    if configurations.count == audited, audited > 1 { return "all \(audited) configurations" }
    let names = configurations.prefix(4).map(\.description).joined(separator: "; ")
    let rest = configurations.count > 4 ? "; and \(configurations.count - 4) more" : ""
    return "\(configurations.count) of \(audited): \(names)\(rest)"
  }

  /// The identity of the problem in each configuration and each run: the kind, the screen and the place of the view.
  var identity: ProblemIdentity {
    ProblemIdentity(kind: problem.kind.rawValue, screen: screen, place: problem.place)
  }
}

/// The identity by which problems are compared: the sentence has numbers that differ.
struct ProblemIdentity: Hashable, Comparable, Sendable {
  let kind: String
  let screen: String
  let place: String

  static func < (first: ProblemIdentity, second: ProblemIdentity) -> Bool {
    first.fields.lexicographicallyPrecedes(second.fields)
  }

  var fields: [String] { [screen, kind, place] }
}
