import Testing

@testable import OpenUIKitLayers

/// Source: Apple's documentation of `CAPropertyAnimation`, `CAKeyframeAnimation` and `CASpringAnimation`; angles and sums on paper.
@MainActor
@Suite("Kinds of animations of layers")
struct AnimationKindTests {
  private let stage = Stage()

  private func angle(_ layer: CALayer) -> Double {
    guard let transform = layer.presentation()?.transform else { return .nan }
    return atan2(Double(transform.m12), Double(transform.m11))
  }

  private func isClose(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-6 }

  @Test("Each run of a cumulative animation continues from the end of the one before")
  func cumulative() {
    let layer = stage.addLayer()
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
    animation.repeatCount = 3
    animation.isCumulative = true
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "a")
    for (time, x) in [(0.5, 5), (1.5, 15), (2.5, 25)] as [(Double, CGFloat)] {
      stage.clock.advance(by: time == 0.5 ? 0.5 : 1)
      #expect(layer.shownX == x, "after \(time) seconds")
    }
    stage.clock.advance(by: 1)
    #expect(layer.shownX == 30)
    animation.isCumulative = false
    layer.add(animation, forKey: "a")
    stage.clock.advance(by: 1.5)
    #expect(layer.shownX == 5)
  }

  @Test("A cumulative animation that returns begins each run at the same value if that is zero")
  func cumulativeReturn() {
    let layer = stage.addLayer()
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
    (animation.repeatCount, animation.autoreverses, animation.isCumulative) = (3, true, true)
    layer.add(animation, forKey: "a")
    stage.clock.advance(by: 2.5)
    #expect(layer.shownX == 5)
  }

  @Test("A layer turns with the path that it follows, or looks backwards")
  func rotation() {
    let layer = stage.addLayer()
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path.cgPath
    animation.duration = 2
    animation.rotationMode = .rotateAuto
    layer.add(animation, forKey: "a")
    stage.clock.advance(by: 0.5)
    #expect(isClose(Double(layer.shownX ?? 0), 50) && isClose(angle(layer), 0))
    stage.clock.advance(by: 1)
    #expect(isClose(Double(layer.shownX ?? 0), 100) && isClose(angle(layer), .pi / 2))
    animation.rotationMode = .rotateAutoReverse
    layer.add(animation, forKey: "a")
    stage.clock.advance(by: 1.5)
    #expect(isClose(angle(layer), -.pi / 2))
    animation.rotationMode = nil
    layer.add(animation, forKey: "a")
    stage.clock.advance(by: 1.5)
    #expect(isClose(angle(layer), 0))
  }

  @Test("The turning adds to the rotation of the layer")
  func addedRotation() {
    let layer = stage.addLayer()
    layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 100))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path.cgPath
    animation.duration = 1
    animation.rotationMode = .rotateAuto
    layer.add(animation, forKey: "a")
    stage.clock.advance(by: 0.5)
    #expect(isClose(angle(layer), .pi / 2 + 0.5))
  }

  @Test("A value function interpolates numbers, so that a whole turn shows, and scales by three of them")
  func valueFunctions() throws {
    let layer = stage.addLayer()
    let turn = CABasicAnimation(keyPath: "transform")
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    (turn.fromValue, turn.toValue, turn.duration) = (0, 2 * Double.pi, 1)
    layer.add(turn, forKey: "a")
    stage.clock.advance(by: 0.25)
    #expect(isClose(angle(layer), .pi / 2))
    stage.clock.advance(by: 0.5)
    #expect(isClose(angle(layer), -.pi / 2))

    let scale = CABasicAnimation(keyPath: "transform")
    scale.valueFunction = CAValueFunction(name: .scale)
    (scale.fromValue, scale.toValue, scale.duration) = ([1, 1, 1], [3, 5, 1], 1)
    layer.add(scale, forKey: "a")
    stage.clock.advance(by: 0.5)
    let scaled = try #require(layer.presentation()).transform
    #expect(isClose(Double(scaled.m11), 2) && isClose(Double(scaled.m22), 3))

    let move = CABasicAnimation(keyPath: "transform")
    move.valueFunction = CAValueFunction(name: .translateY)
    (move.byValue, move.duration) = (10, 1)
    layer.transform = CATransform3DMakeTranslation(0, 20, 0)
    layer.add(move, forKey: "a")
    stage.clock.advance(by: 0.5)
    let moved = try #require(layer.presentation()).transform
    #expect(isClose(Double(moved.m42), 25))
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "other")) == nil)
    #expect(CAValueFunction(name: .scaleX)?.name == .scaleX)
  }

  @Test("A spring of a period and a bounce has the stiffness, the damping and the duration for them")
  func springs() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    // ω = 2π / 0.5, stiffness = ω², damping = 2ω · (1 - 0.2).
    let frequency = 4 * Double.pi
    #expect(isClose(Double(spring.stiffness), frequency * frequency))
    #expect(isClose(Double(spring.damping), 2 * frequency * 0.8))
    #expect(spring.mass == 1 && isClose(spring.perceptualDuration, 0.5))
    #expect(isClose(Double(spring.bounce), 0.2))
    #expect(spring.duration == spring.settlingDuration && spring.duration > 0.5)
    let slow = CASpringAnimation(perceptualDuration: 1, bounce: -0.5)
    #expect(isClose(Double(slow.bounce), -0.5))
    #expect(isClose(Double(slow.damping), 2 * 2 * .pi / 0.5))
  }
}
