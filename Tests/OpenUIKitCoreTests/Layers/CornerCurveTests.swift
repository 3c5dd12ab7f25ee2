import OpenUIKit
import OpenUIKitGraphics
import Testing

@MainActor
@Suite("The curve of corners")
struct CornerCurveTests {
  @Test("Corners are circular at first, and the display list has the curve")
  func recorded() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    box.backgroundColor = .red
    box.layer.cornerRadius = 20
    window.addSubview(box)
    #expect(box.layer.cornerCurve == .circular)
    #expect(window.displayList().entries.last?.hasContinuousCorners == false)
    box.layer.cornerCurve = .continuous
    #expect(window.displayList().entries.last?.hasContinuousCorners == true)
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
  }

  @Test("A continuous corner begins farther out, is symmetric and touches the circle's middle closely")
  func curve() {
    let corner = ContinuousCorner(radius: 10, side: 100)
    #expect(abs(corner.start.x - 15.28665) < 1e-9 && corner.start.y == 0)
    let end = corner.segments[2].end
    #expect(end.x == 0 && abs(end.y - 15.28665) < 1e-9)
    let (first, second) = (corner.segments[0].end, corner.segments[1].end)
    #expect(first.x == second.y && first.y == second.x)
  }

  @Test("Where the sides have no room, the corner is a quarter of a circle")
  func circle() {
    let corner = ContinuousCorner(radius: 10, side: 20)
    #expect(abs(corner.start.x - 10) < 1e-9)
    for point in corner.segments.map(\.end) {
      let (x, y) = (10 - point.x, 10 - point.y)
      #expect(abs((x * x + y * y).squareRoot() - 10) < 1e-9)
    }
  }
}
