import OpenUIKit
import Testing

/// A delegate that calls closures. Methods that it leaves out have their defaults.
@MainActor
private final class Painter: NSObject, CALayerDelegate {
  var onDraw: (CALayer, CGContext) -> Void = { _, _ in }
  var onLayout: (CALayer) -> Void = { _ in }
  var calls: [String] = []

  nonisolated override init() {}

  func draw(_ layer: CALayer, in ctx: CGContext) {
    calls.append("draw")
    onDraw(layer, ctx)
  }

  func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
  func layoutSublayers(of layer: CALayer) { onLayout(layer) }
}

@MainActor
private final class Displayer: NSObject, CALayerDelegate {
  let picture: CGImage
  init(_ picture: CGImage) { self.picture = picture }
  func display(_ layer: CALayer) { layer.contents = picture }
}

private final class TickLayer: CALayer {
  var drawn = 0
  override func draw(in ctx: CGContext) {
    drawn += 1
    ctx.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}

private final class Column: UIView {
  var calls: [String] = []
  override func layoutSublayers(of layer: CALayer) {
    calls.append("layer")
    super.layoutSublayers(of: layer)
  }
  override func layoutSubviews() { calls.append("views") }
  override func draw(_ layer: CALayer, in ctx: CGContext) {
    ctx.setFillColor(UIColor.red.cgColor)
    super.draw(layer, in: ctx)
    ctx.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
  }
  override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
}

private final class Portrait: UIView {
  let picture = CGImage(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])!
  override func display(_ layer: CALayer) { layer.contents = picture }
}

/// From the documentation of CALayer and CALayerDelegate (developer.apple.com/documentation/quartzcore).
@MainActor
@Suite("Delegates of layers")
struct CALayerDelegateTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    window.layer.addSublayer(layer)
  }

  private var shapes: [DisplayList.Shape] { window.displayList().shapes }

  @Test("A view is the delegate of its layer, another layer has the one that was set, weakly")
  func whoIsDelegate() {
    let view = UIView()
    #expect(view.layer.delegate === view && layer.delegate == nil)
    view.layer.delegate = view
    var painter: Painter? = Painter()
    layer.delegate = painter
    #expect(layer.delegate === painter)
    painter = nil
    #expect(layer.delegate == nil)
  }

  @Test("A layer is drawn only after a request, once, and is notified before")
  func drawing() throws {
    let painter = Painter()
    layer.delegate = painter
    painter.onDraw = { $1.fill(CGRect(x: 0, y: 0, width: $0.bounds.width / 2, height: 5)) }
    #expect(shapes.isEmpty && painter.calls.isEmpty)
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    let shape = try #require(shapes.first)
    #expect(shape.path.contains(.line(CGPoint(x: 20, y: 5))))
    _ = window.displayList()
    #expect(painter.calls == ["will draw", "draw"] && !layer.needsDisplay())
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(painter.calls.count == 4 && shapes.count == 1)
  }

  @Test("A drawing is stretched with its layer, or made again if a change of size requires it")
  func size() throws {
    let tick = TickLayer()
    tick.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.layer.addSublayer(tick)
    tick.setNeedsDisplay()
    _ = window.displayList()
    tick.bounds.size = CGSize(width: 20, height: 10)
    let list = window.displayList()
    let entry = try #require(list.entries.last)
    #expect(tick.drawn == 1 && entry.transform.m11 == 2 && entry.transform.m22 == 1)
    tick.needsDisplayOnBoundsChange = true
    tick.bounds.size = CGSize(width: 30, height: 10)
    let redrawn = try #require(window.displayList().entries.last)
    #expect(tick.drawn == 2 && redrawn.transform.m11 == 1)
  }

  @Test("Coordinates of a drawing are those of the layer, whatever the origin of its bounds")
  func origin() throws {
    let tick = TickLayer()
    tick.bounds = CGRect(x: 1, y: 2, width: 10, height: 10)
    window.layer.addSublayer(tick)
    tick.setNeedsDisplay()
    #expect(shapes.first?.path.first == .move(.zero))
  }

  @Test("A delegate that displays sets contents, which the gravity places")
  func contents() throws {
    let picture = try #require(CGImage(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255]))
    let displayer = Displayer(picture)
    layer.delegate = displayer
    layer.setNeedsDisplay()
    func frame() -> CGRect? { window.displayList().images.first?.frame }
    #expect(frame() == CGRect(x: 0, y: 0, width: 40, height: 20))
    let places: [(CALayerContentsGravity, CGFloat, CGRect)] = [
      (.center, 1, CGRect(x: 19, y: 10, width: 2, height: 1)),
      (.center, 2, CGRect(x: 19.5, y: 10, width: 1, height: 0.5)),
      (.left, 1, CGRect(x: 0, y: 10, width: 2, height: 1)),
      (.right, 1, CGRect(x: 38, y: 10, width: 2, height: 1)),
    ]
    for (gravity, scale, expected) in places {
      layer.contentsGravity = gravity
      layer.contentsScale = scale
      #expect(frame() == expected, "\(gravity.rawValue) at \(scale)")
    }
    layer.bounds.size = CGSize(width: 40, height: 40)
    layer.contentsScale = 1
    layer.contentsGravity = .resizeAspect
    #expect(frame() == CGRect(x: 0, y: 10, width: 40, height: 20))
    layer.contentsGravity = .resizeAspectFill
    #expect(frame() == CGRect(x: -20, y: 0, width: 80, height: 40))
    layer.contents = nil
    #expect(frame() == nil && layer.contents == nil)
  }

  @Test("A layer without a view is laid out before it is shown, after its size or its sublayers have changed")
  func layout() {
    let painter = Painter()
    var count = 0
    painter.onLayout = { layer in
      count += 1
      layer.sublayers?.first?.frame = layer.bounds.insetBy(dx: 5, dy: 5)
    }
    layer.delegate = painter
    _ = window.displayList()
    count = 0
    layer.addSublayer(CALayer())
    #expect(layer.needsLayout())
    #expect(window.displayList().entries.last?.size == CGSize(width: 30, height: 10) && count == 1)
    _ = window.displayList()
    layer.position.x += 3
    _ = window.displayList()
    #expect(count == 1)
    layer.bounds.size.width = 60
    layer.layoutIfNeeded()
    #expect(layer.sublayers?.first?.frame.width == 50 && count == 2 && !layer.needsLayout())
    layer.setNeedsLayout()
    window.layer.layoutIfNeeded()
    #expect(count == 3)
  }

  @Test("The layer of a view lays out and draws through the view's methods for layers")
  func views() {
    let view = Column(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.calls == ["layer", "views"])
    let drawn = shapes
    #expect(drawn.count == 2 && drawn.allSatisfy { $0.fill == DisplayList.Color(UIColor.red.cgColor) })
    view.layer.setNeedsLayout()
    view.layer.layoutIfNeeded()
    #expect(view.calls.count == 4)
  }

  @Test("A view that displays contents shows them in the first frame")
  func displayingView() {
    let view = Portrait(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    let images = window.displayList().images
    #expect(images.map(\.frame) == [view.bounds])
    #expect(window.displayList().images.count == 1)
  }

  @Test("The drawing of a layer's class is visible as long as the delegate draws nothing")
  func ownDrawing() {
    let tick = TickLayer()
    tick.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let painter = Painter()
    tick.delegate = painter
    window.layer.addSublayer(tick)
    tick.setNeedsDisplay()
    #expect(shapes.count == 1 && painter.calls == ["will draw"])
  }
}

