import Testing

@testable import OpenUIKitLayers

@MainActor @Suite("Animated layers")
struct LayerAnimationTests {
  private let stage = Stage()
  private var clock: AnimationClock { stage.clock }

  @Test("the model changes at once, the screen in the course of the duration")
  func modelAndPresentation() {
    let layer = stage.addLayer()
    stage.animate(2) { layer.position.x = 100 }
    #expect(layer.position.x == 100 && layer.shownX == 0)
    clock.advance(by: 0.5)
    #expect(layer.shownX == 25)
    clock.advance(by: 1.5)
    #expect(layer.shownX == 100 && layer.animations.isEmpty && clock.isIdle)
    #expect(layer.displayed === layer)
  }

  @Test("every animated property passes through the middle of its way")
  func allProperties() throws {
    let layer = stage.addLayer()
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    stage.animate(1) {
      layer.bounds = CGRect(x: 10, y: 20, width: 30, height: 40)
      layer.anchorPoint = CGPoint(x: 0, y: 1)
      layer.transform = CATransform3DMakeScale(3, 1, 1)
      layer.sublayerTransform = CATransform3DMakeTranslation(0, 0, 8)
      layer.zPosition = 6
      layer.opacity = 0
      layer.backgroundColor = red
      layer.cornerRadius = 4
      layer.borderWidth = 2
      layer.borderColor = red
      layer.shadowColor = nil
      layer.shadowOpacity = 1
      layer.shadowOffset = CGSize(width: 4, height: 3)
      layer.shadowRadius = 5
    }
    clock.advance(by: 0.5)
    let shown = try #require(layer.presentation())
    #expect(shown.bounds == CGRect(x: 5, y: 10, width: 15, height: 20))
    #expect(shown.anchorPoint == CGPoint(x: 0.25, y: 0.75))
    #expect(CATransform3DEqualToTransform(shown.transform, CATransform3DMakeScale(2, 1, 1)))
    #expect(shown.sublayerTransform.m43 == 4 && shown.zPosition == 3 && shown.opacity == 0.5)
    #expect(shown.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
    #expect(shown.cornerRadius == 2 && shown.borderWidth == 1)
    #expect(shown.borderColor == CGColor(red: 0.5, green: 0, blue: 0, alpha: 1))
    #expect(shown.shadowColor == CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(shown.shadowOpacity == 0.5 && shown.shadowRadius == 4)
    #expect(shown.shadowOffset == CGSize(width: 2, height: 0))
  }

  @Test("a delay shows the old value until it has passed")
  func delay() {
    let layer = stage.addLayer(at: 10)
    stage.animate(1, delay: 2) { layer.position.x = 20 }
    clock.advance(by: 1.9)
    #expect(layer.shownX == 10)
    clock.advance(to: 2.5)
    #expect(layer.shownX == 15)
    clock.advance(to: 3)
    #expect(layer.shownX == 20)
  }

  @Test("setting a property twice in one block animates to the last value from the first")
  func twiceInOneBlock() {
    let layer = stage.addLayer()
    stage.animate(1) {
      layer.position.x = 1000
      layer.position.x = 100
    }
    clock.advance(by: 0.25)
    #expect(layer.shownX == 25)
  }

  @Test("a second block adds to the first, which continues to its own end, as in UIKit since iOS 8")
  func additive() {
    let layer = stage.addLayer()
    var ends: [String] = []
    stage.animate(1, changes: { layer.position.x = 100 }, completion: { ends.append("first \($0)") })
    clock.advance(by: 0.5)
    stage.animate(1, changes: { layer.position.x = 0 }, completion: { ends.append("second \($0)") })
    #expect(layer.shownX == 50)
    clock.advance(by: 0.25)
    // 0 - 25 + 75: the first still lacks 25 of its way up, the second 75 of its way down.
    #expect(layer.shownX == 50)
    clock.advance(by: 0.25)
    #expect(ends == ["first true"] && layer.shownX == 50)
    clock.advance(by: 0.5)
    #expect(ends == ["first true", "second true"] && layer.shownX == 0)
  }

  @Test("a block that begins from the current state ends the one before and starts at what is on the screen")
  func replacing() {
    let layer = stage.addLayer()
    var ends: [String] = []
    stage.animate(1, changes: { layer.position.x = 100 }, completion: { ends.append("first \($0)") })
    clock.advance(by: 0.5)
    stage.animate(
      1, interruption: .replacesEarlier, changes: { layer.position.x = 0 },
      completion: { ends.append("second \($0)") })
    #expect(layer.shownX == 50)
    clock.advance(by: 0.25)
    #expect(ends == ["first false"] && layer.shownX == 37.5)
    clock.advance(by: 0.75)
    #expect(ends == ["first false", "second true"] && layer.shownX == 0)
  }

