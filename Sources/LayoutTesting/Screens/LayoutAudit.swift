/// The problems of an app's screens in many configurations, each problem once.
///
/// ```swift
/// @MainActor @Test func everyScreen() throws {
///   ScreenLayout.crawl { RootController() }.expectNoProblems()
/// }
/// ```
public struct LayoutAudit: Sendable {
  /// A screen in its configurations.
  public struct Screen: Sendable {
    /// The name: the title of the root, and the names of what was pressed.
    public let name: String
    /// The problems of each configuration in which the screen was laid out.
    public internal(set) var entries: [Entry]
    /// The configurations in which an element on the way to the screen is missing.
    public internal(set) var unreached: [Configuration]
  }

  /// A screen in one configuration.
  public struct Entry: Sendable {
    /// The configuration.
    public let configuration: Configuration
    /// The problems of the screen.
    public let problems: [LayoutProblem]
    /// The picture at one pixel per point, if a problem occurs first in this configuration; else nil. Outlines are not part of it.
    public let picture: Picture?
    /// The texts in the system's colours with less contrast than WCAG asks for.
    var systemContrasts: [SystemContrast] = []
  }

  /// The screens, in the order in which they were found.
  public let screens: [Screen]
  /// The rules of `ignoring` that have met no problem, so that they can be deleted. `expectNoProblems` prints them.
  public let unusedRules: [IgnoredProblems]

  init(screens: [Screen], unusedRules: [IgnoredProblems] = []) {
    (self.screens, self.unusedRules) = (screens, unusedRules)
  }

  /// One sentence about texts in the system's colours that have less contrast than WCAG asks for, such as white on its blue; nil for none.
  ///
  /// They are no problems. `expectNoProblems` prints the sentence once.
  public var advice: String? { screens.flatMap { $0.entries.flatMap(\.systemContrasts) }.advice }

  /// The problems, each with its configurations, those that most users meet first.
  public var problems: [ScreenProblem] {
    screens.flatMap { $0.mergedProblems }.enumerated().sorted { first, second in
      (first.element.share, -first.offset) > (second.element.share, -second.offset)
    }.map(\.element)
  }
}

extension LayoutAudit.Screen {
  /// The problems of the screen, each with all its configurations.
  var mergedProblems: [ScreenProblem] {
    var merged: [ProblemIdentity: ScreenProblem] = [:]
    var order: [ProblemIdentity] = []
    for entry in entries {
      for problem in entry.problems {
        let new = ScreenProblem(
          screen: name, problem: problem, configurations: [entry.configuration], audited: entries.count,
          views: 1)
        guard var known = merged[new.identity] else {
          merged[new.identity] = new
          order.append(new.identity)
          continue
        }
        if known.configurations.last == entry.configuration {
          if known.configurations.count == 1 { known.views += 1 }
        } else {
          known.configurations.append(entry.configuration)
        }
        merged[new.identity] = known
      }
    }
    let all = share(of: entries.map(\.configuration))
    return order.map { identity in
      var problem = merged[identity]!
      problem.share = all > 0 ? share(of: problem.configurations) / all : 0
      return problem
    }
  }

  /// The screen without the problems that other pages of it have, and without the configurations in which it has no such page.
  func withoutProblems(of pages: [LayoutAudit.Screen]) -> LayoutAudit.Screen {
    let known = Set(pages.flatMap { $0.entries.flatMap { $0.problems.map(Self.identity) } })
    var screen = self
    screen.unreached = []
    screen.entries = entries.map { entry in
      let new = entry.problems.filter { !known.contains(Self.identity($0)) }
      return LayoutAudit.Entry(
        configuration: entry.configuration, problems: new, picture: new.isEmpty ? nil : entry.picture)
    }
    return screen
  }

  /// Returns the identity of a problem that is equal on all pages.
  private static func identity(_ problem: LayoutProblem) -> ProblemIdentity {
    ProblemIdentity(kind: problem.kind.rawValue, screen: "", place: problem.place)
  }

  private func share(of configurations: [Configuration]) -> Double {
    configurations.reduce(0) { $0 + UserShare(of: $1).value }
  }
}
