import Testing

@testable import OpenUIKitCore

@MainActor private final class TouchView: UIView {
  var log: [String] = []
  var passesOn = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began \(touches.first!.location(in: self).x)")
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let touch = touches.first!
    log.append("moved \(touch.previousLocation(in: self).x) \(touch.location(in: self).x)")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("ended \(touches.first!.tapCount) \(event!.timestamp)")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

@MainActor @Suite("Delivery of touches")
struct TouchDeliveryTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let outer = TouchView(frame: CGRect(x: 100, y: 0, width: 200, height: 200))
  private let inner = TouchView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test("a touch stays with the view that it began on, in that view's coordinates")
  func samplePath() {
    window.sendTouch(.began, at: CGPoint(x: 160, y: 50))
    window.sendTouch(.moved, at: CGPoint(x: 390, y: 50))
    window.sendTouch(.ended, at: CGPoint(x: 390, y: 50), time: 0.1)
    #expect(inner.log == ["began 10.0", "moved 10.0 240.0", "ended 1 0.1"] && outer.log.isEmpty)
    #expect(window.clock.now == 0.1)
  }

  @Test("what a view does not handle goes to the next responder")
  func responderChain() {
    inner.passesOn = true
    window.sendTouch(.began, at: CGPoint(x: 160, y: 50))
    #expect(inner.log == ["began 10.0"] && outer.log == ["began 60.0"])
  }

  // Apple's documentation of `isExclusiveTouch`: true "causes the receiver to block the delivery of touch events to other views in the same
  // window". Such a view gets touches only where no other view of the window has one.
  @Test(
    "an exclusive view keeps touches from others, and gets none while another view has one",
    arguments: [true, false])
  func exclusiveTouch(exclusiveFirst: Bool) {
    let other = TouchView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    window.addSubview(other)
    let (first, second) = exclusiveFirst ? (inner, other) : (other, inner)
    inner.isExclusiveTouch = true
    let recognizer = UITapGestureRecognizer()
    second.addGestureRecognizer(recognizer)
    let places = [inner: CGPoint(x: 160, y: 50), other: CGPoint(x: 10, y: 350)]
    window.sendTouch(.began, identifier: 1, at: places[first]!)
    window.sendTouch(.began, identifier: 2, at: places[second]!)
    window.sendTouch(.ended, identifier: 2, at: places[second]!)
    #expect(first.log.count == 1 && second.log.isEmpty && recognizer.state == .possible)
    window.sendTouch(.ended, identifier: 1, at: places[first]!)
    window.sendTouch(.began, identifier: 2, at: places[second]!)
    #expect(second.log.count == 1)
  }

  @Test("an exclusive view of another window does not matter")
  func exclusiveTouchOfAnotherWindow() {
    let elsewhere = UIWindow(shown: window.frame)
    elsewhere.isExclusiveTouch = true
    elsewhere.sendTouch(.began, at: CGPoint(x: 10, y: 10))
    window.sendTouch(.began, at: CGPoint(x: 160, y: 50))
    #expect(inner.log == ["began 10.0"])
  }

  @Test("a view gets one touch at a time unless it allows more")
  func multipleTouches() {
    window.sendTouch(.began, identifier: 1, at: CGPoint(x: 160, y: 50))
    window.sendTouch(.began, identifier: 2, at: CGPoint(x: 170, y: 50))
    #expect(inner.log == ["began 10.0"])
    window.sendTouch(.cancelled, identifier: 1, at: CGPoint(x: 160, y: 50))
    window.sendTouch(.ended, identifier: 2, at: CGPoint(x: 170, y: 50))
    #expect(inner.log == ["began 10.0", "cancelled"])
    inner.isMultipleTouchEnabled = true
    window.sendTouch(.began, identifier: 1, at: CGPoint(x: 160, y: 50))
    window.sendTouch(.began, identifier: 2, at: CGPoint(x: 170, y: 50))
    #expect(inner.log.suffix(2) == ["began 10.0", "began 20.0"])
  }

  @Test("taps in a row are counted while they are quick and close")
  func tapCounts() {
    func tap(at time: Double, x: CGFloat = 160) {
      window.sendTouch(.began, at: CGPoint(x: x, y: 50), time: time)
      window.sendTouch(.ended, at: CGPoint(x: x, y: 50), time: time)
    }
    tap(at: 1)
    tap(at: 1.25)
    tap(at: 1.5, x: 240)
    tap(at: 3)
    let ends = inner.log.filter { $0.hasPrefix("ended") }
    #expect(ends == ["ended 1 1.0", "ended 2 1.25", "ended 1 1.5", "ended 1 3.0"])
  }

  @Test("a control is pressed, left, entered again and released")
  func control() {
    let control = UIControl(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    window.addSubview(control)
    var log: [String] = []
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
      (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events { control.addAction(UIAction { _ in log.append(name) }, for: event) }
    window.sendTouch(.began, at: CGPoint(x: 50, y: 250))
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    window.sendTouch(.moved, at: CGPoint(x: 160, y: 250))
    #expect(control.isHighlighted)
    window.sendTouch(.moved, at: CGPoint(x: 171, y: 250))
    #expect(!control.isHighlighted && control.isTracking)
    window.sendTouch(.moved, at: CGPoint(x: 50, y: 250))
    window.sendTouch(.ended, at: CGPoint(x: 50, y: 250))
    #expect(log == ["down", "exit", "enter", "up inside", "primary"] && !control.isHighlighted)
    window.sendTouch(.began, at: CGPoint(x: 50, y: 250))
    window.sendTouch(.ended, at: CGPoint(x: 350, y: 250))
    window.sendTouch(.began, at: CGPoint(x: 50, y: 250))
    window.sendTouch(.cancelled, at: CGPoint(x: 50, y: 250))
    #expect(log.suffix(4) == ["down", "up outside", "down", "cancel"])
    control.isEnabled = false
    window.sendTouch(.began, at: CGPoint(x: 50, y: 250))
    #expect(!control.isTracking)
  }

  @Test("one responder of a window is first, and gives that up only if it can")
  func firstResponder() {
    let (first, second) = (FocusView(), FocusView())
    #expect(!first.becomeFirstResponder())
    window.addSubview(first)
    window.addSubview(second)
    #expect(!outer.becomeFirstResponder() && first.becomeFirstResponder())
    #expect(first.isFirstResponder && window.firstResponder === first)
    first.holdsOn = true
    #expect(!second.becomeFirstResponder())
    first.holdsOn = false
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
    #expect(second.resignFirstResponder() && window.firstResponder == nil)
  }

  @Test("the wheel scrolls the innermost scroll view that can move, within its content")
  func wheel() {
    let (scrollView, inside) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)),
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    )
    window.addSubview(scrollView)
    scrollView.addSubview(inside)
    scrollView.contentSize = CGSize(width: 400, height: 1000)
    inside.contentSize = CGSize(width: 400, height: 150)
    window.sendWheel(by: CGVector(dx: 0, dy: 70), at: CGPoint(x: 50, y: 50))
    #expect(inside.contentOffset.y == 50 && scrollView.contentOffset.y == 0)
    window.sendWheel(by: CGVector(dx: 0, dy: 70), at: CGPoint(x: 50, y: 50))
    #expect(scrollView.contentOffset.y == 70)
  }
}

@MainActor private final class FocusView: UIView {
  var holdsOn = false
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !holdsOn }
}
