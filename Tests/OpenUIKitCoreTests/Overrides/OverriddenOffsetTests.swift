import OpenUIKit
import Testing

/// Published traces of UIKit's programs have `-[UIScrollView setContentOffset:]` below `_updatePanGesture` (drags),
/// `_smoothScrollWithUpdateTime:` (flings) and `_setContentOffset:animated:` (animated scrolls).
@MainActor
@Suite("Overridden content offset")
struct OverriddenOffsetTests {
  private final class Scroller: UIScrollView {
    var offsets: [CGFloat] = []
    var least: CGFloat = -.infinity
    override var contentOffset: CGPoint {
      didSet {
        offsets.append(contentOffset.y)
        if contentOffset.y < least { contentOffset.y = least }
      }
    }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init() {
    scroller.contentSize = CGSize(width: 300, height: 2000)
    window.addSubview(scroller)
    window.layoutIfNeeded()
    scroller.offsets = []
  }

  private func drag(_ places: [CGFloat], lifts: Bool = true) {
    for (step, y) in places.enumerated() {
      window.sendTouch(step == 0 ? .began : .moved, at: CGPoint(x: 150, y: y), time: window.clock.now + 0.016)
    }
    if lifts {
      window.sendTouch(.ended, at: CGPoint(x: 150, y: places.last ?? 0), time: window.clock.now + 0.016)
    }
  }

  @Test("A drag, the fling after it and its rest set the property, in order and up to where the content is")
  func fling() {
    drag([350, 320, 280, 240, 200])
    let dragged = scroller.offsets
    #expect(dragged.count >= 3 && dragged == dragged.sorted() && scroller.isDecelerating)
    for _ in 0..<300 { window.clock.advance(by: 0.016) }
    #expect(scroller.offsets.count > dragged.count + 30 && !scroller.isDecelerating)
    #expect(
      scroller.offsets == scroller.offsets.sorted() && scroller.offsets.last == scroller.contentOffset.y)
  }

  @Test("An animated scroll, one without animation, a wheel and a change of insets set the property")
  func code() {
    scroller.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    for _ in 0..<20 { window.clock.advance(by: 0.016) }
    #expect(scroller.offsets.count > 10 && scroller.offsets.last == 100)
    scroller.offsets = []
    scroller.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    window.sendWheel(by: CGVector(dx: 0, dy: 10), at: CGPoint(x: 150, y: 200))
    scroller.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    scroller.contentInset.top = 7
    #expect(scroller.offsets == [50, 60, 0, -7])
  }

  @Test("An offset that the override limits is the limit, and the finger continues to drag from there")
  func limited() {
    scroller.least = 0
    drag([100, 140, 180, 220], lifts: false)
    #expect(scroller.contentOffset.y == 0 && scroller.isDragging)
    window.sendTouch(.moved, at: CGPoint(x: 150, y: 190), time: window.clock.now + 0.016)
    #expect(scroller.contentOffset.y == 30)
  }

  private final class Fixed: UIScrollView {
    var proposed = 0
    override var contentOffset: CGPoint {
      get { super.contentOffset }
      set { proposed += 1 }
    }
  }

  @Test(
    "An override that does not call super keeps the content where it is, and a later offset of its own is the app's"
  )
  func withoutSuper() {
    let fixed = Fixed(frame: window.bounds)
    fixed.contentSize = CGSize(width: 300, height: 2000)
    window.addSubview(fixed)
    window.layoutIfNeeded()
    fixed.proposed = 0
    drag([350, 300, 250, 200])
    #expect(fixed.bounds.origin == .zero && fixed.proposed > 1)
    fixed.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
    for _ in 0..<30 { window.clock.advance(by: 0.016) }
    #expect(fixed.bounds.origin == .zero)
  }
}
