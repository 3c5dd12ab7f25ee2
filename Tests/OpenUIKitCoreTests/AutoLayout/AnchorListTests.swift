import Testing

@testable import OpenUIKitCore
@testable @_spi(Layout) import OpenUIKitLayout

/// An anchor is the same object while code retains it, and never changes its meaning.
@MainActor
@Suite("The anchors of an item")
struct AnchorListTests {
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

  @Test func `Anchors that no code retains do not accumulate`() {
    let view = addView()
    let kept = [view.leftAnchor, view.rightAnchor]
    for _ in 0..<10 {
      _ = view.topAnchor
      _ = view.bottomAnchor
      _ = view.widthAnchor
      _ = view.centerXAnchor
    }
    // The kept ones, and one of each class.
    #expect(view.layoutNode.record.anchors.count == 5)
    #expect(view.leftAnchor === kept[0] && view.rightAnchor === kept[1])
  }

  @Test func `One anchor of each class serves for all attributes, if no code retains any`() {
    let view = addView()
    let other = addView()
    var constraints = [
      view.leftAnchor.constraint(equalTo: other.leftAnchor),
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 1),
    ]
    constraints += [
      view.rightAnchor.constraint(equalTo: other.rightAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 1),
    ]
    #expect(view.layoutNode.record.anchors.count == 3 && other.layoutNode.record.anchors.count == 2)
    #expect(constraints.map(\.firstAttribute) == [.left, .top, .width, .right, .bottom, .height])
    #expect(type(of: view.leftAnchor) == NSLayoutXAxisAnchor.self)
    #expect(type(of: view.topAnchor) == NSLayoutYAxisAnchor.self)
    #expect(type(of: view.widthAnchor) == NSLayoutDimension.self)
  }

  @Test func `A layout releases the anchors that no code retains`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let left = view.leftAnchor
    NSLayoutConstraint.activate([
      left.constraint(equalTo: window.leftAnchor), view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(view.layoutNode.record.anchors.count == 1 && view.leftAnchor === left)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `An anchor outlives its view and keeps its meaning`() {
    var view: UIView? = addView()
    let left = view!.leftAnchor
    view?.removeFromSuperview()
    view = nil
    _ = addView().rightAnchor
    #expect(left.attribute == .left && left.description.contains("(null)"))
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
