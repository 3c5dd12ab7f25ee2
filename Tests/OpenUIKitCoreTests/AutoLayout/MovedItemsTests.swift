import Testing

@testable import OpenUIKitCore
@testable @_spi(Layout) import OpenUIKitLayout

/// The items that a solution moves are listed in runs of one container, and placed a run at a time.
@MainActor
@Suite("Items that moved")
struct MovedItemsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  /// A view that is notified of its place.
  private final class Told: UIView {
    var sizes: [CGSize] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      sizes.append(bounds.size)
    }
  }

  /// A view that lays its subviews out only when it is allowed to.
  private final class Idle: UIView {
    var isIdle = true
    override func layoutSubviews() { if !isIdle { super.layoutSubviews() } }
  }

  private func panel(_ view: UIView, at frame: CGRect) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.pin(frame)
    return view
  }

  /// Views in a row in `superview`, each 10 points from the one before, and the constraints of their heights and the first
  /// one's distances from the left and the top.
  private func row(_ count: Int, in superview: UIView, _ make: () -> UIView = { UIView() })
    -> (views: [UIView], heights: [NSLayoutConstraint], left: NSLayoutConstraint, top: NSLayoutConstraint)
  {
    let views = (0..<count).map { _ in make() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    let heights = views.map { $0.heightAnchor.constraint(equalToConstant: 20) }
    let left = views[0].leftAnchor.constraint(equalTo: superview.leftAnchor)
    let top = views[0].topAnchor.constraint(equalTo: superview.topAnchor)
    NSLayoutConstraint.activate(
      heights + [left, top] + views.map { $0.widthAnchor.constraint(equalToConstant: 5) })
    for (view, next) in zip(views, views.dropFirst()) {
      next.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10).isActive = true
      next.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }
    return (views, heights, left, top)
  }

  @Test func `Siblings that move in both directions at once all arrive`() {
    let row = row(20, in: window)
    window.layoutIfNeeded()
    for step in 1...5 {
      (row.left.constant, row.top.constant) = (CGFloat(step), CGFloat(2 * step))
      window.layoutIfNeeded()
      for (index, view) in row.views.enumerated() {
        #expect(view.frame == CGRect(x: step + 10 * index, y: 2 * step, width: 5, height: 20))
      }
    }
  }

  @Test func `Plain views and others among each other are all placed, and the others hear of it`() {
    var isPlain = false
    let row = row(12, in: window) {
      isPlain.toggle()
      return isPlain ? UIView() : Told()
    }
    window.layoutIfNeeded()
    for height in row.heights { height.constant = 30 }
    row.left.constant = -7
    window.layoutIfNeeded()
    for (index, view) in row.views.enumerated() {
      #expect(view.frame == CGRect(x: 10 * index - 7, y: 0, width: 5, height: 30))
      if let view = view as? Told {
        #expect(view.sizes == [CGSize(width: 5, height: 20), CGSize(width: 5, height: 30)])
      }
    }
  }

  @Test
  func `A view that does not place its children keeps the list from growing no more than to twice all items`()
    throws
  {
    let idle = Idle()
    let idleRow = row(3, in: panel(idle, at: CGRect(x: 0, y: 0, width: 100, height: 50)))
    let busy = row(8, in: panel(UIView(), at: CGRect(x: 100, y: 0, width: 100, height: 50)))
    for step in 0..<100 {
      idleRow.left.constant = CGFloat(step)
      busy.left.constant = CGFloat(step)
      window.layoutIfNeeded()
      #expect(busy.views.last?.frame.minX == CGFloat(70 + step))
      #expect(idleRow.views.last?.frame == .zero)
    }
    let items = try #require(window.layoutEngine?.items)
    #expect(items.moves.entryCount <= 3 * items.slotCount + 8)
    idle.isIdle = false
    idle.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(idleRow.views.map(\.frame.minX) == [99, 109, 119])
    #expect(items.moves.entryCount == 0)
  }

  @Test func `A view that leaves before it was placed, and comes back elsewhere, stands where it is now`() {
    let idle = Idle()
    let first = panel(idle, at: CGRect(x: 0, y: 0, width: 100, height: 50))
    let second = panel(UIView(), at: CGRect(x: 100, y: 0, width: 100, height: 50))
    let row = row(3, in: first)
    window.layoutIfNeeded()
    let moved = row.views[1]
    moved.removeFromSuperview()
    second.addSubview(moved)
    moved.pin(CGRect(x: 3, y: 4, width: 5, height: 20))
    window.layoutIfNeeded()
    #expect(moved.frame == CGRect(x: 3, y: 4, width: 5, height: 20))
    moved.removeFromSuperview()
    first.addSubview(moved)
    moved.pin(CGRect(x: 7, y: 8, width: 5, height: 20))
    idle.isIdle = false
    idle.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(moved.frame == CGRect(x: 7, y: 8, width: 5, height: 20))
    #expect(row.views[0].frame == CGRect(x: 0, y: 0, width: 5, height: 20))
  }

  /// A view of no subclass has its frame in the engine's table, in pixels; one of a subclass has it in its layer.
  @Test(arguments: [1.0, 2, 3, 1.5, 300]) func `Plain views are rounded as others are`(scale: Double) {
    window.screenScale = scale
    var numbers = SystemRandomNumberGenerator()
    let seed = numbers.next()
    var random = SeededNumbers(seed: seed)
    let host = panel(UIView(), at: CGRect(x: 10.3, y: 7.7, width: 300, height: 200))
    let pairs = (0..<50).map { _ in (constrainedView(in: host), Told()) }
    for (plain, told) in pairs {
      told.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(told)
      let frame = CGRect(
        x: random.number(in: -50...300), y: random.number(in: -50...300), width: random.number(in: 0...90),
        height: random.number(in: 0...90))
      plain.pin(frame)
      told.pin(frame)
    }
    window.layoutIfNeeded()
    for (plain, told) in pairs {
      #expect(plain.bounds == told.bounds && plain.center == told.center, "seed \(seed)")
    }
  }

  @Test func `Places too far away for their pixels to be counted are kept as they are`() {
    let (plain, told) = (constrainedView(in: window), Told())
    told.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(told)
    let lefts = [plain, told].map { $0.leftAnchor.constraint(equalTo: window.leftAnchor) }
    NSLayoutConstraint.activate(lefts)
    for left in [10.3, 1e12, -9e11, 20.7] {
      for constraint in lefts { constraint.constant = left }
      window.layoutIfNeeded()
      #expect(plain.center == told.center)
      #expect(abs(plain.frame.minX - left) <= 0.5)
    }
  }

  @Test func `Another scale rounds plain views anew`() {
    window.screenScale = 1
    let view = constrainedView(in: window)
    view.pin(CGRect(x: 10.4, y: 0, width: 20, height: 20))
    window.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    window.screenScale = 2
    #expect(view.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
    window.layoutIfNeeded()
    #expect(view.frame.minX == 10.5)
  }

  @Test(arguments: [false, true])
  func `What was solved and not laid out in one window is laid out in the next one`(outlivesWindow: Bool) {
    var first: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let panels = (0..<4).map { index in panel(x: CGFloat(10 * index), in: first!) }
    // Solves, without a layout.
    #expect(!panels[3].subviews[0].hasAmbiguousLayout)
    if outlivesWindow { first = nil }
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    second.addSubview(panels[3])
    panels[3].pin(CGRect(x: 30, y: 0, width: 100, height: 100))
    let others = (0..<2).map { index in panel(x: CGFloat(100 * index), in: second) }
    second.layoutIfNeeded()
    for panel in others + [panels[3]] {
      #expect(panel.subviews[0].frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }
  }

  private func panel(x: CGFloat, in window: UIWindow) -> UIView {
    let panel = constrainedView(in: window)
    panel.pin(CGRect(x: x, y: 0, width: 100, height: 100))
    constrainedView(in: panel).pin(CGRect(x: 1, y: 2, width: 30, height: 40))
    return panel
  }
}

/// Numbers that are the same for the same seed.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }

  mutating func number(in range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
}
