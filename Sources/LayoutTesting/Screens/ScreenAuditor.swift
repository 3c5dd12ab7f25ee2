/// Audits one screen in configurations. Configurations that differ in their colours alone share a layout.
struct ScreenAuditor: ViewTreeConfined {
  let name: String
  let kinds: Set<LayoutProblem.Kind>
  /// Lays out the screen; nil if it is not reached.
  let layout: (Configuration) -> ScreenLayout?
  /// Called before the problems are calculated.
  let prepare: (ScreenLayout) -> Void
  let ignored: IgnoringRules

  /// The screen in each configuration, in their order.
  func screen(in configurations: [Configuration]) -> LayoutAudit.Screen {
    var entries: [Int: LayoutAudit.Entry] = [:]
    var unreached: [Configuration] = []
    var known: Set<ProblemIdentity> = []
    for group in groups(of: configurations) {
      guard let first = prepared(configurations[group[0]]) else {
        unreached += group.map { configurations[$0] }
        continue
      }
      for (index, problems) in zip(group, problems(of: first, in: group.map { configurations[$0] })) {
        entries[index] = entry(configurations[index], problems, first, &known)
      }
    }
    return LayoutAudit.Screen(
      name: name, entries: entries.sorted { $0.key < $1.key }.map(\.value), unreached: unreached)
  }

  private func prepared(_ configuration: Configuration) -> ScreenLayout? {
    guard let layout = layout(configuration) else { return nil }
    prepare(layout)
    ignored.apply(to: layout, of: name)
    return layout
  }

  /// The indices of configurations with the same layout, in the order of their first one.
  private func groups(of configurations: [Configuration]) -> [[Int]] {
    var groups: [[Int]] = []
    var indices: [String: Int] = [:]
    for (index, configuration) in configurations.enumerated() {
      let id = configuration.withoutColors.id
      if let known = indices[id] {
        groups[known].append(index)
      } else {
        indices[id] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  /// The problems in each of the configurations, which differ in colours alone. The first is that of the layout.
  ///
  /// Other colours change the contrast. A screen that looks different, and one whose contrast has problems, is laid out again: an app may have
  /// read a colour only once.
  private func problems(of first: ScreenLayout, in configurations: [Configuration]) -> [[LayoutProblem]] {
    let shared = first.problems(of: kinds)
    var all = [shared]
    for configuration in configurations.dropFirst() {
      if let problems = recoloredProblems(first, configuration, shared) {
        all.append(problems)
      } else {
        all.append(prepared(configuration)?.problems(of: kinds) ?? [])
      }
    }
    if configurations.count > 1 { _ = first.recolor(for: configurations[0]) }
    return all
  }

  private func recoloredProblems(
    _ layout: ScreenLayout, _ configuration: Configuration, _ shared: [LayoutProblem]
  ) -> [LayoutProblem]? {
    let frames = layout.frames
    guard layout.recolor(for: configuration), layout.frames == frames else { return nil }
    let contrasts = kinds.contains(.contrast) ? layout.problems(of: [.contrast]) : []
    guard contrasts.isEmpty else { return nil }
    return shared.filter { $0.kind != .contrast }
  }

  private func entry(
    _ configuration: Configuration, _ problems: [LayoutProblem], _ layout: ScreenLayout,
    _ known: inout Set<ProblemIdentity>
  ) -> LayoutAudit.Entry {
    let count = known.count
    for problem in problems {
      known.insert(ProblemIdentity(kind: problem.kind.rawValue, screen: name, place: problem.place))
    }
    let isNew = known.count > count && layout.recolor(for: configuration)
    return LayoutAudit.Entry(
      configuration: configuration, problems: problems, picture: isNew ? try? layout.picture(scale: 1) : nil,
      systemContrasts: layout.systemContrasts)
  }
}