/// An action that notes what it is asked for.
@MainActor
private final class Note: CAAction {
  var events: [String] = []
  nonisolated init() {}
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    events.append(event)
  }
}

@MainActor
private final class Chooser: NSObject, CALayerDelegate {
  var answer: (any CAAction)?
  nonisolated override init() {}
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
}

private final class StillView: UIView {
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    event == "position" ? NSNull() : super.action(for: layer, forKey: event)
  }
}

/// From the documentation of `CALayer.action(forKey:)`.
@MainActor
@Suite("Actions of layers")
struct CALayerActionTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.layer.addSublayer(layer)
  }

  private func moveInTransaction() -> CGFloat? {
    layer.position.x = 5
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 105
    CATransaction.commit()
    window.clock.advance(by: 0.5)
    return layer.presentation()?.position.x
  }

  @Test("A change within a transaction is animated, unless the layer's action for it is null")
  func nothing() {
    #expect(moveInTransaction() == 55)
    layer.removeAllAnimations()
    layer.actions = ["position": NSNull()]
    #expect(layer.action(forKey: "position") == nil && layer.action(forKey: "opacity") != nil)
    #expect(moveInTransaction() == 105)
  }

  @Test("The delegate is asked before the layer's own actions")
  func order() {
    let (chooser, note) = (Chooser(), Note())
    layer.delegate = chooser
    layer.actions = ["position": NSNull()]
    chooser.answer = note
    #expect(moveInTransaction() == 105)
    #expect(note.events == ["position"])
    chooser.answer = NSNull()
    #expect(layer.action(forKey: "opacity") == nil)
  }

  @Test("An animation as an action goes from what shows to the new value, in its own time")
  func animation() {
    let animation = CABasicAnimation()
    animation.duration = 2
    layer.actions = ["position": animation]
    #expect(moveInTransaction() == 30)
    #expect(layer.animation(forKey: "position") === animation)
  }

  @Test("A view's layer animates in blocks alone, and an override of the view can change its action there")
  func views() {
    let (view, plain) = (StillView(), UIView())
    for view in [view, plain] {
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.addSubview(view)
      #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
    }
    var inBlock: (any CAAction)?
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      inBlock = plain.action(for: plain.layer, forKey: "opacity")
      for view in [view, plain] {
        view.center.x = 105
        view.alpha = 0
      }
    }
    #expect(inBlock != nil && !(inBlock is NSNull))
    window.clock.advance(by: 0.5)
    #expect(view.layer.presentation()?.position.x == 105 && plain.layer.presentation()?.position.x == 55)
    #expect(view.layer.presentation()?.opacity == 0.5)
  }
}
