import OpenUIKitGraphics
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
