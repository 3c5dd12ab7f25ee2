import OpenUIKit
import Testing

@MainActor
@Suite("Animators behind their protocols")
struct ImplicitlyAnimatingTests {
  @Test("An app can drive a property animator that it has as UIViewImplicitlyAnimating")
  func drive() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    window.addSubview(view)
    window.makeKeyAndVisible()
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 1, curve: .linear)
    var ends: [UIViewAnimatingPosition] = []
    animator.addAnimations { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    #expect(!animator.isRunning && animator.state == .active)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    window.clock.advance(by: 0.6)
    #expect(ends == [.end] && view.alpha == 0 && animator.state == .inactive)
  }
}
