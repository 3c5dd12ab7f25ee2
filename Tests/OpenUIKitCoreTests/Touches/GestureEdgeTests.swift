import Testing

@testable import OpenUIKitCore

/// Gestures that end in other ways than by a finger that is lifted, and those of several fingers.
@MainActor @Suite("Gestures at their edges")
struct GestureEdgeTests {
  @MainActor private final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
  }

  /// A view that writes down its touches.
  @MainActor private final class Listener: UIView {
    var log: Log?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("view began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("view moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("view ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log?.add("view cancelled")
    }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = Listener(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let log = Log()

  init() {
    window.addSubview(view)
    view.log = log
  }

  @discardableResult
  private func watch<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer, on target: UIView? = nil
  ) -> Recognizer {
    recognizer.addAction { [log] in log.add("\(name) \($0.state)") }
    (target ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  private func send(
    _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat = 100, at time: Double? = nil, id: Int = 0
  ) {
    window.sendTouch(phase, identifier: id, at: CGPoint(x: x, y: y), time: time)
  }

  // MARK: Ends that are no lifted fingers

  @Test("a recogniser that is removed from its view receives no more touches, and its gesture is cancelled")
  func takenOff() {
    let pan = watch("pan", UIPanGestureRecognizer())
    view.log = nil
    send(.began, 100, at: 0)
    send(.moved, 150, at: 0.1)
    view.removeGestureRecognizer(pan)
    send(.moved, 200, at: 0.2)
    send(.ended, 200, at: 0.3)
    #expect(log.entries == ["pan began", "pan cancelled"] && pan.state == .possible)
  }

  @Test("a view that leaves the window while it is touched is notified that the touch is cancelled")
  func viewLeaves() {
    send(.began, 100, at: 0)
    view.removeFromSuperview()
    #expect(log.entries == ["view began", "view cancelled"])
    send(.moved, 120, at: 0.1)
    send(.ended, 120, at: 0.2)
    #expect(log.entries == ["view began", "view cancelled"])
  }

  @Test("a gesture whose view leaves the window is cancelled; one of an ancestor continues")
  func gestureViewLeaves() {
    let outer = watch("outer", UIPanGestureRecognizer(), on: window)
    let inner = watch("inner", UIPanGestureRecognizer())
    view.log = nil
    let delegate = Both()
    inner.delegate = delegate
    send(.began, 100, at: 0)
    send(.moved, 150, at: 0.1)
    view.removeFromSuperview()
    send(.moved, 160, at: 0.2)
    send(.ended, 160, at: 0.3)
    #expect(
      log.entries == ["inner began", "outer began", "inner cancelled", "outer changed", "outer ended"])
    #expect(outer.state == .possible && inner.state == .possible)
  }

  @Test("a view that removes itself in its own gesture's action is notified of the gesture's end once")
  func leavesInAction() {
    let pan = UIPanGestureRecognizer()
    pan.addAction { [log, unowned view] in
      log.add("pan \($0.state)")
      if $0.state == .began { view.removeFromSuperview() }
    }
    view.addGestureRecognizer(pan)
    send(.began, 100, at: 0)
    send(.moved, 150, at: 0.1)
    send(.moved, 160, at: 0.2)
    send(.ended, 160, at: 0.3)
    #expect(log.entries == ["view began", "view cancelled", "pan began", "pan cancelled"])
  }

  @Test("a view that is moved to another superview in the window keeps its touch")
  func viewMoves() {
    let other = UIView(frame: window.bounds)
    window.insertSubview(other, belowSubview: view)
    send(.began, 100, at: 0)
    other.addSubview(view)
    send(.ended, 100, at: 0.1)
    #expect(log.entries == ["view began", "view ended"])
  }

  @Test("a single tap that waits for a double tap comes when that is switched off")
  func requirementSwitchedOff() {
    let single = watch("single", UITapGestureRecognizer())
    let double = watch("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    view.log = nil
    send(.began, 100, at: 0)
    send(.ended, 100, at: 0.05)
    #expect(log.entries.isEmpty)
    double.isEnabled = false
    #expect(log.entries == ["single ended"])
  }

  @Test("a tap that had to wait takes the end of the touch from the view")
  func tapThatWaited() {
    // `UIGestureRecognizer.cancelsTouchesInView`: "the touches of that gesture that are pending aren't delivered to the view
    // and previously delivered touches are canceled through a touchesCancelled(_:with:) message sent to the view".
    let single = watch("single", UITapGestureRecognizer())
    let double = watch("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    send(.began, 100, at: 0)
    send(.ended, 100, at: 0.05)
    window.clock.advance(by: 1)
    #expect(Set(log.entries) == ["view began", "single ended", "view cancelled"] && log.entries.count == 3)
  }

  @Test("a wheel's drag that is broken off by switching the recogniser off and on again has ended")
  func wheelBrokenOff() {
    let pan = watch("pan", UIPanGestureRecognizer())
    pan.allowedScrollTypesMask = .all
    window.sendWheel(by: CGVector(dx: 0, dy: 30), at: CGPoint(x: 100, y: 100), time: 0)
    pan.isEnabled = false
    pan.isEnabled = true
    window.clock.advance(by: 1)
    #expect(log.entries == ["pan began", "pan changed", "pan cancelled"] && pan.state == .possible)
  }

  // MARK: Several fingers

  @Test("a finger that is lifted while another continues dragging does not move the drag")
  func oneOfTwoLifted() {
    let pan = watch("pan", UIPanGestureRecognizer())
    send(.began, 100, at: 0)
    send(.moved, 120, at: 0.1)
    send(.began, 300, at: 0.2, id: 1)
    send(.moved, 130, at: 0.3)
    let before = pan.translation(in: view)
    send(.ended, 300, at: 0.4, id: 1)
    send(.moved, 135, at: 0.5)
    let after = pan.translation(in: view)
    #expect(before.x == 5 && after.x - before.x == 5 && after.y == before.y)
  }

  @Test("a control that allows several touches follows the first to its end")
  func controlWithTwoFingers() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    control.isMultipleTouchEnabled = true
    control.addAction(UIAction { [log] _ in log.add("up inside") }, for: .touchUpInside)
    view.addSubview(control)
    send(.began, 100, at: 0)
    send(.began, 200, at: 0.1, id: 1)
    send(.ended, 200, at: 0.2, id: 1)
    #expect(log.entries.isEmpty && control.isTracking)
    send(.ended, 100, at: 0.3)
    #expect(log.entries == ["up inside"] && !control.isTracking)
  }

  @Test("two fingers far apart that tremble tap all the same")
  func trembling() {
    let tap = watch("tap", UITapGestureRecognizer())
    tap.numberOfTouchesRequired = 2
    view.log = nil
    send(.began, 50, at: 0)
    send(.began, 350, at: 0.01, id: 1)
    send(.moved, 51, at: 0.02)
    send(.ended, 51, at: 0.03)
    send(.ended, 350, at: 0.03, id: 1)
    #expect(log.entries == ["tap ended"])
  }

  @Test("two taps far from each other are no double tap")
  func tapsApart() {
    let double = watch("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    view.log = nil
    for (x, time) in [(50.0, 0.0), (350.0, 0.2)] {
      send(.began, x, at: time)
      send(.ended, x, at: time + 0.05)
    }
    #expect(log.entries.isEmpty)
    for (x, time) in [(50.0, 2.0), (60.0, 2.2)] {
      send(.began, x, at: time)
      send(.ended, x, at: time + 0.05)
    }
    #expect(log.entries == ["double ended"])
  }

  @Test("a recogniser that its delegate switches off while asked does not begin")
  func switchedOffWhileAsked() {
    let pan = watch("pan", UIPanGestureRecognizer())
    let delegate = SwitchingOff()
    pan.delegate = delegate
    view.log = nil
    send(.began, 100, at: 0)
    send(.moved, 150, at: 0.1)
    send(.moved, 160, at: 0.2)
    #expect(log.entries.isEmpty)
  }

  @Test("a third finger that is lifted neither ends what two others do nor makes it jump")
  func thirdFinger() {
    let pinch = watch("pinch", UIPinchGestureRecognizer())
    let rotation = watch("rotation", UIRotationGestureRecognizer())
    let delegate = Both()
    (pinch.delegate, rotation.delegate) = (delegate, delegate)
    send(.began, 100, at: 0)
    send(.began, 200, at: 0.1, id: 1)
    send(.began, 150, 300, at: 0.2, id: 2)
    send(.moved, 300, at: 0.3, id: 1)
    #expect(pinch.scale == 2 && pinch.state == .began)
    send(.ended, 100, at: 0.4)
    #expect(abs(pinch.scale - 2) < 1e-9 && pinch.state == .began)
    send(.moved, 300, at: 0.5, id: 1)
    #expect(abs(pinch.scale - 2) < 1e-9 && abs(rotation.rotation) < 1e-9)
    send(.ended, 300, at: 0.6, id: 1)
    #expect(log.entries.last == "pinch ended")
  }

  @Test("two fingers that go down at one place pinch from where they are apart")
  func pinchFromOnePlace() {
    let pinch = watch("pinch", UIPinchGestureRecognizer())
    send(.began, 100, at: 0)
    send(.began, 100, at: 0.1, id: 1)
    send(.moved, 120, at: 0.2, id: 1)
    send(.moved, 140, at: 0.3, id: 1)
    #expect(pinch.scale == 2 && pinch.state == .began)
  }

  @Test("places and distances of NaN move nothing", arguments: [CGFloat.nan, .infinity])
  func placesThatAreNoNumbers(number: CGFloat) {
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    view.addSubview(scrollView)
    send(.began, number, at: 0)
    send(.began, 100, 300, at: 0)
    send(.moved, 100, 200, at: 0.1)
    let offset = scrollView.contentOffset
    send(.moved, number, 100, at: 0.2)
    #expect(scrollView.contentOffset == offset)
    send(.ended, 100, number, at: 0.3)
    #expect(!scrollView.isDragging)
    let end = scrollView.contentOffset
    #expect(!window.sendWheel(by: CGVector(dx: 0, dy: number), at: CGPoint(x: 100, y: 100)))
    #expect(scrollView.contentOffset == end)
  }

  // MARK: Times and counts

  @Test("a long press without minimum duration begins when the finger goes down")
  func longPressAtOnce() {
    let press = watch("press", UILongPressGestureRecognizer())
    press.minimumPressDuration = 0
    view.log = nil
    send(.began, 100, at: 0)
    #expect(log.entries == ["press began"])
    send(.ended, 100)
    #expect(log.entries == ["press began", "press ended"])
  }

  @Test("a drag is no tap to be counted")
  func dragIsNoTap() {
    var counts: [Int] = []
    let probe = Probe(frame: window.bounds)
    probe.heard = { counts.append($0) }
    window.addSubview(probe)
    send(.began, 100, at: 0)
    send(.moved, 300, at: 0.1)
    send(.moved, 100, at: 0.2)
    send(.ended, 100, at: 0.3)
    send(.began, 100, at: 0.4)
    send(.ended, 100, at: 0.45)
    send(.began, 100, at: 0.5)
    #expect(counts == [1, 1, 2])
  }

  @Test("the speed of a drag whose moves all come at one moment is zero")
  func speedAtOneMoment() {
    let pan = watch("pan", UIPanGestureRecognizer())
    send(.began, 100, at: 0)
    send(.moved, 150, at: 0)
    send(.moved, 200, at: 0)
    #expect(pan.velocity(in: view) == .zero && pan.translation(in: view).x == 50)
  }

  @Test("phases of touches that are not there are passed over")
  func outOfOrder() {
    let tap = watch("tap", UITapGestureRecognizer())
    send(.ended, 100, at: 0)
    send(.moved, 100, at: 0)
    send(.cancelled, 100, at: 0)
    send(.began, 100, at: 0.1)
    send(.began, 100, at: 0.2)
    send(.ended, 100, at: 0.3)
    send(.ended, 100, at: 0.4)
    #expect(tap.state == .possible && log.entries.filter { $0 == "tap ended" }.count == 1)
  }
}

@MainActor private final class Both: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

@MainActor private final class SwitchingOff: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.isEnabled = false
    return true
  }
}

@MainActor private final class Probe: UIView {
  var heard: (Int) -> Void = { _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard(touches.first?.tapCount ?? 0)
  }
}
