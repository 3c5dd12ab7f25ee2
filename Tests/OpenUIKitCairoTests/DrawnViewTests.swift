import OpenUIKit
import OpenUIKitCairo
import Testing

/// A view that draws a disc behind a clip, a turned square and a dashed line.
private final class Sketch: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 100))
    UIColor.red.setFill()
    UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 80, height: 80)).fill()
    context.restoreGState()
    context.saveGState()
    context.translateBy(x: 75, y: 25)
    context.rotate(by: .pi / 4)
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: -10, y: -10, width: 20, height: 20))
    context.restoreGState()
    UIColor.black.setStroke()
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 50, y: 80))
    line.addLine(to: CGPoint(x: 100, y: 80))
    line.lineWidth = 4
    line.setLineDash([10, 10], count: 2, phase: 0)
    line.stroke()
  }
}

@MainActor
@Suite("Views that draw themselves")
struct DrawnViewTests {
  @Test(
    "show their shapes in order, clipped, turned and dashed, at the scale of the picture",
    arguments: [CGFloat(1), 3])
  func pixels(scale: CGFloat) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    window.backgroundColor = .white
    window.addSubview(Sketch(frame: window.bounds))
    let picture = try CairoRenderer().draw(window.displayList(), scale: scale)
    func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 { color(picture, Int(x * scale), Int(y * scale)) }
    #expect(pixel(30, 50) == red, "the disc")
    #expect(pixel(70, 60) == white, "the half of the disc outside of the clip")
    #expect(pixel(75, 25) == blue && pixel(75, 13) == blue, "the square on its corner")
    #expect(pixel(66, 16) == white, "beside its corner")
    #expect(pixel(55, 80) == black && pixel(65, 80) == white, "dash and gap")
  }
}
