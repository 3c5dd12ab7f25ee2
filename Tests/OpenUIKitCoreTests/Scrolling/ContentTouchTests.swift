import OpenUIKit
import Testing

@MainActor
private final class Scroller: UIScrollView {
  var allows = true
  var cancels: Bool?
  var asked: [UIView] = []
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    allows
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    asked.append(view)
    return cancels ?? super.touchesShouldCancel(in: view)
  }
}

@MainActor
@Suite("Touches on views in a scroll view")
struct ContentTouchTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  init() {
    scroller.contentSize = CGSize(width: 300, height: 2000)
    scroller.addSubview(button)
    window.addSubview(scroller)
    window.layoutIfNeeded()
  }

  private func drag(after delay: Double) {
    let start = window.clock.now
    window.sendTouch(.began, at: CGPoint(x: 100, y: 150), time: start)
    window.sendTouch(.moved, at: CGPoint(x: 100, y: 100), time: start + delay)
    window.sendTouch(.moved, at: CGPoint(x: 100, y: 80), time: start + delay + 0.05)
  }

  @Test("A quick drag scrolls, whatever it begins on, and nothing is asked")
  func quickDrag() {
    drag(after: 0.05)
    #expect(scroller.contentOffset.y > 0 && scroller.asked.isEmpty)
  }

  @Test("A drag that begins slowly on a control stays with the control")
  func slowDrag() {
    drag(after: 0.3)
    #expect(scroller.contentOffset.y == 0 && scroller.asked == [button])
    #expect(button.isTracking)
  }

  @Test("A scroll view may take the touch from a control, and leave it to other views")
  func overrides() {
    scroller.cancels = true
    drag(after: 0.3)
    #expect(scroller.contentOffset.y > 0 && !button.isTracking)
  }

  @Test("Without cancellation, touches stay with the content and nothing is asked")
  func noCancellation() {
    scroller.canCancelContentTouches = false
    drag(after: 0.3)
    #expect(scroller.contentOffset.y == 0 && scroller.asked.isEmpty)
  }

  @Test("A scroll view can keep touches from its content")
  func refusedTouch() {
    scroller.allows = false
    drag(after: 0.3)
    #expect(!button.isTracking)
  }
}
