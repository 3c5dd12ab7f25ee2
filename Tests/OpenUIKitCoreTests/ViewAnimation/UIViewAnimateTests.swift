import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLayers

@MainActor @Suite("Animation blocks")
struct UIViewAnimateTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var clock: AnimationClock { window.clock }

  init() {
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private var shown: CALayer { view.layer.displayed }

  @Test("the shortest spelling eases in and out")
  func shortest() {
    UIView.animate(withDuration: 1) { [view] in view.alpha = 0 }
    #expect(view.alpha == 0 && shown.opacity == 1)
    clock.advance(by: 0.5)
    #expect(abs(shown.opacity - 0.5) < 1e-6)
    clock.advance(by: 0.25)
    #expect(abs(Double(shown.opacity) - (1 - TimingCurve.easeInOut.progress(0.75, of: 1))) < 1e-6)
    clock.advance(by: 0.25)
    #expect(shown.opacity == 0)
  }

  @Test(
    "each curve option has its curve",
    arguments: [
      (UIView.AnimationOptions.curveEaseInOut, TimingCurve.easeInOut), (.curveEaseIn, .easeIn),
      (.curveEaseOut, .easeOut), (.curveLinear, .linear),
    ])
  func curves(options: UIView.AnimationOptions, curve: TimingCurve) {
    UIView.animate(withDuration: 2, delay: 1, options: options) { [view] in view.center.x = 150 }
    clock.advance(by: 1.6)
    #expect(abs(shown.position.x - (50 + 100 * curve.progress(0.3, of: 2))) < 1e-9)
  }

  @Test("frame, transform, colour and corner radius animate together")
  func severalProperties() {
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.frame = CGRect(x: 100, y: 100, width: 50, height: 200)
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      view.layer.cornerRadius = 10
    }
    clock.advance(by: 0.5)
    #expect(shown.frame == CGRect(x: 50, y: 50, width: 75, height: 150))
    #expect(shown.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    #expect(shown.cornerRadius == 5)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 50, height: 200))
  }

  @Test("a changed constraint animates when the block lays out")
  func constraintChange() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(box)
    let leading = box.leadingAnchor.constraint(equalTo: window.leadingAnchor)
    NSLayoutConstraint.activate([
      leading, box.topAnchor.constraint(equalTo: window.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.layoutIfNeeded()
    leading.constant = 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [window] in window.layoutIfNeeded() }
    #expect(box.frame.minX == 200 && box.layer.displayed.frame.minX == 0)
    clock.advance(by: 0.25)
    #expect(box.layer.displayed.frame.minX == 50)
  }

  @Test("with the layout option, the subviews of a view that changes its size go along")
  func layoutSubviewsOption() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalTo: view.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    window.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) { [view] in
      view.frame.size.width = 200
    }
    clock.advance(by: 0.5)
    #expect(inner.layer.displayed.bounds.width == 150)
  }

  @Test("performWithoutAnimation shows its changes at once, also around another block")
  func withoutAnimation() {
    var ended: Bool?
    UIView.animate(withDuration: 1) { [view] in
      UIView.performWithoutAnimation { view.center.x = 150 }
      view.center.y = 150
    }
    #expect(shown.position == CGPoint(x: 150, y: 50))
    UIView.performWithoutAnimation { [view] in
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ended = $0 })
    }
    #expect(shown.opacity == 0 && ended == nil)
    clock.advance(by: 0)
    #expect(ended == true)
  }

  @Test("blocks make their changes at once while animations are switched off")
  func switchedOff() {
    UIView.setAnimationsEnabled(false)
    var ended: Bool?
    UIView.animate(withDuration: 1, animations: { [view] in view.alpha = 0 }, completion: { ended = $0 })
    UIView.setAnimationsEnabled(true)
    #expect(shown.opacity == 0 && ended == nil && UIView.areAnimationsEnabled)
    clock.advance(by: 0)
    #expect(ended == true)
  }

  @Test("a block inside another has the outer duration and curve, unless it overrides them")
  func nested() {
    let other = UIView(frame: view.frame)
    let third = UIView(frame: view.frame)
    window.addSubview(other)
    window.addSubview(third)
    var ends: [String] = []
    UIView.animate(
      withDuration: 2, delay: 0, options: .curveLinear,
      animations: { [view] in
        view.center.x = 150
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(
          withDuration: 0.1, animations: { other.center.x = 150 }, completion: { _ in ends.append("inner") })
        UIView.animate(
          withDuration: 1, delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn],
          animations: { third.center.x = 150 }, completion: { _ in ends.append("own") })
      }, completion: { _ in ends.append("outer") })
    #expect(UIView.inheritedAnimationDuration == 0)
    clock.advance(by: 0.5)
    #expect(shown.position.x == 75 && other.layer.displayed.position.x == 75)
    let eased = 50 + 100 * TimingCurve.easeIn.progress(0.5, of: 1)
    #expect(abs(third.layer.displayed.position.x - eased) < 1e-9)
    clock.advance(by: 2)
    #expect(ends == ["own", "inner", "outer"])
  }

  @Test("repeating there and back continues until it is removed")
  func repeating() {
    var ended: Bool?
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
      animations: { [view] in view.center.x = 150 }, completion: { ended = $0 })
    for (time, x) in [(0.5, 100.0), (1.0, 150), (1.75, 75), (2.0, 50), (102.5, 100)] {
      clock.advance(to: time)
      #expect(abs(shown.position.x - x) < 1e-9, "at \(time)")
    }
    view.removeFromSuperview()
    clock.advance(by: 0)
    #expect(ended == false && clock.isIdle)
  }

  @Test("a modified repetition runs the given number of times, and the block waits for it")
  func modifiedRepetition() {
    var endTime: Double?
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { [view] in
        UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { view.center.x = 150 }
      }, completion: { [clock] _ in endTime = clock.now })
    clock.advance(by: 2.25)
    #expect(shown.position.x == 75)
    clock.advance(by: 5)
    #expect(endTime == 3 && shown.position.x == 150)
  }

  @Test("without duration the change shows at once and the completion comes with the next turn of the clock")
  func zeroDuration() {
    var ended: Bool?
    UIView.animate(withDuration: 0, animations: { [view] in view.alpha = 0 }, completion: { ended = $0 })
    #expect(shown.opacity == 0 && ended == nil)
    clock.advance(by: 0)
    #expect(ended == true)
  }

  @Test("a view in no window changes at once, and its completion waits for the clock of the key window")
  func noWindow() {
    window.makeKey()
    let loose = UIView()
    var ended: Bool?
    UIView.animate(withDuration: 1, animations: { loose.alpha = 0 }, completion: { ended = $0 })
    #expect(ended == nil && loose.layer.displayed === loose.layer)
    clock.advance(by: 0)
    #expect(ended == true)
  }

  @Test("a spring overshoots by the damping's measure and ends where it should")
  func spring() {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
      animations: { [view] in view.center.x = 150 })
    var peak = 0.0
    for _ in 0..<999 {
      clock.advance(by: 0.001)
      peak = max(peak, Double(shown.position.x))
    }
    let overshoot = exp(-Double.pi * 0.3 / (1 - 0.09).squareRoot())
    #expect(abs(peak - (150 + 100 * overshoot)) < 0.05)
    clock.advance(to: 1)
    #expect(shown.position.x == 150 && clock.isIdle)
  }

  @Test("a perceptual spring lasts until it has settled")
  func perceptualSpring() {
    var ended = false
    UIView.animate(springDuration: 0.5, bounce: 0.2, animations: { [view] in view.alpha = 0 }) { ended = $0 }
    clock.advance(by: 0.5)
    #expect(!ended)
    clock.advance(by: 2)
    #expect(ended)
  }

  @Test("keyframes take their parts of the duration one after another")
  func keyframes() {
    var ended = false
    UIView.animateKeyframes(
      withDuration: 4, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: 3 << 16),
      animations: { [view] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.center.x = 150
          view.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
          view.center.x = 50
          view.transform = .identity
        }
      }, completion: { ended = $0 })
    let expected: [(Double, CGFloat, CGFloat)] = [(1, 100, 1.5), (2, 150, 2), (2.9, 150, 2), (3.5, 100, 1.5)]
    for (time, x, scale) in expected {
      clock.advance(to: time)
      #expect(abs(shown.position.x - x) < 1e-9 && abs(shown.transform.m11 - scale) < 1e-9, "at \(time)")
    }
    clock.advance(to: 4)
    #expect(shown.position.x == 50 && shown.transform.m11 == 1 && ended)
  }

  @Test("discrete keyframes change at their start, without values in between")
  func discreteKeyframes() {
    let linear = UIView.KeyframeAnimationOptions(rawValue: 3 << 16)
    let options: UIView.KeyframeAnimationOptions = [.calculationModeDiscrete, linear]
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: options) { [view] in
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { view.center.x = 150 }
    }
    for (time, x) in [(0.9, 50), (1.1, 150), (2, 150), (3.9, 150)] as [(Double, CGFloat)] {
      clock.advance(to: time)
      #expect(shown.position.x == x, "at \(time)")
    }
  }

  @Test("the system's deletion fades views, and takes them away at the end")
  func systemDeletion() {
    var ended = false
    UIView.perform(.delete, on: [view], options: [], animations: { [window] in window.alpha = 0.5 }) {
      ended = $0
    }
    clock.advance(by: 0.1)
    #expect(view.superview === window && (0.01...0.99).contains(shown.opacity) && !ended)
    clock.advance(by: 1)
    #expect(view.superview == nil && window.alpha == 0.5 && ended)
  }

  @Test("a block that begins from the current state stops the one before it")
  func beginFromCurrentState() {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { [view] in view.center.x = 150 },
      completion: { ends.append($0) })
    clock.advance(by: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
      animations: { [view] in view.center.x = 50 }, completion: { ends.append($0) })
    #expect(shown.position.x == 100)
    clock.advance(by: 0.5)
    #expect(shown.position.x == 75 && ends == [false])
    clock.advance(by: 0.5)
    #expect(ends == [false, true])
  }
}
