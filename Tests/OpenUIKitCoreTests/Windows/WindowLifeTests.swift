import Testing

@testable import OpenUIKitCore

/// Activities that are under way when a window goes must not keep it, or the views in it.
@MainActor @Suite("A window that is released leaves nothing behind")
struct WindowLifeTests {
  enum Activity: String, CaseIterable, CustomTestStringConvertible {
    case nothing, sheet, animation, runningAnimator, pausedAnimator, touch, tapThatMayBecomeTwo, pendingLayout
    case resizing, push

    var testDescription: String { rawValue }
  }

  private final class Screen: UIViewController {}

  @Test("whatever is under way", arguments: Activity.allCases)
  func leavesNothing(_ activity: Activity) {
    weak var window: UIWindow?
    weak var view: UIView?
    weak var maker: AnyObject?
    // A paused animator may not be released before the window.
    var paused: AnyObject?
    do {
      let alive = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 300))
      let screen = Screen()
      alive.rootViewController = screen
      alive.layoutIfNeeded()
      let made = begin(activity, of: screen, in: alive)
      if activity == .pausedAnimator { paused = made }
      maker = made
      (window, view) = (alive, screen.view)
      #expect(window != nil && view != nil)
    }
    #expect(window == nil && (paused != nil || view == nil))
    paused = nil
    #expect(view == nil && maker == nil)
  }

  /// Returns what brings the activity about.
  private func begin(_ activity: Activity, of screen: UIViewController, in window: UIWindow) -> AnyObject? {
    guard let view = screen.view else { return nil }
    switch activity {
    case .nothing: return screen
    case .sheet:
      let sheet = Screen()
      screen.present(sheet, animated: true)
      return sheet
    case .animation:
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      return window.clock
    case .pausedAnimator:
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      window.clock.advance(by: 0.5)
      animator.pauseAnimation()
      return animator
    case .runningAnimator:
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      return animator
    case .touch:
      let pinch = UIPinchGestureRecognizer()
      view.isMultipleTouchEnabled = true
      view.addGestureRecognizer(pinch)
      window.sendTouch(.began, identifier: 1, at: CGPoint(x: 10, y: 10))
      window.sendTouch(.began, identifier: 2, at: CGPoint(x: 90, y: 10))
      window.sendTouch(.moved, identifier: 2, at: CGPoint(x: 190, y: 10))
      window.sendTouch(.ended, identifier: 2, at: CGPoint(x: 190, y: 10))
      return pinch
    case .tapThatMayBecomeTwo:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      view.addGestureRecognizer(tap)
      window.sendTouch(.began, at: CGPoint(x: 10, y: 10))
      window.sendTouch(.ended, at: CGPoint(x: 10, y: 10))
      return tap
    case .resizing:
      window.frame.size.width = 500
      return screen
    case .push:
      let navigation = UINavigationController(rootViewController: Screen())
      window.rootViewController = navigation
      window.layoutIfNeeded()
      let pushed = Screen()
      navigation.pushViewController(pushed, animated: true)
      return pushed
    case .pendingLayout:
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      view.setNeedsLayout()
      return width
    }
  }
}
