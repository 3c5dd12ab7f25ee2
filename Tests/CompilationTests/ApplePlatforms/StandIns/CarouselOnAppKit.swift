import AppKit
@testable import iCarousel

/// Items of 100 × 80 points, and the calls of a delegate.
final class Items: iCarouselDataSource, iCarouselDelegate {
  var count = 20
  var made = 0
  var calls: [String] = []
  var makeContent: ((NSView) -> Void)?

  func numberOfItems(in carousel: iCarousel) -> Int { count }
  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: NSView?) -> NSView {
    if let view { return view }
    made += 1
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    makeContent?(view)
    return view
  }
  func carousel(_ carousel: iCarousel, didSelectItemAt index: Int) { calls.append("select \(index)") }
  func carouselWillBeginDragging(_ carousel: iCarousel) { calls.append("drag") }
  func carouselDidEndDragging(_ carousel: iCarousel, willDecelerate decelerate: Bool) {
    calls.append(decelerate ? "fling" : "drop")
  }
}

/// The window's own view, which counts what a carousel leaves to it.
final class Root: NSView {
  var wheels = 0
  var keys = 0
  override var isFlipped: Bool { true }
  override func scrollWheel(with event: NSEvent) { wheels += 1 }
  override func keyDown(with event: NSEvent) { keys += 1 }
}

@MainActor
final class Stage {
  let items = Items()
  let root = Root(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let window = NSWindow()
  let carousel = iCarousel(frame: CGRect(x: 20, y: 30, width: 300, height: 200))

  init(_ type: iCarouselType = .linear, set: (iCarousel) -> Void = { _ in }) {
    window.contentView = root
    carousel.type = type
    set(carousel)
    root.addSubview(carousel)
    carousel.dataSource = items
    carousel.delegate = items
    carousel.layoutSubtreeIfNeeded()
  }

  func pass(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) {
      standInTime += 1.0 / 60
      if carousel.frameLink.isRunning { _ = carousel.frameLink.frame() }
      carousel.layoutSubtreeIfNeeded()
    }
  }

  func send(_ type: NSEvent.EventType, _ x: CGFloat, _ y: CGFloat, _ change: (NSEvent) -> Void = { _ in }) {
    let event = NSEvent()
    (event.type, event.locationInWindow, event.timestamp) = (type, CGPoint(x: x, y: y), standInTime)
    change(event)
    window.sendEvent(event)
  }

  func key(_ key: NSEvent.SpecialKey, _ flags: NSEvent.ModifierFlags = []) {
    send(.keyDown, 0, 0) { ($0.specialKey, $0.modifierFlags) = (key, flags) }
    pass(1)
  }

  func click(_ x: CGFloat, _ y: CGFloat) {
    send(.leftMouseDown, x, y)
    pass(0.05)
    send(.leftMouseUp, x, y)
    pass(1)
  }

  func drag(by dx: CGFloat, _ dy: CGFloat, rest: Double) {
    send(.leftMouseDown, 170, 130)
    for step in 1...10 {
      pass(1.0 / 60)
      send(.leftMouseDragged, 170 + dx * CGFloat(step) / 10, 130 + dy * CGFloat(step) / 10)
    }
    pass(rest)
    send(.leftMouseUp, 170 + dx, 130 + dy)
    pass(3)
  }

  func swipe(by dx: CGFloat, _ dy: CGFloat, rest: Double = 0) {
    send(.scrollWheel, 170, 130) { $0.phase = .mayBegin }
    for step in 0..<10 {
      pass(1.0 / 60)
      send(.scrollWheel, 170, 130) {
        $0.phase = step == 0 ? .began : .changed
        ($0.scrollingDeltaX, $0.scrollingDeltaY, $0.hasPreciseScrollingDeltas) = (dx / 10, dy / 10, true)
      }
    }
    pass(rest)
    send(.scrollWheel, 170, 130) { $0.phase = .ended }
    for _ in 0..<5 {
      send(.scrollWheel, 170, 130) {
        ($0.momentumPhase, $0.scrollingDeltaX, $0.hasPreciseScrollingDeltas) = (.changed, dx, true)
      }
    }
    pass(4)
  }

  func notch(_ dx: CGFloat, _ dy: CGFloat = 0) {
    send(.scrollWheel, 170, 130) { ($0.scrollingDeltaX, $0.scrollingDeltaY) = (dx, dy) }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    mouse()
    trackpadAndWheel()
    keys()
    views()
    accessibility()
    places()
  }

  static func mouse() {
    let stage = Stage()
    stage.drag(by: -110, 0, rest: 0.3)
    print("dragged", stage.carousel.scrollOffset, stage.items.calls)
    let thrown = Stage()
    thrown.drag(by: -150, 0, rest: 0)
    print(
      "thrown", thrown.carousel.scrollOffset > 2,
      thrown.carousel.scrollOffset == thrown.carousel.scrollOffset.rounded(), thrown.items.calls)
    let clicked = Stage()
    clicked.click(270, 130)
    print(
      "clicked", clicked.carousel.currentItemIndex, clicked.items.calls,
      clicked.window.firstResponder === clicked.carousel)
    let across = Stage()
    across.drag(by: 0, 90, rest: 0)
    print("across", across.carousel.scrollOffset, across.items.calls)
    let down = Stage { $0.isVertical = true }
    down.drag(by: 0, -80, rest: 0.3)
    print("down", down.carousel.scrollOffset)
    let disabled = Stage { $0.isScrollEnabled = false }
    disabled.drag(by: -110, 0, rest: 0.3)
    disabled.click(270, 130)
    print("disabled", disabled.carousel.scrollOffset, disabled.items.calls)
    let flow = Stage(.coverFlow)
    let frame = flow.carousel.items[3]!.container.placedFrame
    flow.click(20 + frame.midX, 30 + frame.midY)
    print("flow", flow.carousel.currentItemIndex, flow.items.calls)
    let stopped = Stage()
    stopped.carousel.scroll(toOffset: 10, duration: 2)
    stopped.pass(1)
    stopped.click(170, 130)
    print("stopped", stopped.items.calls, stopped.carousel.currentItemIndex < 10)
  }

