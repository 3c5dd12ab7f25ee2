import Testing

@testable import OpenUIKitCore

/// By Apple's documentation of `isDirectionalLockEnabled`.
@MainActor
@Suite("Drags along one axis")
struct DirectionalLockTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    view.contentSize = CGSize(width: 2000, height: 2000)
    view.contentOffset = CGPoint(x: 500, y: 500)
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// Drags by a first movement, which decides the lock, and a second one.
  private func drag(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
    window.sendTouch(.began, at: CGPoint(x: 150, y: 150), time: 1)
    var place = CGPoint(x: 150 + first.x, y: 150 + first.y)
    window.sendTouch(.moved, at: place, time: 1.1)
    let start = view.contentOffset
    place = CGPoint(x: place.x + second.x, y: place.y + second.y)
    window.sendTouch(.moved, at: place, time: 1.2)
    let moved = CGPoint(x: start.x - view.contentOffset.x, y: start.y - view.contentOffset.y)
    window.sendTouch(.ended, at: place, time: 1.3)
    return moved
  }

  @Test("A drag that begins along an axis moves along that one, a diagonal one along both")
  func locks() {
    #expect(drag(CGPoint(x: 0, y: 20), CGPoint(x: 30, y: 40)) == CGPoint(x: 30, y: 40))
    view.isDirectionalLockEnabled = true
    #expect(drag(CGPoint(x: 2, y: 20), CGPoint(x: 30, y: 40)) == CGPoint(x: 0, y: 40))
    #expect(drag(CGPoint(x: 20, y: 5), CGPoint(x: 30, y: 40)) == CGPoint(x: 30, y: 0))
    #expect(drag(CGPoint(x: 20, y: 20), CGPoint(x: 30, y: 40)) == CGPoint(x: 30, y: 40))
  }

  @Test("The content glides along the axis of its drag alone")
  func gliding() {
    view.isDirectionalLockEnabled = true
    window.sendTouch(.began, at: CGPoint(x: 250, y: 250), time: 1)
    window.sendTouch(.moved, at: CGPoint(x: 250, y: 230), time: 1.016)
    for step in 1...4 {
      let place = CGPoint(x: 250 - 15 * step, y: 230 - 20 * step)
      window.sendTouch(.moved, at: place, time: 1.016 + 0.016 * Double(step))
    }
    let (x, y) = (view.contentOffset.x, view.contentOffset.y)
    window.sendTouch(.ended, at: CGPoint(x: 190, y: 150), time: 1.081)
    window.clock.advance(by: 2)
    #expect(view.contentOffset.x == x && view.contentOffset.y > y + 20)
  }
}
