import OpenUIKit
import Testing

@MainActor
@Suite struct ManyConflictsTests {
  private final class Reports {
    var all: [UnsatisfiableConstraints] = []
  }

  /// A row of required widths that does not fit, each of whose views has to end inside the window.
  private func makeRow(_ count: Int, in window: UIWindow) -> [NSLayoutConstraint] {
    var previous = window.leftAnchor
    var widths: [NSLayoutConstraint] = []
    for _ in 0..<count {
      let view = constrainedView(in: window)
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        width, view.leftAnchor.constraint(equalTo: previous),
        view.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor),
      ])
      widths.append(width)
      previous = view.rightAnchor
    }
    return widths
  }

  @Test func `Each limit of a long row is reported, with few constraints once there are many`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let reports = Reports()
    window.unsatisfiableConstraintsHandler = { reports.all.append($0) }
    _ = makeRow(1000, in: window)
    window.layoutIfNeeded()
    #expect(reports.all.count == 970)
    #expect(reports.all.reduce(0) { $0 + $1.constraints.count } < 130_000)
    let (first, last) = (try #require(reports.all.first), try #require(reports.all.last))
    #expect(first.isComplete && first.constraints.contains(first.broken))
    #expect(!last.isComplete && last.constraints.contains(last.broken) && last.constraints.count > 4)
    #expect(last.message.contains("closest") && !first.message.contains("closest"))
  }

  @Test func `A conflict that is found again is not reported again`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let reports = Reports()
    window.unsatisfiableConstraintsHandler = { reports.all.append($0) }
    let widths = makeRow(100, in: window)
    window.layoutIfNeeded()
    #expect(reports.all.count == 70 && reports.all.allSatisfy { $0.isComplete })
    for constant in [11, 10, 9] as [CGFloat] {
      widths[60].constant = constant
      window.layoutIfNeeded()
      #expect(reports.all.count == 70)
    }
  }
}
