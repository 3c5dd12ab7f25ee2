import OpenUIKit
import Testing

@testable import iCarousel

/// Flings with the lengths and times that stand in the reference (4.9).
@Suite struct FlingTests {
  struct Fling: Sendable {
    let from: CGFloat
    let velocity: CGFloat
    let to: CGFloat
    let duration: CGFloat
    var rules = ScrollRules(ring: ItemRing(count: 20))
  }

  static let wrapping = ScrollRules(ring: ItemRing(count: 20, wraps: true))

  static var flings: [Fling] {
    var stiff = ScrollRules(ring: ItemRing(count: 20))
    stiff.bounces = false
    var paging = ScrollRules(ring: ItemRing(count: 20))
    paging.isPaging = true
    var half = ScrollRules(ring: ItemRing(count: 20))
    half.bounceDistance = 0.5
    var still = ScrollRules(ring: ItemRing(count: 20))
    still.decelerationRate = 0
    return [
      Fling(from: 5, velocity: 10, to: 9, duration: 0.8),
      Fling(from: 17, velocity: 10, to: 20, duration: 0.6),
      Fling(from: 17, velocity: 10, to: 19, duration: 0.4, rules: stiff),
      Fling(from: 17, velocity: 10, to: 21, duration: 0.8, rules: wrapping),
      Fling(from: 5.3, velocity: 10, to: 6, duration: 0.14, rules: paging),
      Fling(from: 5.3, velocity: -7.5, to: 2, duration: 0.88),
      Fling(from: 17, velocity: 10, to: 19.5, duration: 0.5, rules: half),
      Fling(from: 5.3, velocity: 2.5, to: 7, duration: 1.36),
      Fling(from: 5.3, velocity: 10, to: 6, duration: 0.14, rules: still),
    ]
  }

  @Test(arguments: flings) func aFlingGoesAsFarAndTakesAsLongAsTheReferenceSays(_ fling: Fling) {
    var machine = ScrollMachine()
    machine.rules = fling.rules
    machine.offset = fling.from
    machine.isDragging = true
    machine.velocity = fling.velocity
    #expect(Array(machine.endDrag(at: 0)) == [.didEndDraggingAndWillDecelerate, .willBeginDecelerating])
    guard case .decelerating(let motion) = machine.motion else {
      Issue.record("no fling")
      return
    }
    #expect(abs(motion.duration - fling.duration) < 1e-9)
    #expect(abs(motion.offset(after: motion.duration) - fling.to) < 1e-9)
  }
}
