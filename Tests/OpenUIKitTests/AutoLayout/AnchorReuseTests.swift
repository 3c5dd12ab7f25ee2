import Testing

@testable import OpenUIKit

/// Anchors that nobody holds are used again for other attributes and other items: nobody must be able to tell.
@MainActor
@Suite("Anchors that are used again")
struct AnchorReuseTests {
  private let container = UIView()

  private func addView() -> UIView {
    let view = UIView()
    container.addSubview(view)
    return view
  }

  @Test func `An anchor is the same as long as somebody holds it`() {
    let view = addView()
    let left = view.leftAnchor
    for _ in 0..<4 {
      let other = addView()
      #expect(other.leftAnchor !== left && other.centerXAnchor !== left)
      #expect(view.rightAnchor !== left)
    }
    #expect(view.leftAnchor === left)
  }

  @Test func `A held anchor keeps its meaning while its item's siblings are asked for theirs`() {
    let view = addView()
    let bottom = view.bottomAnchor
    for _ in 0..<3 {
      let other = addView()
      let constraint = other.topAnchor.constraint(equalTo: bottom)
      #expect(constraint.firstItem === other && constraint.firstAttribute == .top)
      #expect(constraint.secondItem === view && constraint.secondAttribute == .bottom)
    }
  }

  @Test func `Rows that are made one after the other share their anchors`() {
    var seen: Set<ObjectIdentifier> = []
    var top = container.topAnchor
    for _ in 0..<50 {
      let view = addView()
      for anchor in [view.leftAnchor, view.rightAnchor] { seen.insert(ObjectIdentifier(anchor)) }
      seen.insert(ObjectIdentifier(view.heightAnchor))
      view.topAnchor.constraint(equalTo: top).isActive = true
      top = view.bottomAnchor
      seen.insert(ObjectIdentifier(top))
    }
    #expect(seen.count < 12)
  }

  @Test func `An anchor that went to a sibling is made anew for its first item`() {
    let (first, second) = (addView(), addView())
    for _ in 0..<2 {
      for view in [first, second] {
        let constraint = view.widthAnchor.constraint(equalToConstant: 10)
        #expect(constraint.firstItem === view && constraint.firstAttribute == .width)
      }
    }
  }

  @Test func `Views that left their superview or died lend nothing`() {
    let other = UIView()
    var views = (0..<3).map { _ in addView() }
    for view in views { _ = view.leftAnchor }
    other.addSubview(views[2])
    views.removeLast().removeFromSuperview()
    container.subviews.forEach { $0.removeFromSuperview() }
    views = []
    let last = addView()
    #expect(last.leftAnchor.constraint(equalTo: container.leftAnchor).firstItem === last)
    #expect(other.leftAnchor.constraint(equalTo: container.leftAnchor).firstItem === other)
  }

  @Test func `The guides of a view share anchors with its subviews`() {
    let view = addView()
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    _ = view.leftAnchor
    #expect(guide.leftAnchor.constraint(equalTo: view.leftAnchor).firstItem === guide)
    container.removeLayoutGuide(guide)
    #expect(addView().leftAnchor.constraint(equalTo: view.leftAnchor).secondItem === view)
  }

  @Test func `A distance between anchors is no anchor of an item`() {
    let (first, second) = (addView(), addView())
    let distance = first.leftAnchor.anchorWithOffset(to: second.leftAnchor)
    let constraint = distance.constraint(equalTo: second.widthAnchor)
    #expect(constraint.firstItem === second && constraint.secondAttribute == .width)
    #expect(addView().widthAnchor !== distance && first.widthAnchor !== distance)
  }
}
