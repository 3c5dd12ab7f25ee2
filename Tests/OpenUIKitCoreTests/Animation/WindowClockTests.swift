import Testing

@testable import OpenUIKitCore

@MainActor @Suite("Animations on the clocks of windows")
struct WindowClockTests {
  @Test("A layer outside of windows begins its animation when it first shows")
  func pending() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    view.layer.add(fade, forKey: "fade")
    #expect(view.layer.animationKeys() == ["fade"])
    window.clock.advance(by: 5)
    window.addSubview(view)
    _ = window.displayList()
    window.clock.advance(by: 0.5)
    #expect(window.displayList().entries.last?.opacity == 0.5)
    window.clock.advance(by: 0.6)
    #expect(window.displayList().entries.last?.opacity == 1 && view.layer.animationKeys() == nil)
  }

  @Test("the completion comes after all animations that began since it was set")
  func completion() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("transaction") }
    UIView.animate(withDuration: 1, animations: { window.alpha = 0 }, completion: { _ in log.append("view") })
    CATransaction.commit()
    window.clock.advance(by: 0.9)
    #expect(log.isEmpty)
    window.clock.advance(by: 0.2)
    #expect(log == ["view", "transaction"])
  }

  @Test("a block that sets the same opacity ends on the clock of its layer, also if another window is key")
  func sameValue() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 10, height: 10))
    let clock = window.clock
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.makeKeyAndVisible()
    var ended: Bool?
    UIView.animate(withDuration: 1, animations: { window.layer.opacity = 1 }, completion: { ended = $0 })
    clock.advance(by: 1)
    #expect(ended == true && clock.isIdle && other.isKeyWindow)
  }
}
