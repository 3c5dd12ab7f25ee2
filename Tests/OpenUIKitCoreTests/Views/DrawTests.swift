import OpenUIKit
import Testing

/// A view that draws by a closure.
@MainActor
private final class Sketch: UIView {
  var content: (CGContext) -> Void = { _ in }
  var count = 0
  var rects: [CGRect] = []

  override func draw(_ rect: CGRect) {
    count += 1
    rects.append(rect)
    if let context = UIGraphicsGetCurrentContext() { content(context) }
  }
}

@MainActor
@Suite("Drawing")
struct DrawTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = Sketch(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  init() {
    window.addSubview(view)
  }

  private typealias Element = DisplayList.PathElement

  private static let square: [Element] = [
    .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
    .line(CGPoint(x: 0, y: 10)), .close,
  ]

  /// The shapes of the list with the entries that show them, in drawing order.
  private func shapes() -> [(entry: DisplayList.Entry, shape: DisplayList.Shape)] {
    let list = window.displayList()
    return list.entries.compactMap { entry in
      if case .shape(let index) = entry.content { return (entry, list.shapes[index]) }
      return nil
    }
  }

  private func color(_ color: UIColor) -> DisplayList.Color { DisplayList.Color(color.cgColor) }

  @Test("A view draws before it is first shown, with its bounds, and again only when asked")
  func whenItDraws() {
    #expect(view.count == 0)
    _ = window.displayList()
    #expect(view.count == 1 && view.rects == [view.bounds])
    view.frame.origin.x = 30
    _ = window.displayList()
    #expect(view.count == 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    _ = window.displayList()
    _ = window.displayList()
    #expect(view.count == 2)
  }

  @Test("Outside of a view's drawing there is no context, and nothing is drawn")
  func noContext() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIBezierPath(rect: view.bounds).fill()
    UIColor.red.setFill()
    UIRectFill(view.bounds)
    _ = window.displayList()
    #expect(UIGraphicsGetCurrentContext() == nil && shapes().isEmpty)
  }

  @Test("A path is filled and stroked with the colours that were set")
  func bezierPath() throws {
    view.content = { _ in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      path.lineWidth = 3
      path.lineCapStyle = .round
      path.lineJoinStyle = .bevel
      path.usesEvenOddFillRule = true
      path.setLineDash([4, 2], count: 2, phase: 1)
      path.fill()
      path.stroke()
      path.fill(with: .normal, alpha: 0.25)
    }
    let drawn = shapes()
    try #require(drawn.count == 3)
    #expect(drawn[0].shape.path == Self.square && drawn[0].shape.fill == color(.red))
    #expect(drawn[0].shape.usesEvenOddRule && drawn[0].shape.stroke == nil && drawn[0].entry.opacity == 1)
    #expect(
      drawn[1].shape.stroke
        == DisplayList.Stroke(
          path: Self.square, color: color(.blue), width: 3, cap: .round, join: .bevel, dashes: [4, 2],
          dashPhase: 1))
    #expect(!drawn[1].shape.fill.isVisible && drawn[2].entry.opacity == 0.25)
  }

  @Test("Drawings lie on the view's background, behind its subviews, and move with the view")
  func place() throws {
    view.backgroundColor = .white
    let inner = UIView(frame: view.bounds)
    inner.backgroundColor = .green
    view.addSubview(inner)
    view.content = { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let entries = window.displayList().entries
    try #require(entries.count == 4)
    #expect(entries[1].fill == color(.white) && entries[1].descendantCount == 2)
    #expect(entries[2].content == .shape(0) && entries[3].fill == color(.green))
    #expect(CATransform3DIsIdentity(entries[2].transform) && entries[1].transform.m41 == 10)
  }

  @Test("Transforms act on what follows, and lines are bent with it")
  func transforms() throws {
    view.content = { context in
      context.saveGState()
      context.translateBy(x: 5, y: 6)
      context.scaleBy(x: 2, y: 3)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      context.stroke(CGRect(x: 0, y: 0, width: 10, height: 10), width: 4)
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let drawn = shapes()
    try #require(drawn.count == 3)
    #expect(drawn[0].shape.path.first == .move(CGPoint(x: 7, y: 9)))
    let transform = drawn[1].entry.transform
    #expect(drawn[1].shape.stroke?.width == 4 && drawn[1].shape.stroke?.path == Self.square)
    #expect([transform.m11, transform.m22, transform.m41, transform.m42] == [2, 3, 5, 6])
    #expect(drawn[2].shape.path == Self.square && drawn[2].shape.fill == color(.black))
  }

  @Test("What is drawn after a clip is seen inside it only, until the state is restored")
  func clips() throws {
    view.content = { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).addClip()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
    }
    let entries = window.displayList().entries.dropFirst(2)
    // A group with its mask and a step, in it a group with its own, and a step beside them.
    #expect(entries.map(\.isMasked) == [true, false, false, true, false, false, false])
    #expect(entries.map(\.descendantCount) == [5, 0, 0, 2, 0, 0, 0])
    let list = window.displayList()
    #expect(list.shapes[0].path == Self.square && list.shapes.count == 5)
  }

  @Test("Rectangles, ellipses, arcs and lines are drawn by the context")
  func contextShapes() throws {
    view.content = { context in
      context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 10))
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 10, y: 0))
      context.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 10))
      context.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
      context.closePath()
      context.drawPath(using: .eoFillStroke)
      context.setAlpha(0.5)
      context.strokeLineSegments(between: [
        .zero, CGPoint(x: 5, y: 5), CGPoint(x: 9, y: 0), CGPoint(x: 9, y: 9),
      ])
    }
    let drawn = shapes()
    try #require(drawn.count == 3)
    #expect(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10)).elements == drawn[0].shape.path)
    #expect(drawn[1].shape.usesEvenOddRule && drawn[1].shape.fill == color(.blue))
    #expect(drawn[1].shape.stroke?.color == color(.red) && drawn[1].shape.path.count == 5)
    #expect(drawn[2].entry.opacity == 0.5 && drawn[2].shape.path.count == 4)
  }

  @Test("Pictures are drawn in their own size or into a rectangle")
  func pictures() throws {
    let pixels = try #require(CGImage(width: 4, height: 2) { _, _ in .red })
    let image = UIImage(cgImage: pixels, scale: 2, orientation: .up)
    view.content = { _ in
      image.draw(at: CGPoint(x: 3, y: 4))
      image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20), blendMode: .normal, alpha: 0.5)
    }
    let list = window.displayList()
    #expect(
      list.images.map(\.frame) == [
        CGRect(x: 3, y: 4, width: 2, height: 1), CGRect(x: 0, y: 0, width: 20, height: 20),
      ])
    #expect(list.entries.map(\.opacity) == [1, 1, 1, 0.5])
  }

  @Test("A drawing follows a new size by the content mode, and is drawn again for redraw")
  func contentModes() throws {
    view.content = { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    _ = window.displayList()
    view.frame.size = CGSize(width: 200, height: 150)
    #expect(
      shapes().map { [$0.entry.transform.m11, $0.entry.transform.m22] } == [[2, 3]] && view.count == 1)
    view.contentMode = .bottomRight
    view.setNeedsLayout()
    view.frame.size = CGSize(width: 200, height: 151)
    #expect(shapes().map { [$0.entry.transform.m41, $0.entry.transform.m42] } == [[100, 101]])
    view.contentMode = .redraw
    view.frame.size = CGSize(width: 200, height: 152)
    #expect(shapes().map { CATransform3DIsIdentity($0.entry.transform) } == [true] && view.count == 2)
  }

  @Test("A view draws again in other colours when it becomes dark")
  func traits() throws {
    view.content = { _ in
      UIColor.label.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(shapes().map(\.shape.fill) == [color(.black)])
    window.overrideUserInterfaceStyle = .dark
    #expect(shapes().map(\.shape.fill) == [color(.white)])
  }

  @Test("Behind a mask a drawing shows as far as the mask does")
  func masked() {
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    mask.backgroundColor = .black
    view.mask = mask
    view.content = { $0.fill(CGRect(x: 0, y: 0, width: 50, height: 50)) }
    let entries = window.displayList().entries
    #expect(entries.count == 4 && entries[1].isMasked && entries[1].descendantCount == 2)
    #expect(entries[2].fill == color(.black) && entries[3].content == .shape(0))
  }

  @Test("The parts of a drawing keep their names in the list, and nothing is sent when nothing has changed")
  func names() {
    view.content = { context in
      for size in 1...3 { context.fill(CGRect(x: 0, y: 0, width: size, height: size)) }
    }
    let first = window.displayList()
    #expect(Set(first.entries.map(\.id)).count == 5)
    view.setNeedsDisplay()
    let second = window.displayList()
    #expect(second.entries.map(\.id) == first.entries.map(\.id) && second.generation == first.generation)
  }

  @Test("A scroll view's drawing scrolls with its content")
  func boundsOrigin() {
    view.bounds.origin = CGPoint(x: 5, y: 7)
    view.content = { $0.fill(CGRect(x: 5, y: 7, width: 10, height: 10)) }
    #expect(shapes().map(\.shape.path) == [Self.square])
  }

  @Test("A frame around a rectangle is a point wide, inside of it")
  func rectFrame() throws {
    view.content = { _ in
      UIColor.red.set()
      UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let shape = try #require(shapes().first?.shape)
    #expect(shape.usesEvenOddRule && shape.fill == color(.red))
    #expect(shape.path.prefix(5) == Self.square[...] && shape.path[5] == .move(CGPoint(x: 1, y: 1)))
  }
}
