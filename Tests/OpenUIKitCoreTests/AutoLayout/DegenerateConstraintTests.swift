import OpenUIKit
import Testing

/// Constraints whose two sides are the same attribute: `0 == constant`, which holds always or never.
@MainActor
@Suite("Constraints whose terms cancel")
struct DegenerateConstraintTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view: UIView
  private let reports = Reports()

  private final class Reports {
    var conflicts: [UnsatisfiableConstraints] = []
  }

  init() {
    view = constrainedView(in: window)
    view.pin(CGRect(x: 10, y: 20, width: 30, height: 40))
    window.unsatisfiableConstraintsHandler = { [reports] in reports.conflicts.append($0) }
  }

  private func relate(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: view, attribute: attribute,
      multiplier: 1, constant: constant)
  }

  nonisolated static let attributes: [NSLayoutConstraint.Attribute] = [
    .left, .width, .centerY, .lastBaseline, .leadingMargin,
  ]

  @Test("one that never holds is reported, alone, and layout continues", arguments: attributes)
  func impossible(attribute: NSLayoutConstraint.Attribute) {
    let constraint = relate(attribute, .equal, 10)
    constraint.isActive = true
    window.layoutIfNeeded()
    #expect(reports.conflicts.count == 1)
    #expect(reports.conflicts.first?.constraints == [constraint])
    #expect(reports.conflicts.first?.broken === constraint)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("one that always holds has no effect")
  func trivial() {
    NSLayoutConstraint.activate([
      relate(.left, .equal, 0), relate(.width, .lessThanOrEqual, 10), relate(.top, .greaterThanOrEqual, -10),
    ])
    window.layoutIfNeeded()
    #expect(reports.conflicts.isEmpty)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("one that is optional has no effect")
  func optional() {
    let constraint = relate(.width, .equal, 10)
    constraint.priority = .defaultHigh
    constraint.isActive = true
    window.layoutIfNeeded()
    #expect(reports.conflicts.isEmpty)
  }

  @Test("a new constant decides again")
  func changedConstant() {
    let constraint = relate(.width, .equal, 0)
    constraint.isActive = true
    window.layoutIfNeeded()
    #expect(reports.conflicts.isEmpty)
    constraint.constant = 1
    window.layoutIfNeeded()
    #expect(reports.conflicts.count == 1)
    constraint.constant = 0
    window.layoutIfNeeded()
    constraint.isActive = false
    window.layoutIfNeeded()
    #expect(reports.conflicts.count == 1)
  }
}
