import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLayers

/// Animations at the edges of what is documented: NaN and infinite numbers, and objects that are removed while they run.
@MainActor @Suite("Animations at their edges")
struct AnimationEdgeTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var clock: AnimationClock { window.clock }
  private var x: CGFloat { view.layer.displayed.position.x }

  @MainActor private final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
  }
  private let log = Log()

  init() {
    window.addSubview(view)
  }

  // MARK: Blocks

  @Test("an animation removed while its block is still open takes no other change of the block along")
  func removedInOpenBlock() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.alpha = 0
      view.layer.removeAllAnimations()
      view.center.x = 150
    } completion: { [log] in
      log.add("\($0)")
    }
    clock.advance(by: 0.5)
    #expect(view.layer.displayed.opacity == 0 && abs(x - 100) < 1e-9 && log.entries.isEmpty)
    clock.advance(by: 0.5)
    #expect(log.entries == ["false"])
  }

  @Test("a block inside another that takes over one change leaves the other changes alone")
  func takenOverInOpenBlock() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
        view.alpha = 0.5
      }
      view.center.x = 150
    }
    clock.advance(by: 0.5)
    #expect(abs(x - 100) < 1e-9)
  }

  @Test("a delay of NaN counts as zero, and the completion is called once")
  func delayThatIsNoNumber() {
    UIView.animate(withDuration: 1, delay: .nan, options: .curveLinear) { [view] in
      view.center.x = 150
    } completion: { [log] in
      log.add("\($0)")
    }
    clock.advance(by: 0.5)
    #expect(abs(x - 100) < 1e-9)
    clock.advance(by: 1)
    #expect(log.entries == ["true"] && clock.isIdle)
  }

  @Test(
    "a spring with a speed of NaN or infinity starts at rest",
    arguments: [Double.nan, .infinity])
  func springSpeed(velocity: Double) {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: velocity
    ) { [view] in
      view.center.x = 150
    }
    clock.advance(by: 0.5)
    #expect(x > 50 && x < 150)
    clock.advance(by: 0.6)
    #expect(x == 150 && clock.isIdle)
  }

  @Test("a spring inside a block settles in the time that it takes over from there")
  func springInBlock() {
    UIView.animate(withDuration: 1) { [view] in
      UIView.animate(withDuration: 0, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
        view.center.x = 150
      }
    }
    clock.advance(by: 0.1)
    #expect(x < 149)
  }

  @Test("a transition without duration ends at the next turn of the clock, as an animation does")
  func transitionWithoutDuration() {
    UIView.transition(with: view, duration: 0, options: .transitionCrossDissolve) { [log] in
      log.add("changed")
    } completion: { [log] in
      log.add("\($0)")
    }
    #expect(log.entries == ["changed"])
    clock.advance(by: 0)
    #expect(log.entries == ["changed", "true"])
  }

  @Test("a mask that is taken away takes its animations along")
  func maskTakenAway() {
    let mask = CALayer()
    view.layer.mask = mask
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    mask.position.x = 10
    CATransaction.commit()
    clock.advance(by: 0.5)
    #expect(!clock.isIdle)
    view.layer.mask = nil
    clock.advance(by: 0.1)
    #expect(clock.isIdle && mask.animations.isEmpty)
  }

  // MARK: Display links

  @Test("a link's duration is that of the display's frames, whatever rate is preferred")
  func linkDuration() {
    // CADisplayLink: "The duration property provides the amount of time between frames at the maximumFramesPerSecond. To
    // calculate the actual frame duration, use targetTimestamp - timestamp."
    let link = CADisplayLink(clock: clock) { _ in }
    link.preferredFramesPerSecond = 30
    clock.advance(by: 1)
    #expect(abs(link.duration - 1.0 / 60) < 1e-12)
    #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 30) < 1e-12)
    link.invalidate()
  }

  @Test("a link of a preferred rate loses no frame because something else was due at it")
  func linkBesideHandlers() {
    var calls = 0
    let link = CADisplayLink(clock: clock) { _ in calls += 1 }
    link.preferredFramesPerSecond = 30
    for frame in 1...600 {
      clock.schedule(at: Double(frame) / 60) {}
      clock.advance(to: Double(frame) / 60)
    }
    #expect(calls == 300)
    link.invalidate()
  }

  @Test("a link that outlives its clock can be invalidated")
  func linkOutlivesClock() {
    var links: [CADisplayLink] = []
    do {
      let clock = AnimationClock()
      links = (0..<3).map { _ in CADisplayLink(clock: clock) { _ in } }
    }
    // Something else takes the memory.
    let others = (0..<50).map { AnimationClock(startingAt: Double($0)) }
    for link in links { link.invalidate() }
    #expect(others.allSatisfy { $0.isIdle })
  }

  @Test("a handler due at a time of NaN does not delay the others")
  func timeThatIsNoNumber() {
    clock.schedule(at: .nan) { [log] in log.add("none") }
    clock.schedule(at: 0.1) { [log] in log.add("0.1") }
    clock.advance(by: 1)
    #expect(log.entries == ["none", "0.1"])
  }

  // MARK: Animators

  @Test("continued with a spring in the time that is left, the rest of the way takes that time")
  func continuedWithSpring() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in view.center.x = 150 }
    animator.startAnimation()
    clock.advance(by: 1)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0)
    clock.advance(by: 0.05)
    #expect(x > 100 && x < 125)
    clock.advance(by: 0.9)
    #expect(animator.isRunning)
    clock.advance(by: 0.1)
    #expect(x == 150 && animator.state == .inactive)
  }

  @Test("a fraction of NaN leaves the animator where it is")
  func fractionThatIsNoNumber() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in view.center.x = 150 }
    animator.fractionComplete = 0.5
    animator.fractionComplete = .nan
    #expect(animator.fractionComplete == 0.5 && abs(x - 100) < 1e-9)
    animator.stopAnimation(true)
  }

  @Test("releasing an animator that is paused stops the program, as UIKit does")
  func letGoWhilePaused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))
        do {
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { window.alpha = 0 }
          animator.pauseAnimation()
        }
        window.clock.advance(by: 1)
      }
    }
  }

  // MARK: Animations of one's own

  @Test("an animation from a value only goes to the value that the layer has, also if it is set afterwards")
  func fromOnly() {
    // CABasicAnimation: "fromValue is non-nil: interpolates between fromValue and the current presentation value".
    let layer = view.layer
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 50
    animation.duration = 1
    layer.add(animation, forKey: "x")
    UIView.performWithoutAnimation { layer.position.x = 150 }
    clock.advance(by: 0.5)
    #expect(abs(x - 100) < 1e-9)
  }
}
