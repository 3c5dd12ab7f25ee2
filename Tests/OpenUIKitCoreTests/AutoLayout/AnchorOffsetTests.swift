import OpenUIKit
import Testing

/// Distances between anchors as dimensions; the frames are worked out by hand from the constraints.
@MainActor
@Suite("Anchors with offset")
struct AnchorOffsetTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// Two views of 20 x 10 in the window, the first 30 points from its left edge.
  private func makePair() -> (UIView, UIView) {
    let (first, second) = (constrainedView(in: window), constrainedView(in: window))
    for view in [first, second] {
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    }
    first.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 30).isActive = true
    return (first, second)
  }

  @Test("a distance equal to a constant places the second view", arguments: [70.0, 0, -12])
  func constant(distance: Double) {
    let (first, second) = makePair()
    let gap = first.rightAnchor.anchorWithOffset(to: second.leftAnchor)
    gap.constraint(equalToConstant: CGFloat(distance)).isActive = true
    window.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 50 + CGFloat(distance), y: 0, width: 20, height: 10))
  }

  @Test("a distance is a multiple of a size plus a constant")
  func multipleOfSize() {
    let (first, second) = makePair()
    let gap = first.rightAnchor.anchorWithOffset(to: second.leftAnchor)
    gap.constraint(equalTo: first.widthAnchor, multiplier: 3, constant: 5).isActive = true
    window.layoutIfNeeded()
    #expect(second.frame.minX == 115)
  }

  @Test("a size is a multiple of a distance")
  func sizeOfDistance() {
    let (first, _) = makePair()
    let third = constrainedView(in: window)
    third.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
    let gap = first.rightAnchor.anchorWithOffset(to: window.rightAnchor)
    third.widthAnchor.constraint(equalTo: gap, multiplier: 0.5).isActive = true
    window.layoutIfNeeded()
    #expect(third.frame.width == 125)
  }

  @Test("equal distances centre a view between two others")
  func equalDistances() {
    let (first, second) = makePair()
    let before = first.rightAnchor.anchorWithOffset(to: second.leftAnchor)
    let behind = second.rightAnchor.anchorWithOffset(to: window.rightAnchor)
    before.constraint(equalTo: behind).isActive = true
    window.layoutIfNeeded()
    // 300 - 50 before - 20 for the view leaves 230, half on either side.
    #expect(second.frame.minX == 165)
    window.frame.size.width = 340
    window.layoutIfNeeded()
    #expect(second.frame.minX == 185)
  }

  @Test("vertical distances count downwards")
  func vertical() {
    let (upper, lower) = (constrainedView(in: window), constrainedView(in: window))
    for view in [upper, lower] { view.heightAnchor.constraint(equalToConstant: 10).isActive = true }
    upper.topAnchor.constraint(equalTo: window.topAnchor, constant: 5).isActive = true
    let gap = upper.bottomAnchor.anchorWithOffset(to: lower.topAnchor)
    let constraint = gap.constraint(equalToConstant: 40)
    constraint.isActive = true
    window.layoutIfNeeded()
    #expect(lower.frame.minY == 55)
    constraint.constant = 60
    window.layoutIfNeeded()
    #expect(lower.frame.minY == 75)
  }

  @Test("leading and trailing run from right to left")
  func rightToLeft() {
    window.semanticContentAttribute = .forceRightToLeft
    let (first, second) = makePair()
    let gap = first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor)
    gap.constraint(equalToConstant: 40).isActive = true
    window.layoutIfNeeded()
    #expect(second.frame.maxX == first.frame.maxX - 40)
  }

  @Test("a size that equals a distance between leading edges is positive from right to left, too")
  func sizeFromRightToLeft() {
    window.semanticContentAttribute = .forceRightToLeft
    let view = constrainedView(in: window)
    view.trailingAnchor.constraint(equalTo: window.trailingAnchor).isActive = true
    let gap = window.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
    view.widthAnchor.constraint(equalTo: gap, multiplier: 2).isActive = true
    window.layoutIfNeeded()
    // The width is twice the gap and both fill 300 points.
    #expect(view.frame.minX == 0)
    #expect(view.frame.width == 200)
  }

  @Test("the row is given up with any of its views, also with one that a distance begins at")
  func removal() {
    let (first, second) = makePair()
    let gap = first.rightAnchor.anchorWithOffset(to: second.leftAnchor)
    let constraint = gap.constraint(equalToConstant: 7)
    constraint.isActive = true
    window.layoutIfNeeded()
    #expect(window.constraints.contains(constraint))
    first.removeFromSuperview()
    #expect(!constraint.isActive)
    window.layoutIfNeeded()
  }

  @Test("the anchor of such a constraint makes the same distance again, and it is described by both ends")
  func anchorAndDescription() {
    let (first, second) = makePair()
    let constraint = first.leftAnchor.anchorWithOffset(to: second.rightAnchor).constraint(equalToConstant: 7)
    #expect(constraint.description.contains(".right - UIView:"))
    #expect(constraint.firstItem === second)
    #expect(constraint.secondAttribute == .notAnAttribute)
  }
}
