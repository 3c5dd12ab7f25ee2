import OpenUIKit
import Testing

@MainActor
@Suite("What touches measure")
struct TouchMeasureTests {
  private final class Canvas: UIView {
    var strokes: [[CGPoint]] = []
    var event: UIEvent?
    var touch: UITouch?

    // The code of Apple's sample "Leveraging touch input for drawing apps", in short.
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let first = touches.first, let event else { return }
      (self.event, touch) = (event, first)
      strokes.append((event.coalescedTouches(for: first) ?? []).map { $0.preciseLocation(in: self) })
    }
  }

  @Test("An event has each touch once, and expects none")
  func coalesced() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let canvas = Canvas(frame: window.bounds)
    window.addSubview(canvas)
    window.isHidden = false
    window.sendTouch(.began, at: CGPoint(x: 10, y: 10))
    window.sendTouch(.moved, at: CGPoint(x: 20, y: 10))
    window.sendTouch(.moved, at: CGPoint(x: 30, y: 15))
    #expect(canvas.strokes == [[CGPoint(x: 20, y: 10)], [CGPoint(x: 30, y: 15)]])
    let (event, touch) = (try #require(canvas.event), try #require(canvas.touch))
    #expect(event.predictedTouches(for: touch)?.isEmpty == true)
    window.sendTouch(.ended, at: CGPoint(x: 30, y: 15))
    window.sendTouch(.began, at: CGPoint(x: 50, y: 50))
    window.sendTouch(.moved, at: CGPoint(x: 60, y: 50))
    #expect(
      canvas.event?.coalescedTouches(for: touch) == nil && canvas.event?.predictedTouches(for: touch) == nil)
  }

  @Test("A touch is that of a finger, upright and without a size")
  func measures() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let canvas = Canvas(frame: window.bounds)
    window.addSubview(canvas)
    window.isHidden = false
    window.sendTouch(.began, at: CGPoint(x: 10, y: 10))
    window.sendTouch(.moved, at: CGPoint(x: 20, y: 10))
    let touch = try #require(canvas.touch)
    #expect(touch.type == .direct && touch.altitudeAngle == .pi / 2 && touch.majorRadius == 0)
    #expect(touch.azimuthAngle(in: nil) == 0 && touch.azimuthUnitVector(in: canvas) == CGVector(dx: 1, dy: 0))
  }

  @Test("Layers share the window's clock")
  func times() {
    let (one, other) = (CALayer(), CALayer())
    one.addSublayer(other)
    #expect(other.convertTime(3, from: nil) == 3 && one.convertTime(3, to: other) == 3)
  }
}
