import Testing

@testable import OpenUIKitCore

@MainActor @Suite("Gesture recognisers")
struct GestureRecognizerTests {
  @MainActor private final class Log {
    var entries: [String] = []
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let log = Log()

  init() {
    window.addSubview(view)
  }

  /// Adds a recogniser whose states are logged as its name and the state.
  @discardableResult
  private func watch<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer, on target: UIView? = nil
  ) -> Recognizer {
    recognizer.addAction { [log] in log.entries.append("\(name) \($0.state)") }
    (target ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  private func send(
    _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat = 100, at time: Double? = nil, id: Int = 0
  ) {
    window.sendTouch(phase, identifier: id, at: CGPoint(x: x, y: y), time: time)
  }

  private func tap(at time: Double) {
    send(.began, 100, at: time)
    send(.ended, 100, at: time + 0.05)
  }

  // MARK: Tap

  @Test("a tap is recognised when the finger is lifted, and again the next time")
  func tap() {
    let recognizer = watch("tap", UITapGestureRecognizer())
    tap(at: 0)
    #expect(log.entries == ["tap ended"] && recognizer.state == .possible)
    tap(at: 5)
    #expect(log.entries.count == 2)
  }

  @Test("a finger that moves away or stays too long does not tap")
  func noTap() {
    watch("tap", UITapGestureRecognizer())
    send(.began, 100, at: 0)
    send(.moved, 150, at: 0.1)
    send(.ended, 150, at: 0.2)
    send(.began, 100, at: 1)
    send(.ended, 100, at: 2)
    #expect(log.entries.isEmpty)
    tap(at: 3)
    #expect(log.entries == ["tap ended"])
  }

  @Test("a single tap that waits for a double tap comes when the second tap does not")
  func doubleTap() {
    let double = watch("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    let single = watch("single", UITapGestureRecognizer())
    single.require(toFail: double)
    tap(at: 0)
    tap(at: 0.2)
    #expect(log.entries == ["double ended"])
    window.clock.advance(to: 2)
    #expect(log.entries == ["double ended"])
    tap(at: 3)
    #expect(log.entries == ["double ended"])
    window.clock.advance(to: 3.39)
    #expect(log.entries == ["double ended"])
    window.clock.advance(to: 3.41)
    #expect(log.entries == ["double ended", "single ended"])
    tap(at: 5)
    tap(at: 5.1)
    #expect(log.entries.last == "double ended")
  }

  @Test("two fingers tap where two are asked for")
  func twoFingers() {
    let recognizer = watch("tap", UITapGestureRecognizer())
    recognizer.numberOfTouchesRequired = 2
    tap(at: 0)
    send(.began, 100, at: 1, id: 1)
    send(.began, 200, at: 1.01, id: 2)
    #expect(recognizer.numberOfTouches == 2 && recognizer.location(in: view).x == 150)
    send(.ended, 100, at: 1.1, id: 1)
    #expect(log.entries.isEmpty)
    send(.ended, 200, at: 1.12, id: 2)
    #expect(log.entries == ["tap ended"])
  }

  // MARK: Pan

  @Test("a pan begins after ten points, then has translation and velocity")
  func pan() {
    let pan = watch("pan", UIPanGestureRecognizer())
    send(.began, 100, at: 0)
    send(.moved, 106, at: 0.01)
    #expect(pan.state == .possible)
    send(.moved, 112, at: 0.02)
    #expect(pan.state == .began && pan.translation(in: view) == .zero)
    send(.moved, 118, at: 0.03)
    send(.moved, 124, 106, at: 0.04)
    #expect(pan.translation(in: view) == CGPoint(x: 12, y: 6))
    #expect(abs(pan.velocity(in: view).x - 600) < 1e-6)
    pan.setTranslation(.zero, in: view)
    send(.moved, 130, 106, at: 0.05)
    #expect(pan.translation(in: view) == CGPoint(x: 6, y: 0))
    send(.ended, 130, 106, at: 0.06)
    #expect(log.entries == ["pan began", "pan changed", "pan changed", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  @Test("translations are in the coordinates of the view that is asked for")
  func panInTransformedView() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = watch("pan", UIPanGestureRecognizer())
    send(.began, 100, at: 0)
    send(.moved, 120, at: 0.01)
    send(.moved, 150, at: 0.02)
    #expect(pan.translation(in: view) == CGPoint(x: 15, y: 0))
    #expect(pan.translation(in: window) == CGPoint(x: 30, y: 0))
  }

  @Test("a pan that is recognised takes the touch from the view and ends the others' hopes")
  func exclusion() {
    let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    control.addAction(UIAction { [log] _ in log.entries.append("cancel") }, for: .touchCancel)
    view.addSubview(control)
    watch("inner", UIPanGestureRecognizer(), on: control)
    watch("outer", UIPanGestureRecognizer())
    send(.began, 100, at: 0)
    send(.moved, 120, at: 0.01)
    send(.ended, 120, at: 0.02)
    #expect(log.entries == ["cancel", "inner began", "inner ended"])
  }

  @Test("with a delegate that allows both, two pans continue at once")
  func simultaneous() {
    let delegate = Delegate()
    delegate.allowsBoth = true
    watch("a", UIPanGestureRecognizer()).delegate = delegate
    watch("b", UIPanGestureRecognizer())
    send(.began, 100, at: 0)
    send(.moved, 120, at: 0.01)
    #expect(log.entries == ["a began", "b began"])
  }

  @Test("a delegate can refuse the touch or the beginning")
  func refusal() {
    let delegate = Delegate()
    delegate.begins = false
    let tap = watch("tap", UITapGestureRecognizer())
    tap.delegate = delegate
    self.tap(at: 0)
    delegate.begins = true
    delegate.receives = false
    self.tap(at: 1)
    #expect(log.entries.isEmpty)
    delegate.receives = true
    self.tap(at: 2)
    #expect(log.entries == ["tap ended"])
  }

  @Test("switching a recogniser off cancels the gesture that is under way")
  func disabling() {
    let pan = watch("pan", UIPanGestureRecognizer())
    send(.began, 100, at: 0)
    send(.moved, 120, at: 0.01)
    pan.isEnabled = false
    send(.moved, 140, at: 0.02)
    send(.ended, 140, at: 0.03)
    #expect(log.entries == ["pan began", "pan cancelled"])
    pan.isEnabled = true
    send(.began, 100, at: 1)
    send(.moved, 120, at: 1.01)
    #expect(log.entries.last == "pan began")
  }

  @Test("a tap on a control is the control's and not a recogniser's around it")
  func tapOnControl() {
    let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    control.addAction(UIAction { [log] _ in log.entries.append("control") }, for: .touchUpInside)
    view.addSubview(control)
    watch("tap", UITapGestureRecognizer())
    tap(at: 0)
    #expect(log.entries == ["control"])
  }

  // MARK: Others

  @Test("a long press begins when its time has passed, by the window's clock alone")
  func longPress() {
    watch("press", UILongPressGestureRecognizer())
    send(.began, 100, at: 0)
    window.clock.advance(to: 0.49)
    #expect(log.entries.isEmpty)
    window.clock.advance(to: 0.5)
    send(.moved, 130, at: 0.6)
    send(.ended, 130, at: 0.7)
    #expect(log.entries == ["press began", "press changed", "press ended"])
    send(.began, 100, at: 1)
    send(.moved, 115, at: 1.1)
    window.clock.advance(to: 3)
    send(.ended, 115)
    #expect(log.entries.count == 3)
  }

  @Test(
    "a swipe is a quick straight stroke in its direction",
    arguments: [(60.0, 0.0, 0.2, true), (60, 40, 0.2, false), (-60, 0, 0.2, false), (60, 0, 0.8, false)]
      as [(Double, Double, Double, Bool)])
  func swipe(dx: Double, dy: Double, duration: Double, isRecognized: Bool) {
    watch("swipe", UISwipeGestureRecognizer())
    send(.began, 100, 100, at: 0)
    send(.moved, 100 + dx / 2, 100 + dy / 2, at: duration / 2)
    send(.moved, 100 + dx, 100 + dy, at: duration)
    send(.ended, 100 + dx, 100 + dy, at: duration)
    #expect(log.entries == (isRecognized ? ["swipe ended"] : []))
  }

  @Test("the scale of a pinch is the distance of two fingers as a multiple of the first")
  func pinch() {
    let pinch = watch("pinch", UIPinchGestureRecognizer())
    send(.began, 100, at: 0, id: 1)
    send(.began, 200, at: 0, id: 2)
    send(.moved, 250, at: 0.1, id: 2)
    #expect(pinch.state == .began && pinch.scale == 1.5)
    send(.moved, 300, at: 0.2, id: 2)
    #expect(pinch.scale == 2 && abs(pinch.velocity - 5) < 1e-9)
    pinch.scale = 1
    send(.moved, 50, at: 0.3, id: 1)
    #expect(pinch.scale == 1.25)
    send(.ended, 50, at: 0.4, id: 1)
    #expect(log.entries == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
  }

  // MARK: Scrolling

  @Test("a finger scrolls and is lifted, and the content continues")
  func scrolling() {
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    view.addSubview(scrollView)
    send(.began, 100, 300, at: 0)
    send(.moved, 100, 288, at: 0.01)
    #expect(scrollView.isDragging && scrollView.contentOffset.y == 0)
    for step in 1...10 { send(.moved, 100, 288 - CGFloat(step) * 10, at: 0.01 + Double(step) / 100) }
    #expect(scrollView.contentOffset.y == 100)
    send(.ended, 100, 188, at: 0.11)
    #expect(scrollView.isDecelerating)
    window.clock.advance(by: 10)
    #expect(abs(scrollView.contentOffset.y - (100 - 1 / Foundation.log(0.998))) < 1)
  }

  @Test("a scroll view that cannot move along the drag leaves it to the one around it")
  func nestedScrolling() {
    let (outer, inner) = (UIScrollView(frame: view.bounds), UIScrollView(frame: view.bounds))
    outer.contentSize = CGSize(width: 400, height: 2000)
    inner.contentSize = CGSize(width: 2000, height: 400)
    view.addSubview(outer)
    outer.addSubview(inner)
    send(.began, 200, 300, at: 0)
    send(.moved, 200, 280, at: 0.01)
    send(.moved, 200, 260, at: 0.02)
    #expect(outer.contentOffset.y == 20 && inner.contentOffset == .zero)
    send(.cancelled, 200, 260, at: 0.03)
    send(.began, 200, 300, at: 1)
    send(.moved, 180, 300, at: 1.01)
    send(.moved, 160, 300, at: 1.02)
    #expect(inner.contentOffset.x == 20)
  }

  @Test("a window that goes in the middle of a gesture leaves nothing behind")
  func windowDies() {
    weak var leaked: UIGestureRecognizer?
    do {
      let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))
      let press = UILongPressGestureRecognizer()
      window.addGestureRecognizer(press)
      window.sendTouch(.began, at: CGPoint(x: 10, y: 10))
      leaked = press
    }
    #expect(leaked == nil)
  }
}

@MainActor private final class Delegate: UIGestureRecognizerDelegate {
  var allowsBoth = false
  var begins = true
  var receives = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receives
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsBoth }
}
