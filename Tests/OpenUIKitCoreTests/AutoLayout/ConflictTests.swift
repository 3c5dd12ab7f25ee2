import OpenUIKit
import Testing

@MainActor
@Suite("Conflicts and refused numbers")
struct ConflictTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private final class Reports {
    var conflicts: [UnsatisfiableConstraints] = []
    var errors: [LayoutError] = []
  }

  private func record() -> Reports {
    let reports = Reports()
    window.unsatisfiableConstraintsHandler = { reports.conflicts.append($0) }
    window.layoutErrorHandler = { reports.errors.append($0) }
    return reports
  }

  @Test("two widths conflict: both are named, one is given up, layout continues, and it is reported once")
  func twoWidths() throws {
    let reports = record()
    let view = constrainedView(in: window)
    view.pin(CGRect(x: 5, y: 6, width: 70, height: 8))
    let other = view.widthAnchor.constraint(equalToConstant: 90)
    other.identifier = "other"
    other.isActive = true
    window.layoutIfNeeded()
    let conflict = try #require(reports.conflicts.first)
    #expect(reports.conflicts.count == 1)
    #expect(Set(conflict.constraints) == [view.constraints[0], other])
    #expect(conflict.constraints.contains(conflict.broken))
    #expect(conflict.message.contains("Unable to simultaneously satisfy constraints."))
    #expect(conflict.message.contains("'other'"))
    #expect(view.frame.origin == CGPoint(x: 5, y: 6))
    #expect([70, 90].contains(view.frame.width))
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(reports.conflicts.count == 1)
    other.isActive = false
    window.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }

  @Test("a constraint against a frame names the autoresizing mask")
  func autoresizingConflict() throws {
    let reports = record()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 60).isActive = true
    window.layoutIfNeeded()
    let conflict = try #require(reports.conflicts.first)
    #expect(conflict.constraints.contains { $0 is NSAutoresizingMaskLayoutConstraint })
    #expect(conflict.message.contains("translatesAutoresizingMaskIntoConstraints"))
  }

  @Test(
    "a constant that is not finite is refused, and the last layout is kept",
    arguments: [CGFloat.nan, .infinity])
  func notFinite(_ constant: CGFloat) throws {
    let reports = record()
    let view = constrainedView(in: window)
    view.pin(CGRect(x: 5, y: 6, width: 70, height: 8))
    window.layoutIfNeeded()
    view.constraints[0].constant = constant
    window.layoutIfNeeded()
    #expect(reports.errors.first?.reason == .notFinite)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 70, height: 8))
  }

  @Test("without a handler the message comes on standard error, in UIKit's words")
  func messageOnStandardError() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = constrainedView(in: window)
      for width in [70, 90] {
        let constraint = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
        constraint.identifier = "width \(width)"
        constraint.isActive = true
      }
      window.layoutIfNeeded()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Unable to simultaneously satisfy constraints."))
    #expect(message.contains("Will attempt to recover by breaking constraint"))
    #expect(message.contains("'width 70'") && message.contains("'width 90'"))
  }
}
