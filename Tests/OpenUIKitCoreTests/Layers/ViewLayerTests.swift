import Testing

@testable import OpenUIKitCore

/// Every view has its layer from the start, in its place among those of its siblings.
@MainActor
@Suite("The layers of views")
struct ViewLayerTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func subviews(_ count: Int, of view: UIView) -> [UIView] {
    (0..<count).map { _ in
      let subview = UIView()
      view.addSubview(subview)
      return subview
    }
  }

  private func layers(of views: [UIView]) -> [CALayer] { views.map { $0.layer } }

  @Test func `The sublayers of a view's layer are those of its subviews, back to front`() {
    let views = subviews(40, of: window)
    for index in [39, 3, 38, 20, 0] { views[index].alpha = 0.5 }
    #expect(window.layer.sublayers == layers(of: views))
  }

  @Test func `Layers that were made in any order lie as the subviews do`() {
    let views = subviews(6, of: window)
    for index in [4, 1, 5, 0] { _ = views[index].layer }
    window.sendSubviewToBack(views[4])
    window.bringSubviewToFront(views[2])
    window.exchangeSubview(at: 0, withSubviewAt: 3)
    window.insertSubview(UIView(), at: 2)
    window.insertSubview(views[1], aboveSubview: views[5])
    #expect(window.layer.sublayers == layers(of: window.subviews))
  }

  @Test
  func
    `A layer without a view goes in front of the views that came before it, and behind those that come later`()
  {
    let early = subviews(2, of: window)
    let inserted = CALayer()
    window.layer.addSublayer(inserted)
    let late = subviews(2, of: window)
    #expect(window.layer.sublayers == layers(of: early) + [inserted] + layers(of: late))
    let lowest = CALayer()
    window.layer.insertSublayer(lowest, below: early[1].layer)
    #expect(window.layer.sublayers?[1] === lowest)
    window.insertSubview(UIView(), at: 2)
    let expected = [early[0].layer, lowest, early[1].layer, window.subviews[2].layer, inserted]
    #expect(Array(window.layer.sublayers?.prefix(5) ?? []) == expected)
  }

  @Test func `A layer may be put at an index among those of views that have none yet`() {
    let views = subviews(3, of: window)
    let inserted = CALayer()
    window.layer.insertSublayer(inserted, at: 1)
    #expect(window.layer.sublayers == [views[0].layer, inserted, views[1].layer, views[2].layer])
  }

  private final class CountingLayer: CALayer {
    private(set) var added: [CALayer] = []
    override func addSublayer(_ layer: CALayer) {
      added.append(layer)
      super.addSublayer(layer)
    }
  }

  private final class Host: UIView {
    override static var layerClass: AnyClass { CountingLayer.self }
  }

  @Test func `A layer of a subclass hears of every subview's layer at once`() {
    let host = Host()
    let views = subviews(2, of: host)
    #expect((host.layer as? CountingLayer)?.added == layers(of: views))
  }

  @Test func `A view with a layer brings layers to the views that it comes into`() {
    let panel = UIView()
    let view = UIView()
    view.backgroundColor = .red
    panel.addSubview(view)
    #expect(view.layer.superlayer === panel.layer)
    window.addSubview(panel)
    #expect(panel.layer.superlayer === window.layer)
    panel.removeFromSuperview()
    #expect(panel.layer.superlayer == nil && window.layer.sublayers == nil)
  }

  @Test func `A layer that is made late is where the table holds its view, and follows it`() {
    let view = constrainedView(in: window)
    view.pin(CGRect(x: 10, y: 20, width: 40, height: 30))
    window.layoutIfNeeded()
    let before = window.displayList()
    view.layer.backgroundColor = UIColor.red.cgColor
    let entry = window.displayList().entries.last
    #expect(window.displayList().generation == before.generation + 1)
    #expect(entry?.size == CGSize(width: 40, height: 30) && entry?.transform.m41 == 10)
  }

  @Test func `Points go to and from a view whose superview transforms its sublayers`() {
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(panel)
    let view = constrainedView(in: panel)
    view.pin(CGRect(x: 0, y: 0, width: 20, height: 20))
    window.layoutIfNeeded()
    panel.layer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    #expect(window.hitTest(CGPoint(x: 26, y: 26), with: nil) === view)
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === panel)
    #expect(view.convert(CGPoint.zero, to: window) == CGPoint(x: 25, y: 25))
  }

  @Test func `Views within views without layers lie on the pixels of the window`() {
    window.screenScale = 1
    let panel = constrainedView(in: window)
    panel.pin(CGRect(x: 10.4, y: 0, width: 50, height: 20))
    let view = constrainedView(in: panel)
    view.pin(CGRect(x: 0.4, y: 0, width: 10, height: 10))
    window.layoutIfNeeded()
    #expect(panel.frame.minX == 10 && view.frame.minX == 1)
    #expect(view.convert(CGPoint.zero, to: nil).x == 11)
  }

  /// Looks at another view, and may change it, while it is measured.
  private final class Curious: UIView {
    var other: UIView?
    var look: (UIView) -> Void = { _ in }

    override var intrinsicContentSize: CGSize {
      if let other { look(other) }
      return CGSize(width: 10, height: 10)
    }
  }

  @Test(arguments: [false, true]) func `A view keeps its frame while another engine measures it`(
    makesLayer: Bool
  ) {
    let panel = constrainedView(in: window)
    panel.pin(CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = constrainedView(in: panel)
    view.pin(CGRect(x: 10, y: 20, width: 40, height: 30))
    let curious = Curious()
    curious.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(curious)
    window.layoutIfNeeded()
    var frames: [CGRect] = []
    curious.look = {
      if makesLayer { $0.layer.opacity = 0.5 }
      frames.append($0.frame)
    }
    curious.other = view
    _ = panel.systemLayoutSizeFitting(.zero)
    #expect(!frames.isEmpty && frames.allSatisfy { $0 == CGRect(x: 10, y: 20, width: 40, height: 30) })
    view.constraints[0].constant = 60
    window.layoutIfNeeded()
    #expect(view.frame.width == 60 && view.layer.bounds.width == 60)
  }

  @Test func `A deep tree of views without layers gets them without deep recursion`() {
    let innermost = UIView()
    var views = [innermost]
    for _ in 0..<20_000 {
      let outer = UIView()
      outer.addSubview(views[views.count - 1])
      views.append(outer)
    }
    #expect(innermost.layer.superlayer === views[1].layer)
  }

  @Test func `A view that dies without a layer leaves its siblings' layers in order`() {
    var views = subviews(3, of: window)
    _ = views[2].layer
    views[0].removeFromSuperview()
    views.removeFirst()
    #expect(window.layer.sublayers == layers(of: views))
  }

  @Test func `A view without a look is in no display list, and its sublayers bring it there`() {
    let panel = UIView()
    let view = UIView()
    panel.addSubview(view)
    panel.addSubview(UIView())
    window.addSubview(panel)
    #expect(window.displayList().entries.count == 1)
    view.backgroundColor = .red
    #expect(window.displayList().entries.count == 3)
  }

  @Test func `A mask without a look masks everything away`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    view.backgroundColor = .red
    view.mask = UIView(frame: view.bounds)
    window.addSubview(view)
    let entries = window.displayList().entries
    #expect(entries.count == 3 && entries[1].isMasked && entries[2].fill == .clear)
  }
}
