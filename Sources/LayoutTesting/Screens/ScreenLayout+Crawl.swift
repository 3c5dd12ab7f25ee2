extension ScreenLayout {
  /// Finds the screens of an app from its root controller, and audits each of them.
  ///
  /// It presses what can be pressed, and follows pushes, presentations, tabs and segments. Each screen is scrolled by some pages, which are screens
  /// with the name "… › scrolled" and have the problems that the page before does not have. An alert is followed, and not audited. The paths are found in the first configuration and repeated in the others.
  ///
  /// Work that an app leaves to a queue or a task does not run before the crawl ends, so that data has to be there at once.
  ///
  /// - Parameters:
  ///   - configurations: the configurations, at least one; those of `[Configuration].usual` by default.
  ///   - limit: how far the crawl goes.
  ///   - kinds: the kinds of problems to look for.
  ///   - ignored: the problems that are meant, each with the reason.
  ///   - prepare: called for each screen before its problems are calculated: to tap, to type, or to ignore problems.
  ///   - makeController: makes the root with its data; called for each screen in each configuration, and for each screen that a press leaves.
  public static func crawl(
    in configurations: [Configuration] = .usual, upTo limit: CrawlLimit = CrawlLimit(),
    findingProblems kinds: Set<LayoutProblem.Kind> = Set(LayoutProblem.Kind.allCases),
    ignoring ignored: [IgnoredProblems] = [],
    preparing prepare: @escaping (ScreenLayout) -> Void = { _ in },
    of makeController: @escaping () -> UIViewController
  ) -> LayoutAudit {
    guard let first = configurations.first else { return LayoutAudit(screens: []) }
    let crawl = Crawl(configuration: first, limit: limit, makeController: makeController)
    let paths = crawl.paths
    let line = ProgressLine(title: "Screens", count: paths.count, unit: "screens")
    let rules = IgnoringRules(ignored)
    let screens = paths.enumerated().map { index, path in
      defer { line.show(index + 1) }
      return ScreenAuditor(
        name: path.name, kinds: kinds, layout: { crawl.layout(at: path, in: $0) }, prepare: prepare,
        ignored: rules
      ).screen(in: configurations)
    }
    return LayoutAudit(screens: withoutRepetitions(screens, at: paths), unusedRules: rules.unused)
  }

  /// The screens without the problems that a page has in common with the page before, such as those of bars. A screen that needs no scrolling
  /// in a configuration has no second page there.
  private static func withoutRepetitions(_ screens: [LayoutAudit.Screen], at paths: [CrawlPath])
    -> [LayoutAudit.Screen]
  {
    var pages: [String: [LayoutAudit.Screen]] = [:]
    return zip(screens, paths).map { screen, path in
      let before = path.pageBefore.flatMap { pages[$0.name] } ?? []
      pages[path.name] = before + [screen]
      return before.isEmpty ? screen : screen.withoutProblems(of: before)
    }
  }

  /// Audits one screen in many configurations. Configurations that differ in appearance or contrast alone share a layout.
  ///
  /// - Parameters:
  ///   - name: the name of the screen.
  ///   - configurations: the configurations.
  ///   - kinds: the kinds of problems to look for.
  ///   - ignored: the problems that are meant, each with the reason.
  ///   - prepare: called for each layout before its problems are calculated: to tap, to type, or to ignore problems.
  ///   - makeController: makes the screen; called once for each layout.
  public static func audit(
    _ name: String, in configurations: [Configuration],
    findingProblems kinds: Set<LayoutProblem.Kind> = Set(LayoutProblem.Kind.allCases),
    ignoring ignored: [IgnoredProblems] = [],
    preparing prepare: @escaping (ScreenLayout) -> Void = { _ in },
    of makeController: @escaping () -> UIViewController
  ) -> LayoutAudit {
    let rules = IgnoringRules(ignored)
    let auditor = ScreenAuditor(
      name: name, kinds: kinds, layout: { ScreenLayout(in: $0, of: makeController) }, prepare: prepare,
      ignored: rules)
    return LayoutAudit(screens: [auditor.screen(in: configurations)], unusedRules: rules.unused)
  }
}
