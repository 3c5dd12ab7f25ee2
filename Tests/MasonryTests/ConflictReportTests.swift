import Masonry
import Testing

/// Layouts that cannot be satisfied: reported in the language's words, and laid out without the constraint
/// that was given up.
@MainActor
@Suite struct ConflictReportTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = UIView()

  init() {
    window.addSubview(view)
    MASAttachKeys(screen: window, blue: view)
  }

  /// The reports of the next layout pass.
  private func reports() -> [MASConflictReport] {
    final class Log { var reports: [MASConflictReport] = [] }
    let log = Log()
    window.unsatisfiableConstraintsHandler = { conflict in
      log.reports.append(MASConflictReport(constraints: conflict.constraints, givenUp: conflict.broken))
    }
    window.layoutIfNeeded()
    return log.reports
  }

  @Test func reportNamesTheConstraintsThatContradictEachOther() throws {
    view.mas_makeConstraints { make in
      make.edges.equalTo(1).key("Conflicting")
      make.height.greaterThanOrEqualTo(5000).key("Constant")
      make.width.lessThanOrEqualTo(5000)
    }
    let line: UInt = #line
    let all = reports()
    #expect(all.count == 1)
    let report = try #require(all.first)
    let texts = report.lines.map(\.text).sorted()
    #expect(
      texts == [
        "UIView:blue  make.bottom == UIWindow:screen.bottom + 1  \"Conflicting[3]\"  ConflictReportTests.swift:\(line - 4)",
        "UIView:blue  make.height >= 5000  \"Constant\"  ConflictReportTests.swift:\(line - 3)",
        "UIView:blue  make.top == UIWindow:screen.top + 1  \"Conflicting[2]\"  ConflictReportTests.swift:\(line - 4)",
        "UIWindow:screen  make.height == 480  (its frame, or its autoresizing mask)",
      ])
    #expect(report.lines.filter(\.isGivenUp).count == 1)
    #expect(report.text.contains("<- given up"))
    #expect(
      report.remedies.map(\.text).contains("drop UIView:blue  make.height >= 5000, or give it .priority(999)")
    )
    #expect(report.text.hasSuffix(report.remedies.map { "\n  \($0.text)" }.joined()))
  }

  @Test func reportBlamesAutoresizingMasks() throws {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.mas_key = "child"
    view.addSubview(child)
    view.mas_makeConstraints { make in
      make.edges.equalToSuperview()
      make.right.equalTo(child.mas_left)
    }
    let report = try #require(reports().first)
    #expect(report.viewsTranslatingMasks.contains { $0 === child })
    #expect(report.text.contains("set translatesAutoresizingMaskIntoConstraints of UIView:child to false"))
  }

  @Test func systemConstraintsAreNoRemedy() throws {
    view.mas_makeConstraints { make in
      make.edges.equalToSuperview()
      make.width.equalTo(50)
    }
    let report = try #require(reports().first)
    #expect(report.lines.contains { $0.text.contains("its frame, or its autoresizing mask") })
    #expect(report.remedies.count == 3)
  }

  @Test(arguments: 0..<3)
  func everyRemedyResolvesTheConflict(_ index: Int) throws {
    view.mas_makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.greaterThanOrEqualTo(5000)
    }
    let report = try #require(reports().first)
    #expect(report.remedies.count == 3)
    apply(report.remedies[index])
    #expect(reports().isEmpty)
  }

  @Test(arguments: 0..<4)
  func everyRemedyResolvesAConflictWithAMask(_ index: Int) throws {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(child)
    view.mas_makeConstraints { make in
      make.edges.equalToSuperview()
      make.right.equalTo(child.mas_left)
    }
    let report = try #require(reports().first)
    #expect(report.remedies.count == 4)
    apply(report.remedies[index])
    #expect(reports().isEmpty)
  }

  private func apply(_ remedy: MASConflictReport.Remedy) {
    switch remedy {
    case .weaken(let constraint): constraint.priority = MASLayoutPriority(999)
    case .stopTranslatingMask(let view): view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  @Test func nothingIsReportedOnceTheConflictIsGone() {
    let made = view.mas_makeConstraints { make in
      make.left.right.equalToSuperview()
      make.width.equalTo(50)
    }
    #expect(reports().count == 1)
    made[1].priorityHigh()
    #expect(reports().isEmpty)
    #expect(view.frame.width == 320)
  }
}
