import OpenUIKit
import Testing

/// By Apple's documentation of `UIScrollView` in iOS 17.4.
@MainActor
@Suite("Scroll views with an axis that does not bounce")
struct BounceAxisTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    window.isHidden = false
    view.contentSize = CGSize(width: 400, height: 400)
    window.addSubview(view)
  }

  private func drag() -> CGPoint {
    window.sendTouch(.began, at: CGPoint(x: 50, y: 50))
    for step in 1...10 {
      window.sendTouch(.moved, at: CGPoint(x: 50 + CGFloat(step) * 8, y: 50 + CGFloat(step) * 8))
    }
    defer {
      window.sendTouch(.ended, at: CGPoint(x: 130, y: 130))
      window.clock.advance(by: 3)
    }
    return view.contentOffset
  }

  @Test("The content stays at the edges of an axis without bounces")
  func axes() {
    let both = drag()
    #expect(both.x < 0 && both.y < 0)
    view.bouncesVertically = false
    let one = drag()
    #expect(one.x < 0 && one.y == 0 && view.bounces && view.bouncesHorizontally)
    view.bounces = false
    #expect(!view.bouncesHorizontally && !view.bouncesVertically)
    view.bouncesVertically = true
    #expect(view.bounces && view.bouncesVertically && !view.bouncesHorizontally)
  }

  @Test("An animated change of the offset can be stopped on its way")
  func stopping() {
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    window.clock.advance(by: 0.15)
    #expect(view.isScrollAnimating)
    let offset = view.contentOffset.y
    view.stopScrollingAndZooming()
    window.clock.advance(by: 1)
    #expect(!view.isScrollAnimating && view.contentOffset.y == offset && offset > 0 && offset < 100)
  }
}
