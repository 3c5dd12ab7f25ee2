import OpenUIKit
import Testing

@MainActor
@Suite("Constraints are held by the closest common ancestor")
struct ActivationTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  @Test("a size lives on its view, siblings on their superview, a view and its ancestor on the ancestor")
  func holders() {
    let (first, second) = (constrainedView(in: root), constrainedView(in: root))
    let inner = constrainedView(in: first)
    let size = first.widthAnchor.constraint(equalToConstant: 10)
    let siblings = first.leftAnchor.constraint(equalTo: second.leftAnchor)
    let ancestor = inner.leftAnchor.constraint(equalTo: root.leftAnchor)
    let cousins = inner.topAnchor.constraint(equalTo: second.topAnchor)
    NSLayoutConstraint.activate([size, siblings, ancestor, cousins])
    #expect(first.constraints == [size])
    #expect(root.constraints == [siblings, ancestor, cousins])
  }

  @Test("activating twice and deactivating twice changes nothing the second time")
  func idempotence() {
    let view = constrainedView(in: root)
    let constraint = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    constraint.isActive = true
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    constraint.isActive = false
    constraint.isActive = false
    #expect(root.constraints.isEmpty)
    #expect(!constraint.isActive)
  }

  @Test("constraints keep the order of their installation through removals")
  func order() {
    let view = constrainedView(in: root)
    let all = (0..<40).map { view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(all)
    let removed = all.enumerated().filter { $0.offset % 3 != 0 }.map(\.element)
    NSLayoutConstraint.deactivate(removed)
    #expect(view.constraints == all.filter { !removed.contains($0) })
  }

  @Test("removing a view deactivates what ancestors hold about it and keeps what lies inside it")
  func removal() {
    let panel = constrainedView(in: root)
    let inner = constrainedView(in: panel)
    let outside = panel.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9)
    let crossing = inner.topAnchor.constraint(equalTo: root.topAnchor)
    let inside = inner.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: 5)
    NSLayoutConstraint.activate([outside, crossing, inside])
    root.layoutIfNeeded()
    panel.removeFromSuperview()
    #expect(!outside.isActive && !crossing.isActive && inside.isActive)
    root.addSubview(panel)
    root.layoutIfNeeded()
    #expect(!outside.isActive)
    #expect(inner.frame.minX == 5)
    #expect(panel.frame.minX == 0)
  }

  @Test("a view moved to another superview takes its inner layout along")
  func moving() {
    let (left, right) = (constrainedView(in: root), constrainedView(in: root))
    left.pin(CGRect(x: 0, y: 0, width: 100, height: 100))
    right.pin(CGRect(x: 150, y: 0, width: 150, height: 100))
    let card = constrainedView(in: left)
    let label = constrainedView(in: card)
    label.pin(CGRect(x: 3, y: 4, width: 20, height: 10))
    card.pin(CGRect(x: 1, y: 2, width: 50, height: 50))
    root.layoutIfNeeded()
    right.addSubview(card)
    #expect(card.constraints.count == 4)
    card.leftAnchor.constraint(equalTo: right.leftAnchor, constant: 11).isActive = true
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 11, y: 0, width: 50, height: 50))
    #expect(label.frame == CGRect(x: 3, y: 4, width: 20, height: 10))
  }

  @Test("constraints retain neither their items nor their holder, and survive them")
  func ownership() {
    var view: UIView? = UIView()
    weak let observed = view
    let constraint = NSLayoutConstraint(
      item: view!, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
      constant: 1)
    let anchor = view!.leadingAnchor
    constraint.isActive = true
    view = nil
    #expect(observed == nil)
    #expect(constraint.firstItem == nil)
    #expect(anchor.description.contains("(null)"))
    #expect(constraint.description.contains("(null)"))
  }

  @Test("a constraint becomes inactive when its holder is deallocated")
  func deadHolder() {
    let inner = UIView()
    var outer: UIView? = UIView()
    outer?.addSubview(inner)
    let constraint = inner.leftAnchor.constraint(equalTo: outer!.leftAnchor)
    constraint.isActive = true
    outer?.layoutIfNeeded()
    outer = nil
    #expect(!constraint.isActive)
    #expect(inner.superview == nil)
    inner.layoutIfNeeded()
  }

  @Test("an anchor is the same object as long as it is retained")
  func anchorIdentity() {
    let view = UIView()
    let anchor = view.leadingAnchor
    #expect(view.leadingAnchor === anchor)
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    let other = view.widthAnchor.constraint(equalToConstant: 2)
    let held = constraint.firstAnchor
    #expect(held === other.firstAnchor)
    #expect(constraint.secondAnchor == nil)
  }

  @Test("an anchor that code retains keeps its attribute while others are created")
  func retainedAnchors() {
    let view = UIView()
    let (left, top) = (view.leftAnchor, view.topAnchor)
    let (right, bottom, width) = (view.rightAnchor, view.bottomAnchor, view.widthAnchor)
    _ = (view.centerXAnchor, view.centerYAnchor, view.heightAnchor, view.leadingAnchor)
    #expect(left.description.contains(".left\""))
    #expect(right.description.contains(".right\""))
    #expect(top.description.contains(".top\""))
    #expect(bottom.description.contains(".bottom\""))
    #expect(width.description.contains(".width\""))
    #expect(view.leftAnchor === left && view.rightAnchor === right && view.bottomAnchor === bottom)
  }

  @Test("constraints of a tree that is deallocated are inactive, whether their views remain or not")
  func dyingTree() {
    let kept = UIView()
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let others = (0..<3).map { _ in UIView() }
    for view in [kept] + others {
      view.translatesAutoresizingMaskIntoConstraints = false
      root?.addSubview(view)
    }
    let held = kept.leftAnchor.constraint(equalTo: root!.leftAnchor, constant: 5)
    let between = others[0].topAnchor.constraint(equalTo: kept.bottomAnchor)
    NSLayoutConstraint.activate([held, between])
    NSLayoutConstraint.activate([
      kept.topAnchor.constraint(equalTo: others[1].topAnchor),
      kept.widthAnchor.constraint(equalTo: others[2].widthAnchor),
      kept.rightAnchor.constraint(equalTo: root!.rightAnchor),
    ])
    root?.layoutIfNeeded()
    root = nil
    #expect(!held.isActive && !between.isActive)
    let next = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    next.addSubview(kept)
    NSLayoutConstraint.activate([
      kept.leftAnchor.constraint(equalTo: next.leftAnchor, constant: 20),
      kept.topAnchor.constraint(equalTo: next.topAnchor, constant: 10),
      kept.widthAnchor.constraint(equalToConstant: 30), kept.heightAnchor.constraint(equalToConstant: 40),
    ])
    next.layoutIfNeeded()
    #expect(kept.frame == CGRect(x: 20, y: 10, width: 30, height: 40))
  }

  @Test("without a second item the second attribute reads back as not an attribute")
  func readBack() {
    let view = UIView()
    let constraint = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
      constant: 4)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.secondItem == nil)
  }

  @Test("items in different trees stop the program with UIKit's message")
  func noCommonAncestor() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
    }
  }

  @Test("a location equal to a constant stops the program")
  func locationEqualToConstant() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 5)
    }
  }

  @Test("an item that is neither a view nor a guide stops the program")
  func notAnItem() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint(
        item: "view", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 5)
    }
  }
}