  @Test("transforms and colours, which cannot be added, start at what is on the screen in any case")
  func interruptedTransform() {
    let layer = stage.addLayer()
    var firstEnded: Bool?
    stage.animate(
      1, changes: { layer.transform = CATransform3DMakeScale(3, 3, 1) }, completion: { firstEnded = $0 })
    clock.advance(by: 0.5)
    stage.animate(1) { layer.transform = CATransform3DIdentity }
    #expect(layer.presentation()?.transform.m11 == 2)
    clock.advance(by: 0.5)
    #expect(layer.presentation()?.transform.m11 == 1.5 && firstEnded == true)
  }

  @Test("a value set without animation moves the running one along")
  func setUnderway() {
    let layer = stage.addLayer()
    stage.animate(1) { layer.position.x = 100 }
    clock.advance(by: 0.5)
    layer.position.x = 200
    #expect(layer.shownX == 150)
  }

  @Test("removing all animations shows the model and reports that they have not finished")
  func removal() {
    let layer = stage.addLayer()
    var ended: Bool?
    stage.animate(1, changes: { layer.position.x = 100 }, completion: { ended = $0 })
    clock.advance(by: 0.5)
    layer.removeAllAnimations()
    #expect(layer.shownX == 100 && ended == nil)
    clock.advance(by: 0)
    #expect(ended == false && clock.now == 0.5 && clock.isIdle)
  }

  @Test("a layer taken out of the tree stops; one that is only moved within it continues")
  func leavingTheTree() {
    let (staying, leaving) = (stage.addLayer(), stage.addLayer())
    let inner = CALayer()
    leaving.addSublayer(inner)
    var ends: [String] = []
    stage.animate(1, changes: { staying.position.x = 100 }, completion: { ends.append("staying \($0)") })
    stage.animate(1, changes: { inner.position.x = 100 }, completion: { ends.append("inner \($0)") })
    clock.advance(by: 0.5)
    stage.root.addSublayer(staying)
    leaving.removeFromSuperlayer()
    #expect(inner.presentation() == nil)
    clock.advance(by: 0.25)
    #expect(ends == ["inner false"] && staying.shownX == 75)
    clock.advance(by: 0.25)
    #expect(ends == ["inner false", "staying true"] && clock.isIdle)
  }

  @Test("layers in no window change at once, and their block ends with itself")
  func noWindow() {
    let layer = CALayer()
    var ended: Bool?
    stage.animate(1, changes: { layer.position.x = 100 }, completion: { ended = $0 })
    // The window of another test may be the thread's current one. Its clock reports the end then.
    #expect(ended == true && layer.animations.isEmpty && layer.presentation() == nil)
  }

  @Test("a block that changes nothing ends with itself")
  func noChange() {
    let layer = stage.addLayer(at: 5)
    var ended: Bool?
    stage.animate(1, changes: { layer.position.x = 5 }, completion: { ended = $0 })
    #expect(ended == true && clock.isIdle)
  }

  @Test("one block on two windows ends when both clocks have come to its end")
  func twoClocks() {
    let other = Stage()
    let (here, there) = (stage.addLayer(), other.addLayer())
    var ended: Bool?
    stage.animate(
      1,
      changes: {
        here.position.x = 100
        there.position.x = 100
      }, completion: { ended = $0 })
    clock.advance(by: 5)
    other.clock.advance(by: 0.5)
    #expect(here.shownX == 100 && there.shownX == 50 && ended == nil)
    other.clock.advance(by: 0.5)
    #expect(ended == true)
  }

  @Test("completions that start the next animation keep exact time through one long step")
  func chain() {
    let (stage, clock, layer) = (stage, clock, stage.addLayer())
    var log: [Double] = []
    func step(_ left: Int) {
      log.append(clock.now)
      if left > 0 {
        stage.animate(0.3, changes: { layer.position.x += 10 }, completion: { _ in step(left - 1) })
      }
    }
    step(5)
    clock.advance(by: 0.75)
    #expect(log.count == 3 && log[1] == 0.3 && log[2] == 0.6)
    #expect(abs(layer.shownX! - 25) < 1e-9)
    clock.advance(by: 10)
    #expect(log.count == 6 && abs(log[5] - 1.5) < 1e-9 && layer.shownX == 50)
  }

  @Test("a window that goes in the middle of an animation leaves nothing behind")
  func windowDies() {
    weak var clock: AnimationClock?
    weak var leaked: CALayer?
    let survivor: CALayer
    do {
      let stage = Stage()
      let layer = stage.addLayer()
      survivor = stage.addLayer()
      stage.animate(1) {
        layer.position.x = 100
        survivor.position.x = 100
      }
      clock = stage.clock
      leaked = layer
      stage.root.owningView = nil
      survivor.removeFromSuperlayer()
    }
    #expect(clock == nil && leaked == nil)
    #expect(survivor.displayed.position.x == 100)
    stage.root.addSublayer(survivor)
    stage.animate(1) { survivor.position.x = 0 }
    self.clock.advance(by: 0.5)
    #expect(survivor.shownX == 50)
  }
}
