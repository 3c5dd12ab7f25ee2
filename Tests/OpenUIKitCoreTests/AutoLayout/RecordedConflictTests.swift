import OpenUIKit
import Testing

@MainActor
@Suite("Constraints that UIKit has broken")
struct RecordedConflictTests {
  private final class Reports {
    var broken: [NSLayoutConstraint] = []
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
  private let reports = Reports()

  init() {
    window.unsatisfiableConstraintsHandler = { [reports] in reports.broken.append($0.broken) }
  }

  @Test("are given up", arguments: RecordedConflict.all)
  func isGivenUp(_ conflict: RecordedConflict) {
    let expected = conflict.make(window)
    window.layoutIfNeeded()
    #expect(reports.broken == [expected])
  }

  @Test("a stack of 40 points each with spacing 5 in 100 points is at 0, 45 and 60")
  func overfullStack() {
    let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
    stack.spacing = 5
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    for view in stack.arrangedSubviews { view.widthAnchor.constraint(equalToConstant: 40).isActive = true }
    window.addSubview(stack)
    window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map { $0.frame.minX } == [0, 45, 60])
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.width == 40 })
  }

  @Test(
    "a frame is kept, and the constraint against it given up, in whichever order they came",
    arguments: [false, true])
  func frames(constraintComesFirst: Bool) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let width = view.widthAnchor.constraint(equalToConstant: 60)
    if constraintComesFirst { width.isActive = true }
    window.addSubview(view)
    window.layoutIfNeeded()
    width.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(reports.broken == [width])
  }

  @Test("a size that a younger one replaces applies again when that is removed")
  func replacedSize() {
    let view = constrainedView(in: window)
    let older = view.widthAnchor.constraint(equalToConstant: 70)
    older.isActive = true
    window.layoutIfNeeded()
    let younger = view.widthAnchor.constraint(equalToConstant: 90)
    younger.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 90)
    younger.isActive = false
    window.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }

  @Test("the choice follows the depth of views that move in the tree")
  func movedView() {
    // The inner view is deeper at first, and the outer one after they have changed places.
    let (first, second) = (constrainedView(in: window), UIView())
    second.translatesAutoresizingMaskIntoConstraints = false
    let sizes = [first, second].map { $0.heightAnchor.constraint(equalToConstant: 30) }
    for _ in 0..<2 {
      for (outer, inner) in [(first, second), (second, first)] {
        window.addSubview(outer)
        outer.addSubview(inner)
        NSLayoutConstraint.activate(sizes)
        let pins = [
          inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
          inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ]
        NSLayoutConstraint.activate(pins)
        reports.broken = []
        window.layoutIfNeeded()
        #expect(reports.broken == [inner === first ? sizes[0] : sizes[1]])
        NSLayoutConstraint.deactivate(pins + sizes)
        window.layoutIfNeeded()
        inner.removeFromSuperview()
        outer.removeFromSuperview()
      }
    }
  }
}
