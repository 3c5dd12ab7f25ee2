import OpenUIKit
import Testing

@MainActor
private final class PhaseView: UIView {
  var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began \(touches.first!.location(in: nil).x)")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("moved \(touches.first!.location(in: nil).x)")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

@MainActor
@Suite("Rotation, wheels and delayed touches")
struct RotationAndWheelTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = PhaseView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init() {
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
  }

  @Test("Two fingers that turn a quarter clockwise rotate by half of pi")
  func rotation() {
    var log: [UIGestureRecognizer.State] = []
    let recognizer = UIRotationGestureRecognizer { log.append($0.state) }
    view.addGestureRecognizer(recognizer)
    func finger(_ phase: UITouch.Phase, _ angle: CGFloat) {
      window.sendTouch(
        phase, identifier: 1, at: CGPoint(x: 200 + 100 * cos(angle), y: 200 + 100 * sin(angle)))
    }
    window.sendTouch(.began, at: CGPoint(x: 200, y: 200))
    finger(.began, 0)
    finger(.moved, 0.05)
    #expect(log.isEmpty)
    finger(.moved, 0.2)
    #expect(log == [.began] && recognizer.rotation == 0)
    finger(.moved, 0.2 + .pi / 2)
    #expect(abs(recognizer.rotation - .pi / 2) < 1e-9)
    // Past the direction where the angle jumps by a full turn.
    finger(.moved, 0.2 + .pi * 1.25)
    #expect(abs(recognizer.rotation - .pi * 1.25) < 1e-9)
    finger(.ended, 0.2 + .pi * 1.25)
    #expect(log == [.began, .changed, .changed, .ended])
  }

  @Test("A wheel drags a pan recogniser that allows it, until it rests")
  func wheel() {
    var log: [String] = []
    let pan = UIPanGestureRecognizer { [unowned view] in
      let pan = $0 as? UIPanGestureRecognizer
      log.append("\(pan!.state) \(pan!.translation(in: view).x)")
    }
    view.addGestureRecognizer(pan)
    #expect(!window.sendWheel(by: CGVector(dx: 10, dy: 0), at: CGPoint(x: 50, y: 50)))
    pan.allowedScrollTypesMask = .continuous
    #expect(!window.sendWheel(by: CGVector(dx: 10, dy: 0), at: CGPoint(x: 50, y: 50), type: .discrete))
    #expect(window.sendWheel(by: CGVector(dx: 10, dy: 0), at: CGPoint(x: 50, y: 50), time: 0.01))
    #expect(window.sendWheel(by: CGVector(dx: 10, dy: 0), at: CGPoint(x: 50, y: 50), time: 0.02))
    #expect(pan.location(in: view) == CGPoint(x: 50, y: 50))
    #expect(log == ["began 0.0", "changed -10.0", "changed -20.0"])
    window.clock.advance(by: 0.2)
    #expect(log.last == "ended -20.0" && pan.state == .possible)
    window.sendWheel(by: CGVector(dx: -5, dy: 0), at: CGPoint(x: 50, y: 50))
    #expect(log.last == "changed 5.0")
  }

  @Test("A scroll view inside takes the wheel before a recogniser around it")
  func wheelOverAScrollView() {
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    view.addGestureRecognizer(pan)
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 900)
    view.addSubview(scrollView)
    window.sendWheel(by: CGVector(dx: 0, dy: 30), at: CGPoint(x: 50, y: 50))
    #expect(scrollView.contentOffset.y == 30 && pan.state == .possible)
    window.sendWheel(by: CGVector(dx: 30, dy: 0), at: CGPoint(x: 50, y: 50))
    #expect(pan.state == .changed)
  }

  @Test("A recogniser that delays touches keeps them from the view until it has failed")
  func delayedBegan() {
    let tap = UITapGestureRecognizer()
    tap.delaysTouchesBegan = true
    view.addGestureRecognizer(tap)
    window.sendTouch(.began, at: CGPoint(x: 10, y: 10))
    window.sendTouch(.moved, at: CGPoint(x: 12, y: 10))
    #expect(view.log.isEmpty)
    window.sendTouch(.moved, at: CGPoint(x: 200, y: 10))
    #expect(view.log == ["began 10.0", "moved 12.0", "moved 200.0"])
    window.sendTouch(.ended, at: CGPoint(x: 200, y: 10))
    #expect(view.log.last == "ended")
  }

  @Test("After a recognised gesture the view never receives the delayed touches")
  func delayedAndRecognized() {
    let tap = UITapGestureRecognizer()
    tap.delaysTouchesBegan = true
    view.addGestureRecognizer(tap)
    window.sendTouch(.began, at: CGPoint(x: 10, y: 10))
    window.sendTouch(.ended, at: CGPoint(x: 10, y: 10))
    #expect(view.log.isEmpty)
  }

  @Test("The end of a touch waits for a double tap that may come, unless the recogniser does not delay it")
  func delayedEnded() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    window.sendTouch(.began, at: CGPoint(x: 10, y: 10))
    window.sendTouch(.ended, at: CGPoint(x: 10, y: 10))
    #expect(view.log == ["began 10.0"])
    window.clock.advance(by: 1)
    #expect(view.log == ["began 10.0", "ended"])
    tap.delaysTouchesEnded = false
    window.sendTouch(.began, at: CGPoint(x: 10, y: 10))
    window.sendTouch(.ended, at: CGPoint(x: 10, y: 10))
    #expect(view.log.count == 4)
  }
}
