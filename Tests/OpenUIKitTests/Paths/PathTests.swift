import OpenUIKit
import Testing

@Suite("Paths")
struct PathTests {
  @Test("A rectangle goes clockwise from its top left corner, and closes")
  func rectangle() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      path.cgPath.elements == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 4, y: 2)), .line(CGPoint(x: 4, y: 6)),
        .line(CGPoint(x: 1, y: 6)), .close,
      ])
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.currentPoint == CGPoint(x: 1, y: 2) && !path.isEmpty)
  }

  @Test("An ellipse is off by less than a thousandth of its radius, and its box is exact")
  func ellipse() {
    let path = CGPath(ellipseIn: CGRect(x: -100, y: -50, width: 200, height: 100))
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX + 100) < 1e-6 && abs(box.width - 200) < 1e-6 && abs(box.height - 100) < 1e-6)
    for degree in 0..<360 {
      let angle = CGFloat(degree) * .pi / 180
      let (x, y) = (100 * cos(angle), 50 * sin(angle))
      #expect(path.contains(CGPoint(x: x * 0.999, y: y * 0.999)))
      #expect(!path.contains(CGPoint(x: x * 1.001, y: y * 1.001)))
    }
  }

  @Test("The elements of a path are passed with their kinds and points")
  func appliedElements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
    path.closeSubpath()
    var (kinds, points): ([CGPathElementType], [CGPoint]) = ([], [])
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [.moveToPoint: 1, .addLineToPoint: 1, .addCurveToPoint: 3]
      kinds.append(element.pointee.type)
      points += (0..<(counts[element.pointee.type] ?? 0)).map { element.pointee.points[$0] }
    }
    #expect(kinds == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
    #expect(points.map(\.x) == [1, 3, 5, 7, 9] && points.map(\.y) == [2, 4, 6, 8, 9])
    var count = 0
    path.apply(info: &count) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
    #expect(count == 4)
  }

  @Test("The box of a curve does not hold its control points")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    #expect(abs(path.boundingBoxOfPath.maxY - 50) < 1e-9)
    #expect(path.boundingBox.maxY > 60)
    #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().isEmpty)
  }

  @Test(
    "Arcs go in the given direction, at most once around",
    arguments: [
      (0.0, Double.pi / 2, true, 0.0, 10.0), (0, .pi / 2, false, 0, 10), (0, 4 * .pi, true, 10, 0),
      (.pi, 0, true, 10, 0), (0, -.pi / 2, false, 0, -10),
    ])
  func arcs(start: Double, end: Double, clockwise: Bool, x: Double, y: Double) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    #expect(abs(path.currentPoint.x - x) < 1e-9 && abs(path.currentPoint.y - y) < 1e-9)
  }

  @Test("A quarter the short way and one the long way hold different corners")
  func arcDirections() {
    let short = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let long = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(short.cgPath.boundingBoxOfPath.minX) < 1e-9)
    #expect(abs(long.cgPath.boundingBoxOfPath.minX + 10) < 1e-3)
  }

  @Test("Only the corners that are named are round")
  func roundedCorners() {
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 98)))
    #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 98)))
    #expect(path.bounds == box)
    #expect(UIBezierPath(roundedRect: box, cornerRadius: 80).contains(CGPoint(x: 50, y: 1)))
  }

  @Test("A square in a square is inside by its winding, outside by the even-odd rule")
  func fillRules() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
    #expect(path.contains(CGPoint(x: 50, y: 50)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 50, y: 50)) && path.contains(CGPoint(x: 10, y: 50)))
  }

  @Test("A transform moves all points")
  func transform() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.apply(CGAffineTransform(translationX: 5, y: 6))
    #expect(path.bounds == CGRect(x: 5, y: 6, width: 10, height: 10))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }
}

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
