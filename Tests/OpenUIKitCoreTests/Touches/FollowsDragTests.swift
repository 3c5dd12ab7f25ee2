import OpenUIKit
import Testing

/// The questions of a host inside a scrolling page about a drag.
@MainActor
struct FollowsDragTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  /// Whether the window follows a finger that goes down in the middle of `view` and moves by a little.
  private func follows(_ view: UIView, by dx: CGFloat, _ dy: CGFloat) -> Bool {
    view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    window.addSubview(view)
    window.makeKeyAndVisible()
    defer {
      window.sendTouch(.cancelled, at: CGPoint(x: 150, y: 150))
      view.removeFromSuperview()
    }
    window.sendTouch(.began, at: CGPoint(x: 150, y: 150))
    window.sendTouch(.moved, at: CGPoint(x: 150 + dx, y: 150 + dy))
    return window.followsDrag
  }

  @Test func aWindowWithoutTouchesFollowsNothing() {
    #expect(!window.followsDrag)
  }

  @Test(arguments: [3.0, 30.0]) func aScrollViewFollowsAlongTheAxisThatItsContentExceeds(distance: Double) {
    let row = UIScrollView()
    row.contentSize = CGSize(width: 500, height: 100)
    #expect(follows(row, by: distance, 0))
    #expect(!follows(row, by: 1, -distance))
  }

  @Test func buttonsLeaveDragsToThePageAndSlidersDoNot() {
    #expect(!follows(UIButton(), by: 0, 20))
    #expect(!follows(UITextField(), by: 0, 20))
    let slider = UISlider()
    // The knob is under the finger.
    slider.value = 0.5
    #expect(follows(slider, by: 20, 0))
    #expect(!follows(UILabel(), by: 0, 20))
  }

  @Test func aRecogniserFollowsUnlessItsViewRefuses() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let (view, refusing) = (UIView(), Refusing())
    view.addGestureRecognizer(UIPanGestureRecognizer())
    refusing.addGestureRecognizer(UIPanGestureRecognizer())
    #expect(follows(view, by: 2, 2))
    #expect(!follows(refusing, by: 2, 2))
  }

  @Test func aSwipeFollowsInItsDirectionAlone() {
    let view = UIView()
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    view.addGestureRecognizer(swipe)
    #expect(follows(view, by: -4, 1))
    #expect(!follows(view, by: 4, 1))
    #expect(!follows(view, by: 0, 4))
  }

  @Test func twoFingersOnAPinchAreFollowed() {
    let view = UIView(frame: window.bounds)
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(UIPinchGestureRecognizer())
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.sendTouch(.began, identifier: 1, at: CGPoint(x: 100, y: 100))
    window.sendTouch(.moved, identifier: 1, at: CGPoint(x: 101, y: 104))
    #expect(!window.followsDrag)
    window.sendTouch(.began, identifier: 2, at: CGPoint(x: 150, y: 100))
    window.sendTouch(.moved, identifier: 2, at: CGPoint(x: 152, y: 100))
    #expect(window.followsDrag)
  }
}