  static func trackpadAndWheel() {
    let stage = Stage()
    stage.swipe(by: -120, 0, rest: 0.3)
    print("scrolled", stage.carousel.scrollOffset, stage.items.calls)
    let flung = Stage()
    flung.swipe(by: -150, 0)
    print("flung", flung.carousel.scrollOffset > 2, flung.items.calls)
    let across = Stage()
    across.swipe(by: 0, 100)
    print("left", across.carousel.scrollOffset, across.root.wheels > 5, across.items.calls)
    let wheel = Stage()
    for _ in 0..<3 { wheel.notch(-1) }
    wheel.pass(2)
    print("notches", wheel.carousel.scrollOffset)
    wheel.notch(0, -1)
    wheel.pass(2)
    print("upright", wheel.carousel.scrollOffset, wheel.root.wheels)
    let mirrored = Stage { $0.userInterfaceLayoutDirection = .rightToLeft }
    mirrored.notch(1)
    mirrored.pass(2)
    print("mirrored", mirrored.carousel.scrollOffset)
  }

  static func keys() {
    let stage = Stage()
    stage.window.makeFirstResponder(stage.carousel)
    var places: [CGFloat] = []
    for key in [NSEvent.SpecialKey.rightArrow, .rightArrow, .leftArrow, .end, .home, .pageDown, .upArrow] {
      stage.key(key)
      places.append(stage.carousel.scrollOffset)
    }
    stage.key(.rightArrow, .command)
    stage.key(.carriageReturn)
    print("keys", places, stage.root.keys, stage.items.calls)
  }

  static func views() {
    let stage = Stage()
    for index in 0..<20 {
      stage.carousel.scrollOffset = CGFloat(index)
      stage.pass(1.0 / 60)
    }
    print(
      "made", stage.items.made <= stage.carousel.numberOfVisibleItems + 1,
      stage.carousel.contentView.subviews.count)
    stage.items.count = 19
    var isDone = false
    stage.carousel.removeItem(at: 19, animated: true) { _ in isDone = true }
    print("removed", stage.carousel.numberOfItems, isDone)
    let ring = Stage(.rotary)
    let depths = ring.carousel.contentView.subviews.map { ($0 as! ItemContainer).slot!.depth }
    print("ordered", depths == depths.sorted())
    let control = Stage()
    control.items.makeContent = { view in
      let field = NSTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      field.isEditable = view.superview != nil
      field.isSelectable = false
      view.addSubview(field)
    }
    control.carousel.reloadData()
    control.carousel.layoutSubtreeIfNeeded()
    control.click(170, 130)
    print("label", control.items.calls)
    stage.carousel.scroll(toOffset: 0, duration: 1)
    let wasRunning = stage.carousel.frameLink.isRunning
    stage.carousel.removeFromSuperview()
    print("window", wasRunning, stage.carousel.frameLink.isRunning)
    weak var gone: iCarousel?
    do {
      let last = Stage()
      last.carousel.scroll(toOffset: 5, duration: 1)
      last.carousel.removeFromSuperview()
      gone = last.carousel
    }
    print("deallocated", gone == nil)
    let still = Stage()
    NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = true
    still.carousel.motionPreferenceDidChange()
    still.carousel.scrollToItem(at: 7, animated: true)
    print("reduced", still.carousel.scrollOffset)
    NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = false
  }

  static func accessibility() {
    let stage = Stage()
    let children = stage.carousel.accessibilityChildren()!.map { $0 as! NSView }
    print("elements", children.map { $0.accessibilityRole()!.rawValue }, children[1].accessibilityLabel()!)
    print("increment", children[0].accessibilityPerformIncrement())
    stage.pass(1)
    print("value", children[0].accessibilityValue() as! String)
    _ = children[0].accessibilityCustomActions()![3].handler!()
    stage.pass(1)
    print("last", stage.carousel.currentItemIndex)
    let frame = stage.carousel.items[19]!.container.accessibilityFrame()
    print("frame", frame.minX, frame.minY, frame.width, frame.height)
  }

  /// The transforms of all types, and the places on the screen.
  static func places() {
    for type in iCarouselType.allTypes {
      for isVertical in [false, true] {
        let stage = Stage(type) { $0.isVertical = isVertical }
        for offset in [0, 0.3, 4.75] as [CGFloat] {
          stage.carousel.scrollOffset = offset
          for slot in stage.carousel.items.sorted {
            let layer = slot.container.layer!
            print(
              "place", type.rawValue, isVertical, offset, slot.index, numbers(layer.transform), layer.opacity,
              layer.position.x, layer.position.y, layer.anchorPoint.x, layer.bounds.width, layer.bounds.height
            )
          }
        }
      }
    }
  }

  static func numbers(_ t: CATransform3D) -> String {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
      t.m44,
    ]
    .map { "\(Double($0) + 0)" }.joined(separator: " ")
  }
}

extension iCarouselType {
  static var allTypes: [iCarouselType] {
    (0...20).compactMap { iCarouselType(rawValue: $0) }.filter { $0 != .custom }
  }
}
