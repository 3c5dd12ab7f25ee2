import OpenUIKit
import Testing

@MainActor
@Suite("Transitions of layers")
struct CATransitionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
  private let transition = CATransition()

  private final class Listener: CAAnimationDelegate {
    var log: [String] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
  }

  init() {
    window.isHidden = false
    view.backgroundColor = .red
    window.addSubview(view)
    _ = window.displayList()
    transition.duration = 1
  }

  /// The colours on the screen, with their places and opacities.
  private var shown: [String] {
    window.displayList().entries.filter { $0.size == view.bounds.size && $0.fill.isVisible }.map {
      let color = $0.fill.red > 0.5 ? "red" : "blue"
      return "\(color) \(Int($0.transform.m41.rounded())) \(Int(($0.opacity * 100).rounded()))"
    }
  }

  private func change(_ type: CATransitionType, from side: CATransitionSubtype = .fromRight) {
    (transition.type, transition.subtype) = (type, side)
    view.layer.add(transition, forKey: "any name")
    view.backgroundColor = .blue
    window.clock.advance(by: 0.25)
  }

  @Test("fade from the old content to the new one, and end with the new one")
  func fade() {
    let listener = Listener()
    transition.delegate = listener
    change(.fade)
    #expect(shown == ["blue 0 100", "red 0 75"])
    #expect(view.layer.animationKeys() == ["transition"])
    window.clock.advance(by: 1)
    #expect(shown == ["blue 50 100"] && listener.log == ["stop true"])
  }

  @Test("fade both contents where the new one is not opaque")
  func translucentFade() {
    transition.type = .fade
    view.layer.add(transition, forKey: nil)
    view.backgroundColor = .blue.withAlphaComponent(0.5)
    window.clock.advance(by: 0.25)
    #expect(shown == ["red 0 75", "blue 0 25"])
  }

  @Test("push the old content out, from each side")
  func push() {
    change(.push)
    #expect(shown == ["red -25 75", "blue 75 25"])
    view.layer.removeAnimation(forKey: "transition")
    #expect(shown == ["blue 50 100"])
  }

  @Test("push downwards for the bottom, whose name is that of coordinates that grow upwards")
  func vertical() {
    change(.push, from: .fromBottom)
    let places = window.displayList().entries.filter { $0.size == view.bounds.size && $0.fill.isVisible }
    #expect(places.map { Int($0.transform.m42.rounded()) } == [25, -75])
  }

  @Test("move the new content over the old one, or the old one away from the new one")
  func covering() {
    change(.moveIn)
    #expect(shown == ["red 0 100", "blue 75 25"])
    view.layer.removeAllAnimations()
    view.backgroundColor = .red
    change(.reveal)
    #expect(shown == ["blue 0 100", "red -25 75"])
  }

  @Test("replace a running transition, and need a window")
  func replacing() {
    change(.fade)
    view.layer.add(transition, forKey: "other")
    #expect(view.layer.animationKeys() == ["transition"])
    let detached = CALayer()
    detached.add(transition, forKey: nil)
    #expect(detached.animationKeys() == ["transition"])
  }
}
