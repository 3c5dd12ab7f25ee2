import Testing

@testable import OpenUIKitLayers

@MainActor
@Suite("Animations added to layers")
struct CAAnimationTests {
  private let stage = Stage()

  private final class Listener: CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
  }

  private func basic(_ keyPath: String, _ from: Any?, _ to: Any?, _ duration: Double = 1) -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
    return animation
  }

  @Test("An animation changes what shows, not the layer, and leaves at its end")
  func basics() {
    let layer = stage.addLayer(at: 7)
    let (animation, listener) = (basic("position.x", 100, 200), Listener())
    animation.delegate = listener
    layer.add(animation, forKey: "move")
    #expect(layer.shownX == 100 && layer.position.x == 7)
    stage.clock.advance(by: 0.25)
    #expect(layer.shownX == 125 && layer.animationKeys() == ["move"])
    #expect(layer.animation(forKey: "move") === animation && listener.log == ["start"])
    stage.clock.advance(by: 0.8)
    #expect(layer.shownX == 7 && layer.animationKeys() == nil && listener.log == ["start", "stop true"])
    #expect(stage.clock.isIdle)
  }

  @Test(
    "What is not given is what shows",
    arguments: [
      (10.0, nil, nil, 10.0, 7.0), (nil, 11, nil, 7, 11), (nil, nil, 5, 7, 12), (1, nil, 5, 1, 6),
      (nil, 9, 2, 7, 9),
    ] as [(Double?, Double?, Double?, Double, Double)])
  func interpolations(from: Double?, to: Double?, by: Double?, start: Double, end: Double) {
    let layer = stage.addLayer(at: 7)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 2
    layer.add(animation, forKey: nil)
    #expect(layer.shownX == CGFloat(start))
    stage.clock.advance(by: 1)
    #expect(layer.shownX == CGFloat((start + end) / 2))
  }

  @Test("Repetition, return, speed, offset and pace determine the progress of an animation")
  func timing() {
    let layer = stage.addLayer()
    let animation = basic("position.x", 0, 100)
    (animation.repeatCount, animation.autoreverses, animation.speed) = (1.5, true, 2)
    layer.add(animation, forKey: "a")
    let shown = (0..<5).map { _ -> CGFloat? in
      stage.clock.advance(by: 0.3)
      return layer.shownX?.rounded()
    }
    // There in half a second, back in another, there again, and over.
    #expect(shown == [60, 80, 20, 40, 0] as [CGFloat?])
    let offset = basic("position.x", 0, 100)
    (offset.timeOffset, offset.speed) = (0.4, 0)
    layer.add(offset, forKey: "a")
    stage.clock.advance(by: 5)
    #expect(layer.shownX == 40, "it stands still")
    layer.removeAnimation(forKey: "a")
    #expect(layer.shownX == 0)
    let eased = basic("position.x", 0, 100)
    eased.timingFunction = CAMediaTimingFunction(name: .easeIn)
    layer.add(eased, forKey: "a")
    stage.clock.advance(by: 0.5)
    #expect((layer.shownX ?? 100) < 40)
  }

  @Test("Values fill the time before and after, if they are to")
  func filling() {
    let layer = stage.addLayer(at: 7)
    stage.clock.advance(by: 3)
    let animation = basic("position.x", 100, 200)
    (animation.beginTime, animation.fillMode, animation.isRemovedOnCompletion) = (4, .both, false)
    layer.add(animation, forKey: "a")
    #expect(layer.shownX == 100)
    stage.clock.advance(by: 1.5)
    #expect(layer.shownX == 150)
    stage.clock.advance(by: 10)
    #expect(layer.shownX == 200 && stage.clock.isIdle && layer.animationKeys() == ["a"])
    layer.removeAllAnimations()
    #expect(layer.shownX == 7)
    animation.fillMode = .removed
    animation.beginTime = 20
    layer.add(animation, forKey: "a")
    #expect(layer.shownX == 7)
  }

  @Test("Parts of a transform change, and the rest of it stays")
  func transforms() throws {
    let layer = stage.addLayer()
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    layer.add(basic("transform.rotation.z", 0, CGFloat.pi), forKey: "turn")
    layer.add(basic("transform.translation.x", 0, 10), forKey: "move")
    stage.clock.advance(by: 0.5)
    let shown = try #require(layer.presentation()).transform
    // Scaled by 2 and 3, turned by a quarter: the x axis points down.
    let expected: [(CGFloat, CGFloat)] = [
      (shown.m11, 0), (shown.m12, 2), (shown.m21, -3), (shown.m22, 0), (shown.m41, 5),
    ]
    for (value, wanted) in expected { #expect(abs(value - wanted) < 1e-9) }
  }

  @Test("A turn of more than half a circle goes all the way round")
  func fullTurn() throws {
    let layer = stage.addLayer()
    layer.add(basic("transform.rotation", 0, 2 * Double.pi), forKey: nil)
    stage.clock.advance(by: 0.75)
    let shown = try #require(layer.presentation()).transform
    #expect(abs(shown.m12 + 1) < 1e-9 && abs(shown.m11) < 1e-9)
  }

  @Test("Keyframes take their places in time, jump, or keep one speed")
  func keyframes() {
    let layer = stage.addLayer()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 110]
    animation.duration = 1
    layer.add(animation, forKey: "a")
    stage.clock.advance(by: 0.25)
    #expect(layer.shownX == 50)
    animation.keyTimes = [0, 0.2, 1]
    layer.add(animation, forKey: "a")
    stage.clock.advance(by: 0.1)
    #expect(layer.shownX.map { abs($0 - 50) < 1e-9 } == true)
    animation.keyTimes = nil
    animation.calculationMode = .discrete
    layer.add(animation, forKey: "a")
    stage.clock.advance(by: 0.5)
    #expect(layer.shownX == 100)
    animation.calculationMode = .paced
    layer.add(animation, forKey: "a")
    stage.clock.advance(by: 0.5)
    #expect(layer.shownX.map { abs($0 - 55) < 1e-9 } == true)
  }

  @Test("A point follows a path")
  func path() throws {
    let layer = stage.addLayer()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path =
      UIBezierPath(
        arcCenter: CGPoint(x: 100, y: 100), radius: 50, startAngle: 0, endAngle: .pi, clockwise: true
      ).cgPath
    animation.calculationMode = .paced
    animation.duration = 2
    layer.add(animation, forKey: nil)
    stage.clock.advance(by: 1)
    let position = try #require(layer.presentation()).position
    #expect(abs(position.x - 100) < 0.1 && abs(position.y - 150) < 0.1)
  }

  @Test("Animations of a group run on its time and end with it")
  func groups() {
    let layer = stage.addLayer()
    let (move, fade, group) = (basic("position.x", 0, 100), basic("opacity", 1, 0, 4), CAAnimationGroup())
    move.beginTime = 0.5
    group.animations = [move, fade]
    group.duration = 2
    let listener = Listener()
    group.delegate = listener
    layer.add(group, forKey: "both")
    stage.clock.advance(by: 1)
    #expect(layer.shownX == 50 && layer.presentation()?.opacity == 0.75)
    #expect(layer.animationKeys() == ["both"])
    layer.removeAnimation(forKey: "both")
    #expect(layer.shownX == 0 && layer.presentation()?.opacity == 1)
    stage.clock.advance(by: 0.1)
    #expect(listener.log == ["start", "stop false"])
  }

  @Test("A spring swings past its goal and settles")
  func spring() throws {
    let layer = stage.addLayer()
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0, 100)
    animation.duration = animation.settlingDuration
    // Underdamped, ζ = 10 / (2·√100) = 0.5: the first peak is 1 + e^(-πζ/√(1-ζ²)), 16.3 % too far, after π/(ω√(1-ζ²)).
    layer.add(animation, forKey: nil)
    stage.clock.advance(by: Double.pi / (10 * 0.75.squareRoot()))
    #expect(abs(try #require(layer.shownX) - 116.3) < 0.05)
  }

  @Test("Changes in animation blocks leave custom animations alone")
  func blocks() {
    let layer = stage.addLayer()
    layer.add(basic("position.x", 100, 200), forKey: "own")
    stage.animate(1, interruption: .replacesEarlier) { layer.position.x = 50 }
    #expect(layer.animationKeys() == ["own"])
    layer.add(basic("opacity", 0, 1), forKey: "own")
    #expect(layer.animationKeys() == ["own"] && layer.presentation()?.opacity == 0)
  }

  @Test("A transaction waits for the animations that are added in it, and gives them their duration")
  func transactions() {
    let layer = stage.addLayer()
    var isComplete = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock { isComplete = true }
    layer.add(basic("position.x", 0, 10, 0), forKey: nil)
    CATransaction.commit()
    stage.clock.advance(by: 0.4)
    #expect(!isComplete && layer.shownX == 8)
    stage.clock.advance(by: 0.2)
    #expect(isComplete)
  }

  @Test("Lines, colours and gradients are animated too")
  func otherValues() {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    for layer in [shape, gradient] { stage.root.addSublayer(layer) }
    shape.add(basic("strokeEnd", 0, 1), forKey: nil)
    gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 0, alpha: 1)]
    gradient.add(
      basic(
        "colors", gradient.colors, [CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 1)] as [CGColor]),
      forKey: nil)
    stage.clock.advance(by: 0.5)
    #expect(shape.presentation()?.strokeEnd == 0.5)
    #expect((gradient.presentation()?.colors?.first as? CGColor)?.red == 0.5)
  }

  @Test("A key path that names nothing stops the program")
  func unknownKeyPath() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Stage().addLayer().add(CABasicAnimation(keyPath: "colour"), forKey: nil) }
    }
  }

  @Test("A value of the wrong kind stops the program")
  func wrongValue() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = CGPoint.zero
        Stage().addLayer().add(animation, forKey: nil)
      }
    }
  }
}
