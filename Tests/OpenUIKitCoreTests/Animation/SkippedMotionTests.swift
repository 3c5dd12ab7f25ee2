import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLayers

@MainActor
@Suite("A clock that skips motion")
struct SkippedMotionTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    window.addSubview(view)
    window.clock.skipsMotion = true
  }

  /// The opacity on the screen.
  private var shown: Float { view.layer.displayed.opacity }

  @Test("shows the last values at once and calls completions at their time")
  func animation() {
    var ended: Bool?
    UIView.animate(withDuration: 1, animations: { [view] in view.alpha = 0 }, completion: { ended = $0 })
    #expect(shown == 0)
    window.clock.advance(by: 0.9)
    #expect(ended == nil)
    window.clock.advance(by: 0.2)
    #expect(ended == true)
  }

  @Test("waits for delays")
  func delay() {
    UIView.animate(withDuration: 1, delay: 0.5, animations: { [view] in view.alpha = 0 })
    window.clock.advance(by: 0.4)
    #expect(shown == 1)
    window.clock.advance(by: 0.2)
    #expect(shown == 0)
  }

  @Test("shows the last values of a running animator, and lets a paused one be moved")
  func animator() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0 }
    animator.fractionComplete = 0.25
    #expect(shown == 0.75)
    animator.startAnimation()
    #expect(shown == 0)
    window.clock.advance(by: 1.1)
    #expect(animator.state == .inactive)
  }

  @Test("lets an animation that starts itself again run once per duration")
  func chain() {
    var (runs, isEnded) = (0, false)
    func again() {
      if isEnded { return }
      runs += 1
      UIView.animate(withDuration: 1) { [view] in
        view.alpha = view.alpha == 0 ? 1 : 0
      } completion: { _ in
        again()
      }
    }
    again()
    window.clock.advance(by: 3.5)
    #expect(runs == 4)
    // An endless chain would keep the window, on whose clock it waits.
    isEnded = true
    window.clock.advance(by: 1)
  }

  @Test("is idle during an animation that repeats for ever")
  func repetition() {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { [view] in view.alpha = 0 }
    #expect(window.clock.isIdle)
    window.clock.skipsMotion = false
    #expect(!window.clock.isIdle)
  }
}
