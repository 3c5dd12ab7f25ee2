import OpenUIKit
import Testing

@MainActor
@Suite("Stack views whose views come and go")
struct StackChangeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// `removeArrangedSubview(_:)`: the view's position and size are no longer managed by the stack.
  @Test("a view that left a stack while it was hidden has its own size again")
  func hiddenViewLeaves() {
    let view = ContentView(30, 40)
    do {
      let stack = UIStackView(arrangedSubviews: [view, ContentView(10, 10)])
      stack.alignment = .center
      view.isHidden = true
      window.addSubview(stack)
      window.layoutIfNeeded()
      view.removeFromSuperview()
      stack.removeFromSuperview()
    }
    view.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 30, height: 40))
    #expect(view.constraints.isEmpty)
  }

  @Test("a view that joins, leaves or hides in an inner stack moves the baseline of the outer one")
  func baselineOfInnerStack() {
    let (first, second) = (ContentView(30, 20), ContentView(30, 50))
    let inner = UIStackView(arrangedSubviews: [first])
    let outer = UIStackView(arrangedSubviews: [inner])
    for stack in [inner, outer] { stack.axis = .vertical }
    outer.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      outer.lastBaselineAnchor.constraint(equalTo: window.topAnchor, constant: 100),
    ])
    func bottom(_ view: UIView) -> CGFloat {
      window.layoutIfNeeded()
      return view.convert(view.bounds, to: window).maxY
    }
    #expect(bottom(first) == 100)
    inner.addArrangedSubview(second)
    #expect(bottom(second) == 100)
    second.isHidden = true
    #expect(bottom(first) == 100)
    second.isHidden = false
    #expect(bottom(second) == 100)
    second.removeFromSuperview()
    #expect(bottom(first) == 100)
  }

  @Test("a hidden view with a required width keeps it, out of the way of the others and without a conflict")
  func hiddenViewWithWidth() {
    var conflicts = 0
    window.unsatisfiableConstraintsHandler = { _ in conflicts += 1 }
    let views = [ContentView(10, 20), ContentView(20, 20), ContentView(30, 20)]
    views[1].widthAnchor.constraint(equalToConstant: 50).isActive = true
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: window.leftAnchor),
      stack.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    views[1].isHidden = true
    window.layoutIfNeeded()
    #expect(conflicts == 0 && stack.frame == CGRect(x: 0, y: 0, width: 48, height: 20))
    #expect(views[1].frame == CGRect(x: 14, y: 0, width: 50, height: 20) && views[2].frame.minX == 18)
    views[1].isHidden = false
    window.layoutIfNeeded()
    #expect(conflicts == 0 && stack.frame.width == 106)
  }

  @Test("a view outlives its stack without the stack's constraints")
  func stackDies() {
    let view = ContentView(30, 40)
    do {
      let stack = UIStackView(arrangedSubviews: [view])
      stack.alignment = .leading
      view.isHidden = true
      stack.layoutIfNeeded()
    }
    #expect(view.superview == nil)
    #expect(view.constraints.isEmpty)
  }

  @Test("views without content give way to those with content in a proportional stack")
  func proportionalWithoutContent() {
    var refusals = 0
    window.layoutErrorHandler = { _ in refusals += 1 }
    let (full, empty) = (ContentView(100, 20), ContentView(0, 20))
    let stack = UIStackView(arrangedSubviews: [full, empty])
    stack.distribution = .fillProportionally
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    window.addSubview(stack)
    window.layoutIfNeeded()
    #expect(refusals == 0)
    #expect(full.frame.width == 200)
    #expect(empty.frame.width == 0)
  }

  @Test(
    "priorities that decrease from view to view do not run out",
    arguments: [
      UIStackView.Distribution.equalCentering, .fillProportionally,
    ])
  func manyViews(distribution: UIStackView.Distribution) {
    var refusals = 0
    window.layoutErrorHandler = { _ in refusals += 1 }
    let count = distribution == .equalCentering ? 160 : 1010
    let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in ContentView(1, 1) })
    stack.distribution = distribution
    stack.frame = CGRect(x: 0, y: 0, width: CGFloat(count), height: 10)
    window.addSubview(stack)
    window.layoutIfNeeded()
    #expect(refusals == 0)
  }

  @Test("an arranged view can be inserted again, at any place up to the end")
  func movesWithinStack() {
    let views = (0..<3).map { _ in ContentView(10, 10) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.insertArrangedSubview(views[0], at: 3)
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.arrangedSubviews == views)
    stack.addArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[0], views[2], views[1]])
  }

  /// "You can animate both changes to the arranged subview's isHidden property and changes to the stack view's properties by
  /// placing these changes inside an animation block." (UIStackView, "Dynamically changing the stack view's content")
  @Test("hiding a view in an animation block moves the others on the screen, without a word about layout")
  func animatedHiding() {
    let views = [ContentView(50, 10), ContentView(50, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[0].isHidden = true }
    #expect(views[1].frame.minX == 0 && stack.frame.width == 50)
    window.clock.advance(by: 0.5)
    #expect(views[1].layer.presentation()?.frame.minX == 25)
    #expect(stack.layer.presentation()?.frame.width == 75)
    window.clock.advance(by: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      views[0].isHidden = false
      stack.spacing = 10
    }
    window.clock.advance(by: 0.5)
    #expect(views[1].layer.presentation()?.frame.minX == 30)
    window.clock.advance(by: 1)
    stack.spacing = 20
    window.layoutIfNeeded()
    #expect(views[1].layer.presentation()?.frame.minX == 70)
  }

  @Test("custom spacing is a matter of arranged views: it goes with them")
  func customSpacing() {
    let (first, second) = (ContentView(10, 10), ContentView(10, 10))
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.setCustomSpacing(7, after: first)
    stack.layoutIfNeeded()
    #expect(second.frame.minX == 17)
    first.removeFromSuperview()
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(9, after: first)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
  }
}
