/// Problems of an app that are meant, with the reason: an argument of `ScreenLayout.crawl` and of `ScreenLayout.audit`.
///
/// ```swift
/// IgnoredProblems([.contrast], key: "watermark", because: "it is decoration")
/// ```
public struct IgnoredProblems: Sendable {
  /// The kinds of problems.
  public let kinds: Set<LayoutProblem.Kind>
  /// The `mas_key` or the accessibility identifier of the views in which they are ignored, and in the views in them; nil for all.
  public let key: String?
  /// The name of the screen, as the report has it; nil for all.
  public let screen: String?
  /// Why they are not mended.
  public let reason: String

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - kinds: the kinds of problems.
  ///   - key: the key of views; nil for all views of the screen.
  ///   - screen: the name of a screen, such as "Inbox › Ada"; nil for all. Pages of it, such as "Inbox › Ada › scrolled", belong to it.
  ///   - reason: why they are not mended. An empty reason stops the program.
  public init(
    _ kinds: Set<LayoutProblem.Kind>, key: String? = nil, screen: String? = nil, because reason: String
  ) {
    guard !reason.isEmpty else { fatalError("Problems are ignored for a reason: \(kinds)") }
    (self.kinds, self.key, self.screen, self.reason) = (kinds, key, screen, reason)
  }

  /// The kinds, the key, the screen and the reason, in one line.
  var words: String {
    let names = kinds.map(\.rawValue).sorted().joined(separator: ", ")
    let places = [key.map { "in \"\($0)\"" }, screen.map { "on \"\($0)\"" }].compactMap { $0 }
    return ([names] + places + ["because: \(reason)"]).joined(separator: " ")
  }

  /// Whether the rule is about a screen.
  func isAbout(_ name: String) -> Bool {
    guard let screen else { return true }
    return name == screen || name.hasPrefix(screen + " › " + CrawlPath.Step.scroll.name)
  }
}

/// The rules of an audit, and which of them have met a problem.
final class IgnoringRules: ViewTreeConfined {
  let rules: [IgnoredProblems]
  private var used: Set<Int> = []

  init(_ rules: [IgnoredProblems]) { self.rules = rules }

  /// Ignores problems of a screen by the rules about it.
  func apply(to layout: ScreenLayout, of screen: String) {
    for (index, rule) in rules.enumerated() where rule.isAbout(screen) {
      let views = rule.key.map { key in layout.window.descendants.filter { ViewName.key(of: $0) == key } }
      for view in views ?? [layout.window] {
        layout.ignore(rule.kinds, in: view) { [weak self] in self?.used.insert(index) }
      }
    }
  }

  /// The rules that no problem has met, in their order.
  var unused: [IgnoredProblems] { rules.indices.filter { !used.contains($0) }.map { rules[$0] } }
}
