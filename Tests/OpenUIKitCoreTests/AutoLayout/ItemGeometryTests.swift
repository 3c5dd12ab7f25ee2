import Testing

@testable import OpenUIKitCore
@testable @_spi(Layout) import OpenUIKitLayout
@_spi(Layout) import OpenUIKitGraphics

/// Views, guides, layers and the layout pass share one geometry for each item.
@MainActor
@Suite("The geometry of an item")
struct ItemGeometryTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 200, height: 100))

  /// A plain view at (10, 20) with the size 40 × 30, laid out, and the constraint of its width.
  private func laidOutView() -> (UIView, NSLayoutConstraint) {
    let view = constrainedView(in: window)
    view.pin(CGRect(x: 10, y: 20, width: 40, height: 30))
    window.layoutIfNeeded()
    return (view, window.subviews[0].constraints[0])
  }

  /// Whether the pass writes the view's geometry without a visit.
  private func isQuiet(_ view: UIView) -> Bool {
    view.layoutNode.engine?.items.tags[view.layoutNode.slot].isQuiet ?? false
  }

  @Test func `A plain view's geometry reads from the table`() {
    let (view, width) = laidOutView()
    #expect(isQuiet(view))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(view.center == CGPoint(x: 30, y: 35))
    width.constant = 60
    window.layoutIfNeeded()
    #expect(isQuiet(view) && view.center == CGPoint(x: 40, y: 35) && view.layer.bounds.width == 60)
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

  /// The events that may happen to a view.
  private nonisolated static let events: [(String, @MainActor @Sendable (UIView) -> Void)] = [
    (
      "gets an anchor point",
      {
        $0.layer.anchorPoint = CGPoint(x: 0.5, y: 0.25); $0.layer.anchorPoint.y = 0.5
      }
    ),
    ("gets contents", { $0.layer.needsDisplayOnBoundsChange = true }),
    ("gets a subview", { $0.addSubview(UIView()) }),
    ("gets a guide", { $0.addLayoutGuide(UILayoutGuide()) }),
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
    #expect(isQuiet(view))
    Self.events[index].1(view)
    #expect(!isQuiet(view), "\(Self.events[index].0)")
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
    view.superview?.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
  }

  @Test func `A view outlives its window and keeps its frame`() {
    var window: UIWindow? = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = constrainedView(in: window!)
    view.pin(CGRect(x: 10, y: 20, width: 40, height: 30))
    window?.layoutIfNeeded()
    #expect(isQuiet(view))
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
    #expect(views.allSatisfy(isQuiet))
    window.addSubview(root)
    for view in views { #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30)) }
    window.layoutIfNeeded()
    for view in views { #expect(isQuiet(view) && view.frame.minX == 10) }
  }

  @Test func `A view that was moved by hand is put back by the next layout of its superview`() {
    let (view, _) = laidOutView()
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -20, y: -15, width: 40, height: 30))
    window.layoutIfNeeded()
    #expect(view.frame.minX == -20)
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(isQuiet(view) && view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
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
    #expect(isQuiet(view) && view.bounds.width == 30 && view.layer.presentation()?.bounds.width == 30)
  }

  @Test func `What is added later to a view within a view lies on its pixels`() {
    window.screenScale = 2
    let panel = constrainedView(in: window)
    panel.pin(CGRect(x: 10.25, y: 0, width: 50, height: 20))
    window.layoutIfNeeded()
    #expect(isQuiet(panel) && panel.frame.minX == 10.5)
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

  /// A view whose place in the window is the constant of its constraint.
  private func movableView() -> (UIView, NSLayoutConstraint) {
    let view = constrainedView(in: window)
    let left = view.leftAnchor.constraint(equalTo: window.leftAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 30),
    ])
    return (view, left)
  }

  @Test func `Frames with too many pixels to count are as exact as others`() {
    let (view, _) = laidOutView()
    let (far, left) = movableView()
    for x in [0x1p24, 0x1p25 - 1, 0x1p25, 0x1p33 + 1, -0x1p39, 3] {
      left.constant = x
      window.layoutIfNeeded()
      #expect(far.frame == CGRect(x: x, y: 20, width: 40, height: 30))
      #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
    }
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
    #expect(next.layoutNode.slot == slot && isQuiet(next))
    #expect(next.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
  }

  @Test func `Labels, image views and buttons are placed like plain views`() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let label = UILabel()
    label.text = "Label"
    label.setContentHuggingPriority(.required, for: .vertical)
    let views: [(UIView, Bool)] = [
      (label, true), (UIImageView(), true), (button, false), (Override(), false),
    ]
    for (view, expected) in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      view.pin(CGRect(x: 10, y: 20, width: 40, height: 30))
      window.layoutIfNeeded()
      #expect(isQuiet(view) == expected, "\(type(of: view))")
      #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
      #expect(view.layer.position == view.center && view.layer.bounds == view.bounds)
    }
    #expect(button.titleLabel?.center.y == 15)
  }

  private final class Override: UIView {}

  @Test
  func `A label that a layout has resized is recorded with its new size, and one that has moved is kept`()
    throws
  {
    let label = UILabel()
    label.text = "Label"
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    label.pin(CGRect(x: 10, y: 20, width: 40, height: 30))
    let constraints = window.constraints
    window.layoutIfNeeded()
    _ = window.displayList()
    for constraint in constraints + label.constraints { constraint.constant += 10 }
    window.layoutIfNeeded()
    let list = window.displayList()
    #expect(
      try #require(list.entries.last).size == label.bounds.size
        && label.bounds.size == CGSize(width: 50, height: 40))
    #expect(label.frame.origin == CGPoint(x: 20, y: 30))
  }

  @Test func `A view that a plain superview lends its size follows it`() {
    let (view, width) = laidOutView()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    inner.autoresizingMask = [.flexibleWidth]
    view.addSubview(inner)
    #expect(!isQuiet(view))
    width.constant = 100
    window.layoutIfNeeded()
    #expect(inner.frame.width == 100)
  }

  @Test func `A guide's frame is that of the solution, exact to the last bit`() {
    let guide = UILayoutGuide()
    window.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 0.1),
      guide.topAnchor.constraint(equalTo: window.topAnchor, constant: 1.0 / 3),
      guide.widthAnchor.constraint(equalToConstant: 0.7), guide.heightAnchor.constraint(equalToConstant: 1e9),
    ])
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0.1, y: 1.0 / 3, width: 0.7, height: 1e9))
    window.removeLayoutGuide(guide)
    #expect(guide.layoutFrame == CGRect(x: 0.1, y: 1.0 / 3, width: 0.7, height: 1e9))
  }

  @Test func `A layer keeps its geometry after its view`() {
    var view: UIView? = constrainedView(in: window)
    view?.pin(CGRect(x: 10, y: 20, width: 40, height: 30))
    window.layoutIfNeeded()
    let layer = view!.layer
    view?.removeFromSuperview()
    view = nil
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
    layer.position.x += 1
    #expect(layer.frame.minX == 11)
  }
}
