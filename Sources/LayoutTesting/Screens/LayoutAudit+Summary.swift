extension LayoutAudit {
  /// The screens of several audits, in their order.
  public init(_ audits: [LayoutAudit]) {
    self.init(screens: audits.flatMap(\.screens), unusedRules: audits.flatMap(\.unusedRules))
  }

  /// How many layouts have problems, and the problems of each kind: the number of different ones, and of the layouts that have one.
  ///
  /// ```
  /// 12 of 448 layouts have problems
  /// contrast: 2 problems in 8 layouts
  /// small target: 1 problem in 4 layouts
  /// ```
  ///
  /// A layout is a screen in a configuration. `advice` follows, if there is one.
  public var summary: String {
    let entries = screens.flatMap(\.entries)
    let red = entries.count { !$0.problems.isEmpty }
    let different = Dictionary(grouping: problems, by: \.problem.kind)
    let lines = LayoutProblem.Kind.allCases.compactMap { kind -> String? in
      guard let problems = different[kind]?.count else { return nil }
      let layouts = entries.count { $0.problems.contains { $0.kind == kind } }
      return "\(kind.rawValue): \(Self.count(problems, "problem")) in \(Self.count(layouts, "layout"))"
    }
    let rest = lines + [advice].compactMap { $0 }
    return (["\(red) of \(entries.count) layouts have problems"] + rest).joined(separator: "\n")
  }

  private static func count(_ number: Int, _ name: String) -> String {
    "\(number) \(name)\(number == 1 ? "" : "s")"
  }
}
