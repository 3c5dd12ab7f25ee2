import OpenUIKit
import Testing

@MainActor
@Suite("What UIKit refuses is refused")
struct ConstraintRefusalTests {
  private final class Reports {
    var errors: [LayoutError] = []
  }

  @Test("a leading edge cannot be related to a left one, nor a position to a size", arguments: 0..<5)
  func pairs(index: Int) async {
    await #expect(processExitsWith: .failure) { [index] in
      await MainActor.run {
        let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
          (.leading, .left), (.rightMargin, .trailing), (.width, .centerX), (.top, .height), (.left, .width),
        ]
        let (view, other) = (UIView(), UIView())
        _ = NSLayoutConstraint(
          item: view, attribute: pairs[index].0, relatedBy: .equal, toItem: other, attribute: pairs[index].1,
          multiplier: 1, constant: 0)
      }
    }
  }

  @Test("anchors of a leading and a left edge cannot be related either")
  func anchors() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (view, other) = (UIView(), UIView())
        _ = view.leadingAnchor.constraint(equalTo: other.leftAnchor)
      }
    }
  }

  @Test(
    "positions of unlike axes are related, as in SnapKit's tests",
    arguments: [
      (.left, .top, "left", "top"), (.top, .left, "top", "left"), (.right, .bottom, "right", "bottom"),
      (.bottom, .right, "bottom", "right"), (.leading, .top, "leading", "top"),
      (.centerX, .centerY, "centerX", "centerY"), (.top, .leading, "top", "leading"),
      (.lastBaseline, .left, "lastBaseline", "left"),
      (.leftMargin, .topMargin, "leftMargin", "topMargin"),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, String, String)])
  func unlikeAxes(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute, firstName: String,
    secondName: String
  ) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (view, other) = (constrainedView(in: container), constrainedView(in: container))
    (view.accessibilityIdentifier, other.accessibilityIdentifier) = ("a", "b")
    other.pin(CGRect(x: 30, y: 70, width: 20, height: 20))
    let constraint = NSLayoutConstraint(
      item: view, attribute: first, relatedBy: .equal, toItem: other, attribute: second, multiplier: 1,
      constant: 4)
    #expect(constraint.secondAttribute == second)
    let description = constraint.description
    #expect(description.contains("'a'.\(firstName) == ") && description.contains("'b'.\(secondName) + 4"))
    constraint.isActive = true
    #expect(container.constraints.contains { $0 === constraint })
    container.layoutIfNeeded()
    #expect(view.constraintsAffectingLayout(for: first.axisOfTest).contains { $0 === constraint })
  }

  @Test("a left edge is where the constraint to a top edge puts it, and follows it")
  func leftEqualToTop() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (view, other) = (constrainedView(in: window), constrainedView(in: window))
    let top = other.topAnchor.constraint(equalTo: window.topAnchor, constant: 70)
    top.isActive = true
    NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1,
      constant: 4
    ).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minX == 74)
    top.constant = 20
    window.layoutIfNeeded()
    #expect(view.frame.minX == 24)
  }

  @Test("pairs that UIKit takes are taken")
  func allowed() {
    let (view, other) = (UIView(), UIView())
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.leading, .centerX), (.left, .centerX), (.leading, .trailingMargin), (.left, .rightMargin),
      (.width, .height), (.top, .lastBaseline), (.centerY, .bottomMargin),
    ]
    for (first, second) in pairs {
      let constraint = NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: other, attribute: second, multiplier: 1,
        constant: 0)
      #expect(constraint.secondAttribute == second)
    }
  }

  @Test(
    "a priority of zero is reported and has no effect, until it is another",
    arguments: [0, -1, 1001] as [Float])
  func priority(value: Float) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let reports = Reports()
    window.layoutErrorHandler = { reports.errors.append($0) }
    let view = constrainedView(in: window)
    view.accessibilityIdentifier = "box"
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    width.priority = UILayoutPriority(value)
    width.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 0)
    #expect(reports.errors.map(\.reason) == [.invalidPriority])
    #expect(reports.errors.first?.description.contains("'box'.width == 40") == true)
    width.priority = .defaultLow
    window.layoutIfNeeded()
    #expect(view.frame.width == 40)
  }

  @Test("a dimension times zero is a constant")
  func timesZero() {
    let (view, other) = (UIView(), UIView())
    let constraint = view.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0, constant: 7)
    #expect(constraint.multiplier == 1)
    #expect(constraint.secondAnchor == nil)
    #expect(constraint.secondItem == nil)
    #expect(constraint.constant == 7)
  }

  @Test("a root is not ambiguous although nothing determines its position")
  func root() {
    let root = UIView()
    root.translatesAutoresizingMaskIntoConstraints = false
    let width = root.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(root.hasAmbiguousLayout)
    root.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!root.hasAmbiguousLayout)
  }

  @Test(
    "of two equal preferences that contradict the first is kept, in both axes", arguments: [false, true])
  func equalWishes(isVertical: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = constrainedView(in: window)
    for length in [10, 30] as [CGFloat] {
      let size = isVertical ? view.heightAnchor : view.widthAnchor
      let wish = size.constraint(equalToConstant: length)
      wish.priority = .defaultHigh
      wish.isActive = true
      let place =
        isVertical
        ? view.topAnchor.constraint(equalTo: window.topAnchor, constant: length)
        : view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: length)
      place.priority = .defaultHigh
      place.isActive = true
    }
    window.layoutIfNeeded()
    #expect((isVertical ? view.frame.height : view.frame.width) == 10)
    #expect((isVertical ? view.frame.minY : view.frame.minX) == 10)
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var axisOfTest: NSLayoutConstraint.Axis {
    [.top, .bottom, .centerY, .lastBaseline].contains(self) ? .vertical : .horizontal
  }
}
