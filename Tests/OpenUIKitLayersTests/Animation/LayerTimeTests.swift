import Testing

@testable import OpenUIKitLayers

/// The time of layers, by Apple's technical note QA1673 and the formula of `CAMediaTiming`: (time - beginTime) * speed + timeOffset.
@MainActor
@Suite("The time of layers")
struct LayerTimeTests {
  private let stage = Stage()

  private func move(_ layer: CALayer, _ duration: Double = 4, _ completion: ((Bool) -> Void)? = nil) {
    stage.animate(duration, changes: { layer.position.x = 100 }, completion: completion)
  }

  // The functions of QA1673.
  private func pause(_ layer: CALayer) {
    let time = layer.convertTime(stage.clock.now, from: nil)
    layer.speed = 0
    layer.timeOffset = time
  }

  private func resume(_ layer: CALayer) {
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(stage.clock.now, from: nil) - paused
  }

  @Test("A paused layer stands still with its sublayers, and continues where it was")
  func pausing() {
    let layer = stage.addLayer()
    let inner = CALayer()
    layer.addSublayer(inner)
    var ends: [Double] = []
    move(layer) { _ in ends.append(stage.clock.now) }
    move(inner)
    stage.clock.advance(by: 1)
    pause(layer)
    #expect(layer.shownX == 25 && inner.shownX == 25)
    stage.clock.advance(by: 10)
    #expect(layer.shownX == 25 && inner.shownX == 25 && ends.isEmpty)
    #expect(stage.clock.isIdle)
    resume(layer)
    #expect(layer.shownX == 25)
    stage.clock.advance(by: 1)
    #expect(layer.shownX == 50 && inner.shownX == 50)
    stage.clock.advance(by: 2)
    #expect(layer.shownX == 100 && ends == [14])
    // Again, from another beginning.
    pause(layer)
    stage.clock.advance(by: 3)
    layer.position.x = 0
    move(layer, 1)
    stage.clock.advance(by: 3)
    #expect(layer.shownX == 0)
    resume(layer)
    stage.clock.advance(by: 0.5)
    #expect(layer.shownX == 50)
  }

  @Test("Other layers of the same animation continue, and its completion waits for the last one")
  func oneOfTwo() {
    let (one, two) = (stage.addLayer(), stage.addLayer())
    var isDone = false
    stage.animate(
      2,
      changes: {
        one.position.x = 100
        two.position.x = 100
      }, completion: { _ in isDone = true })
    stage.clock.advance(by: 1)
    pause(one)
    stage.clock.advance(by: 5)
    #expect(one.shownX == 50 && two.shownX == 100 && !isDone)
    resume(one)
    stage.clock.advance(by: 1)
    #expect(one.shownX == 100 && isDone)
  }

  @Test("The speeds of layers multiply, and an animation takes as much less time")
  func speeds() {
    let layer = stage.addLayer()
    let inner = CALayer()
    layer.addSublayer(inner)
    layer.speed = 2
    inner.speed = 2
    var end = 0.0
    move(inner) { _ in end = stage.clock.now }
    stage.clock.advance(by: 0.5)
    #expect(inner.shownX == 50)
    inner.speed = 1
    #expect(inner.convertTime(3, from: nil) == 6 && inner.convertTime(6, to: nil) == 3)
    inner.removeAllAnimations()
    stage.clock.advance(by: 0.1)
    inner.position.x = 0
    move(inner) { _ in end = stage.clock.now }
    let start = stage.clock.now
    stage.clock.advance(by: 3)
    #expect(abs(end - start - 2) < 1e-9)
  }

  @Test("Times are converted through all layers between two")
  func conversion() {
    let (one, other) = (stage.addLayer(), stage.addLayer())
    let inner = CALayer()
    one.addSublayer(inner)
    (one.beginTime, one.speed, one.timeOffset) = (10, 0.5, 3)
    inner.timeOffset = 7
    other.beginTime = 1
    // (20 - 10) / 2 + 3, and 7 more.
    #expect(one.convertTime(20, from: nil) == 8 && inner.convertTime(20, from: nil) == 15)
    #expect(inner.convertTime(15, to: nil) == 20 && inner.convertTime(15, to: other) == 19)
    #expect(one.convertTime(19, from: other) == 8 && one.convertTime(5, from: one) == 5)
    one.speed = 0
    #expect(one.convertTime(99, from: nil) == 3 && one.convertTime(99, to: nil) == 10)
    for value in [Double.nan, .infinity] {
      (one.beginTime, one.timeOffset, one.speed) = (value, value, Float(value))
    }
    #expect(one.beginTime == 10 && one.timeOffset == 3 && one.speed == 0)
  }

  @Test("An animation that is added begins at a time of its layer")
  func explicit() {
    let layer = stage.addLayer()
    layer.timeOffset = 100
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 2)
    animation.beginTime = layer.convertTime(stage.clock.now, from: nil) + 1
    layer.add(animation, forKey: "a")
    stage.clock.advance(by: 2)
    #expect(layer.shownX == 50)
    pause(layer)
    stage.clock.advance(by: 9)
    #expect(layer.shownX == 50 && layer.animationKeys() == ["a"])
    resume(layer)
    stage.clock.advance(by: 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test("A layer that leaves a paused one continues, and one that comes into it stops")
  func moving() {
    let (paused, free) = (stage.addLayer(), stage.addLayer())
    let layer = CALayer()
    paused.addSublayer(layer)
    pause(paused)
    var isDone = false
    move(layer, 2) { _ in isDone = true }
    stage.clock.advance(by: 5)
    #expect(layer.shownX == 0 && !isDone)
    free.addSublayer(layer)
    stage.clock.advance(by: 9)
    #expect(isDone)
    layer.position.x = 0
    isDone = false
    move(layer, 2) { _ in isDone = true }
    stage.clock.advance(by: 1)
    paused.addSublayer(layer)
    stage.clock.advance(by: 9)
    #expect(!isDone)
    layer.removeAllAnimations()
    stage.clock.advance(by: 0.1)
    #expect(isDone && stage.clock.isIdle)
  }

  @Test("Changes from within a completion, and hundreds of paused layers, end")
  func many() {
    let parent = stage.addLayer()
    let layers = (0..<300).map { _ in CALayer() }
    for layer in layers { parent.addSublayer(layer) }
    var ends = 0
    for layer in layers {
      move(layer, 1) { _ in
        ends += 1
        layer.speed = 3
        layer.removeFromSuperlayer()
      }
    }
    for _ in 0..<5 {
      stage.clock.advance(by: 0.1)
      pause(parent)
      stage.clock.advance(by: 1)
      resume(parent)
    }
    #expect(ends == 0)
    stage.clock.advance(by: 1)
    #expect(ends == 300)
  }
}
