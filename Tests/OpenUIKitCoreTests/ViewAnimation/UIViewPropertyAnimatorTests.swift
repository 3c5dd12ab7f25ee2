import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLayers

@MainActor @Suite("UIViewPropertyAnimator")
struct UIViewPropertyAnimatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var clock: AnimationClock { window.clock }
  private var x: CGFloat { view.layer.displayed.position.x }

  init() {
    window.addSubview(view)
  }

  private func animator(curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 2, curve: curve) { [view] in view.center.x = 150 }
  }

  @Test("it runs its blocks when it starts, moves by its curve, and ends at the end")
  func running() {
    let animator = animator(curve: .easeIn)
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    #expect(view.center.x == 50 && animator.state == .inactive)
    animator.startAnimation()
    #expect(view.center.x == 150 && x == 50 && animator.isRunning && animator.state == .active)
    clock.advance(by: 1)
    #expect(abs(x - (50 + 100 * TimingCurve.easeIn.progress(0.5, of: 2))) < 1e-9)
    #expect(animator.fractionComplete == 0.5)
    clock.advance(by: 1)
    #expect(
      x == 150 && position == .end && animator.state == .inactive && !animator.isRunning && clock.isIdle)
  }

  @Test("a delay passes before the first change")
  func delay() {
    let animator = animator()
    animator.startAnimation(afterDelay: 1)
    clock.advance(by: 1)
    #expect(x == 50)
    clock.advance(by: 1)
    #expect(x == 100 && animator.delay == 1)
    clock.advance(by: 1)
    #expect(animator.state == .inactive)
  }

  @Test("paused it does not move, and then it continues from there")
  func pause() {
    let animator = animator(curve: .easeIn)
    animator.startAnimation()
    clock.advance(by: 0.8)
    let before = x
    animator.pauseAnimation()
    #expect(abs(x - before) < 1e-9 && !animator.isRunning && animator.state == .active)
    clock.advance(by: 10)
    #expect(abs(x - before) < 1e-9)
    animator.startAnimation()
    #expect(abs(x - before) < 1e-6)
    clock.advance(by: 0.4)
    #expect(abs(x - (50 + 100 * TimingCurve.easeIn.progress(0.6, of: 2))) < 1e-6)
    clock.advance(by: 0.79)
    #expect(animator.state == .active)
    clock.advance(by: 0.02)
    #expect(animator.state == .inactive && x == 150)
  }

  @Test("the fraction can be set before the start, and scrubs linearly or along the curve")
  func scrubbing() {
    let animator = animator(curve: .easeIn)
    animator.fractionComplete = 0.5
    #expect(animator.state == .active && x == 100 && view.center.x == 150)
    animator.fractionComplete = 0.25
    #expect(x == 75 && animator.fractionComplete == 0.25)
    let curved = self.animator(curve: .easeIn)
    view.center.x = 50
    animator.stopAnimation(true)
    view.center.x = 50
    curved.scrubsLinearly = false
    curved.startAnimation()
    curved.fractionComplete = 0.5
    #expect(abs(x - (50 + 100 * TimingCurve.easeIn.progress(0.5, of: 2))) < 1e-9)
    curved.stopAnimation(true)
  }

  @Test("reversed it runs back from where it is and leaves the old values")
  func reversal() {
    let animator = animator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    clock.advance(by: 1.5)
    animator.isReversed = true
    #expect(x == 125)
    clock.advance(by: 0.5)
    #expect(x == 100)
    clock.advance(by: 1)
    #expect(position == .start && view.center.x == 50 && x == 50)
  }

  @Test("stopped without finishing it leaves the views where they are on the screen")
  func stop() {
    let animator = animator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(view.center.x == 75 && x == 75 && animator.state == .inactive)
    clock.advance(by: 5)
    #expect(position == nil && x == 75)
  }

  @Test(
    "stopped and finished, it ends at the given position",
    arguments: [(UIViewAnimatingPosition.start, 50.0), (.current, 75), (.end, 150)])
  func finish(position: UIViewAnimatingPosition, expected: Double) {
    let animator = animator()
    var reported: UIViewAnimatingPosition?
    animator.addCompletion { reported = $0 }
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && view.center.x == 75 && reported == nil)
    animator.finishAnimation(at: position)
    #expect(view.center.x == expected && x == expected && reported == position && animator.state == .inactive)
  }

  @Test("continued with another pace and factor, the rest of the way takes that part of the duration")
  func continuing() {
    let animator = animator()
    animator.startAnimation()
    clock.advance(by: 1)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    clock.advance(by: 2)
    #expect(abs(x - 125) < 1e-9)
    clock.advance(by: 2)
    #expect(x == 150 && animator.state == .inactive)
  }

  @Test("a block with a delay factor has the rest of the duration")
  func delayFactor() {
    let animator = animator()
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    clock.advance(by: 1)
    #expect(x == 100 && view.layer.displayed.opacity == 1)
    clock.advance(by: 0.5)
    #expect(view.layer.displayed.opacity == 0.5)
  }

  @Test("it takes over from what is on the screen")
  func interruption() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.center.x = 150 }
    clock.advance(by: 0.5)
    UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 0 }.startAnimation()
    #expect(x == 100)
    clock.advance(by: 0.5)
    #expect(x == 50)
  }

  @Test("one that changes nothing in a window is over with the next turn of the key window's clock")
  func noWindow() {
    window.makeKey()
    var position: UIViewAnimatingPosition?
    let loose = UIView()
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: { loose.alpha = 0 }, completion: { position = $0 })
    #expect(position == nil)
    clock.advance(by: 0)
    #expect(position == .end && animator.state == .inactive)
  }

  @Test("one that pauses on completion stays active at its end")
  func pausesOnCompletion() {
    let animator = animator()
    animator.pausesOnCompletion = true
    var ended = false
    animator.addCompletion { _ in ended = true }
    animator.startAnimation()
    clock.advance(by: 3)
    #expect(animator.state == .active && !animator.isRunning && !ended && x == 150)
    animator.isReversed = true
    animator.startAnimation()
    clock.advance(by: 1)
    #expect(x == 100)
  }

  @Test("a spring with physical parameters lasts as long as it swings")
  func physicalSpring() {
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 99, timingParameters: parameters)
    // The envelope e^(-5t)·√(1 + ζ²/(1-ζ²)) falls to a thousandth at ln(1000·2/√3)/5.
    #expect(abs(animator.duration - log(2000 / 3.0.squareRoot()) / 5) < 1e-9)
  }

  @Test("an animator that is released while it runs continues to its end")
  func letGo() {
    var ended = false
    do {
      let animator = animator()
      animator.addCompletion { _ in ended = true }
      animator.startAnimation()
    }
    clock.advance(by: 3)
    #expect(ended && x == 150)
  }

  @Test("starting a stopped animator stops the program")
  func startStopped() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let window = UIWindow(frame: .zero)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { window.alpha = 0 }
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }
  }
}
