import OpenUIKit
import Testing

@MainActor
@Suite("Shape layers and masks")
struct ShapeLayerTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let layer = CAShapeLayer()

  init() {
    window.layer.addSublayer(layer)
  }

  private var shape: DisplayList.Shape? { window.displayList().shapes.first }

  private func line(to x: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: x, y: 0))
    return path
  }

  @Test("Shapes are black without a line by default")
  func defaults() throws {
    #expect(shape == nil)
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let shape = try #require(shape)
    #expect(shape.fill == DisplayList.Color(UIColor.black.cgColor) && shape.stroke == nil)
    layer.fillColor = nil
    #expect(self.shape == nil)
    layer.strokeColor = UIColor.red.cgColor
    layer.lineDashPattern = [4, 2]
    layer.lineCap = .round
    let stroke = try #require(self.shape?.stroke)
    #expect(
      stroke.width == 1 && stroke.dashes == [4, 2] && stroke.cap == .round && stroke.path == shape.path)
  }

  @Test("A line can show a part of the path, by length")
  func trimming() throws {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    layer.path = path
    layer.strokeColor = UIColor.red.cgColor
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.875
    let stroke = try #require(shape?.stroke)
    #expect(
      stroke.path == [
        .move(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 30, y: 0)), .line(CGPoint(x: 30, y: 5)),
      ])
    layer.strokeEnd = 0.25
    #expect(shape?.stroke == nil)
  }

  @Test("A quarter of a circle is trimmed off its arc")
  func trimmedArc() throws {
    layer.path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    layer.strokeColor = UIColor.red.cgColor
    layer.strokeEnd = 0.125
    guard case .curve(let end, _, _) = try #require(shape?.stroke?.path.last) else {
      Issue.record("not a curve")
      return
    }
    #expect(abs(end.x - 10 * cos(.pi / 4)) < 0.01 && abs(end.y - 10 * sin(.pi / 4)) < 0.01)
  }

  @Test("Paths, colours and the ends of the line animate")
  func animation() throws {
    layer.path = line(to: 10)
    layer.strokeColor = UIColor.red.cgColor
    layer.strokeEnd = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.path = line(to: 30)
    layer.strokeEnd = 1
    layer.lineWidth = 3
    CATransaction.commit()
    window.clock.advance(by: 0.5)
    let stroke = try #require(shape?.stroke)
    #expect(stroke.path.last == .line(CGPoint(x: 10, y: 0)) && stroke.width == 2)
  }

  @Test("A mask is the first entry inside, and hides everything when it cannot be seen")
  func masks() throws {
    let (content, mask) = (CALayer(), CALayer())
    content.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    content.addSublayer(CALayer())
    mask.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
    content.mask = mask
    window.layer.addSublayer(content)
    let list = window.displayList()
    let index = try #require(list.entries.firstIndex { $0.isMasked })
    #expect(list.entries[index].descendantCount == 2)
    #expect(list.entries[index + 1].size == CGSize(width: 20, height: 20))
    mask.isHidden = true
    #expect(!window.displayList().entries.contains { $0.isMasked || $0.size.width == 50 })
    content.mask = nil
    #expect(window.displayList().entries.contains { $0.size.width == 50 } && mask.superlayer == nil)
  }

  @Test("A mask that becomes a sublayer masks no more; a view's mask is its layer")
  func movedMask() {
    let (view, mask) = (UIView(), UIView())
    view.mask = mask
    #expect(view.layer.mask === mask.layer && view.subviews.isEmpty)
    layer.addSublayer(mask.layer)
    #expect(view.layer.mask == nil && mask.layer.superlayer === layer)
  }

  @Test("What is added to a path is transformed by itself, and what is there already stays")
  func transforms() {
    var half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 20, y: 40), transform: half)
    path.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 6), transform: &half), transform: half)
    #expect(
      path.elements == [
        .move(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 20)), .move(.zero), .line(CGPoint(x: 2, y: 0)),
        .line(CGPoint(x: 2, y: 1.5)), .line(CGPoint(x: 0, y: 1.5)), .close,
      ])
    #expect(path.copy(using: &half)?.currentPoint == .zero)
    #expect(path.copy(using: &half)?.boundingBox == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(!path.contains(CGPoint(x: 3, y: 2)) && path.contains(CGPoint(x: 3, y: 2), transform: half))
  }

  @Test("An arc under a transform continues with a line to where it starts then")
  func transformedArc() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false,
      transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(path.elements[1] == .line(CGPoint(x: 110, y: 0)))
    #expect(abs(path.currentPoint.x - 90) < 1e-9 && abs(path.currentPoint.y) < 1e-9)
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y + 10) < 1e-9)
  }

  @Test("A corner is rounded between the tangents", arguments: [CGFloat(10), -10])
  func roundedCorner(y: CGFloat) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 30, y: 0), tangent2End: CGPoint(x: 30, y: 3 * y), radius: 10)
    #expect(path.elements[1] == .line(CGPoint(x: 20, y: 0)))
    #expect(abs(path.currentPoint.x - 30) < 1e-9 && abs(path.currentPoint.y - y) < 1e-9)
    #expect(abs(path.boundingBoxOfPath.maxX - 30) < 1e-9)
    path.addArc(tangent1End: CGPoint(x: 30, y: 5 * y), tangent2End: CGPoint(x: 30, y: 9 * y), radius: 10)
    #expect(path.currentPoint == CGPoint(x: 30, y: 5 * y), "there is no corner")
  }
}
