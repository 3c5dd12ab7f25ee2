import Testing

@testable import OpenUIKit

/// The engine's table holds the frames of plain views once it has placed them: nobody must be able to tell.
@MainActor
@Suite("Frames that the engine's table holds")
struct HeldFrameTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 200, height: 100))

  /// A plain view at (10, 20) with the size 40 × 30, laid out, and the constraint of its width.
  private func laidOutView() -> (UIView, NSLayoutConstraint) {
    let view = constrainedView(in: window)
    view.pin(CGRect(x: 10, y: 20, width: 40, height: 30))
    window.layoutIfNeeded()
    return (view, window.subviews[0].constraints[0])
  }

  private func isHeld(_ view: UIView) -> Bool {
    view.layoutNode.engine?.items.holdsFrame(at: view.layoutNode.slot) ?? false
  }

  @Test func `A plain view's geometry reads from the table`() {
    let (view, width) = laidOutView()
    #expect(isHeld(view))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(view.center == CGPoint(x: 30, y: 35))
    width.constant = 60
    window.layoutIfNeeded()
    #expect(isHeld(view) && view.center == CGPoint(x: 40, y: 35) && view.layer.bounds.width == 60)
    #expect(view.layer.presentation()?.bounds.width == 60)
  }

  @Test func `A move within the table is shown by the next display list`() {
    let (view, width) = laidOutView()
    view.backgroundColor = .red
    let before = window.displayList()
    width.constant = 60
    window.layoutIfNeeded()
    let after = window.displayList()
    #expect(after.generation == before.generation + 1)
    #expect(after.entries.last?.size.width == 60)
    width.constant = 60.01
    window.layoutIfNeeded()
    #expect(window.displayList().generation == after.generation)
  }

  /// What may happen to a view, and its frame after that.
  private nonisolated static let events: [(String, @MainActor @Sendable (UIView) -> Void)] = [
    ("gets a corner radius", { $0.layer.cornerRadius = 5 }),
    ("gets a subview", { $0.addSubview(UIView()) }),
    ("gets an identifier", { $0.accessibilityIdentifier = "view" }),
    ("preserves margins", { $0.preservesSuperviewLayoutMargins = true }),
    ("is placed by its frame", { $0.translatesAutoresizingMaskIntoConstraints = true }),
    ("leaves its superview", { $0.removeFromSuperview() }),
    ("leaves with its superview", { $0.superview?.removeFromSuperview() }),
  ]

  @Test(arguments: events.indices) func `A view keeps its frame when it`(index: Int) {
    let panel = constrainedView(in: window)
    panel.pin(CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = constrainedView(in: panel)
    view.pin(CGRect(x: 10, y: 20, width: 40, height: 30))
    window.layoutIfNeeded()
    #expect(isHeld(view))
    Self.events[index].1(view)
    #expect(!isHeld(view), "\(Self.events[index].0)")
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
    view.superview?.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
  }

  @Test func `A view outlives its window and keeps its frame`() {
    var window: UIWindow? = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = constrainedView(in: window!)
    view.pin(CGRect(x: 10, y: 20, width: 40, height: 30))
    window?.layoutIfNeeded()
    #expect(isHeld(view))
    window = nil
    #expect(view.superview == nil && view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
    view.center.x += 1
    #expect(view.frame.minX == 11)
  }

  @Test func `A tree that becomes part of another keeps its frames until the next layout`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<3).map { _ in constrainedView(in: root) }
    for view in views { view.pin(CGRect(x: 10, y: 20, width: 40, height: 30)) }
    root.layoutIfNeeded()
    #expect(views.allSatisfy(isHeld))
    window.addSubview(root)
    for view in views { #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30)) }
    window.layoutIfNeeded()
    for view in views { #expect(isHeld(view) && view.frame.minX == 10) }
  }

  @Test func `A view that was moved by hand is put back by the next layout of its superview`() {
    let (view, _) = laidOutView()
    view.center = CGPoint(x: 0, y: 0)
    #expect(!isHeld(view) && view.frame == CGRect(x: -20, y: -15, width: 40, height: 30))
    window.layoutIfNeeded()
    #expect(view.frame.minX == -20)
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(isHeld(view) && view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
  }

  @Test func `A transform and an anchor point that come later are kept by layouts`() {
    let (view, width) = laidOutView()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.center == CGPoint(x: 30, y: 35) && view.frame.width == 80)
    width.constant = 60
    window.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 40, y: 35) && view.frame.width == 120)
    view.transform = .identity
    view.anchorPoint = .zero
    width.constant = 20
    window.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 10, y: 20) && view.bounds.width == 20)
  }

  @Test func `A scrolled view, whose bounds begin elsewhere, keeps their origin`() {
    let (view, width) = laidOutView()
    view.bounds.origin = CGPoint(x: 3, y: 4)
    width.constant = 60
    window.layoutIfNeeded()
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 60, height: 30))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 60, height: 30))
  }

  @Test func `A layout in an animation block begins at the frame that the table held`() {
    let (view, width) = laidOutView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      width.constant = 80
      window.layoutIfNeeded()
    }
    window.clock.advance(by: 0.25)
    #expect(view.bounds.width == 80 && view.layer.presentation()?.bounds.width == 50)
    window.clock.advance(by: 1)
    width.constant = 30
    window.layoutIfNeeded()
    #expect(isHeld(view) && view.bounds.width == 30 && view.layer.presentation()?.bounds.width == 30)
  }

  @Test func `What is added later to a view within a view lies on its pixels`() {
    window.screenScale = 2
    let panel = constrainedView(in: window)
    panel.pin(CGRect(x: 10.25, y: 0, width: 50, height: 20))
    window.layoutIfNeeded()
    #expect(isHeld(panel) && panel.frame.minX == 10.5)
    let view = constrainedView(in: panel)
    view.pin(CGRect(x: 0.25, y: 0, width: 10, height: 10))
    window.layoutIfNeeded()
    #expect(view.frame.minX == 0)
  }

  @Test func `Children of a view between pixels end on pixels of the window`() {
    window.screenScale = 1
    let host = UIView(frame: CGRect(x: 10.25, y: 0, width: 50, height: 20))
    window.addSubview(host)
    let view = constrainedView(in: host)
    view.pin(CGRect(x: 1, y: 1, width: 10, height: 10))
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0.75, y: 1, width: 10, height: 10))
  }

  /// A view at a place in the window that its constraint's constant says.
  private func movableView() -> (UIView, NSLayoutConstraint) {
    let view = constrainedView(in: window)
    let left = view.leftAnchor.constraint(equalTo: window.leftAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 30),
    ])
    return (view, left)
  }

  @Test func `Frames beyond what a table counts are as exact as others`() {
    let (view, _) = laidOutView()
    let (far, left) = movableView()
    for x in [0x1p24, 0x1p25 - 1, 0x1p25, 0x1p33 + 1, -0x1p39, 3] {
      left.constant = x
      window.layoutIfNeeded()
      #expect(far.frame == CGRect(x: x, y: 20, width: 40, height: 30))
      #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
    }
  }

  @Test func `The table holds frames again once no view is beyond what it counts`() {
    let (view, width) = laidOutView()
    let views = [movableView(), movableView(), movableView()]
    /// Moves views there and the first one anyway. Whether the table holds that one's frame after it.
    func isHeld(moving moved: [Int], to x: CGFloat) -> Bool {
      width.constant += 1
      for index in moved { views[index].1.constant = x }
      window.layoutIfNeeded()
      for index in moved { #expect(views[index].0.frame == CGRect(x: x, y: 20, width: 40, height: 30)) }
      #expect(view.frame == CGRect(x: 10, y: 20, width: width.constant, height: 30))
      return self.isHeld(view)
    }
    #expect(isHeld(moving: [0, 1, 2], to: 5))
    #expect(!isHeld(moving: [0, 1, 2], to: 0x1p25))
    #expect(!isHeld(moving: [0, 2], to: 0x1p33))
    #expect(!isHeld(moving: [1, 2], to: 7))
    #expect(isHeld(moving: [0], to: 6))
    #expect(!isHeld(moving: [1], to: -0x1p26))
    views[1].0.removeFromSuperview()
    #expect(isHeld(moving: [], to: 0))
  }

  @Test
  func `However often views move beyond what the table counts, they are listed a few times at the most`()
    throws
  {
    let (view, _) = laidOutView()
    let (far, left) = movableView()
    for step in 0..<100 {
      left.constant = 0x1p26 + CGFloat(step)
      window.layoutIfNeeded()
    }
    let engine = try #require(view.layoutNode.engine)
    #expect(far.frame.minX == 0x1p26 + 99)
    #expect(engine.large.count <= 2 * engine.items.slotCount + 9)
  }

  @Test func `A view that comes where another was has none of its numbers`() {
    let (view, _) = laidOutView()
    let slot = view.layoutNode.slot
    view.removeFromSuperview()
    window.layoutIfNeeded()
    let next = constrainedView(in: window)
    let guide = UILayoutGuide()
    window.addLayoutGuide(guide)
    next.pin(CGRect(x: 1, y: 2, width: 3, height: 4))
    window.layoutIfNeeded()
    #expect(next.layoutNode.slot == slot && isHeld(next))
    #expect(next.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
  }

  @Test func `A frame is not read from a table that does not hold it`() async {
    await #expect(processExitsWith: .failure) {
      let (frames, tags) = (FlatTable<PixelFrame>(), FlatTable<ItemTag>())
      frames.append(PixelFrame())
      tags.append(ItemTag())
      var tables = HeldFrame.Tables(frames: frames, tags: tags, scale: 1)
      withUnsafePointer(to: &tables) { print(HeldFrame(tables: $0, slot: 0).position) }
    }
  }
}
