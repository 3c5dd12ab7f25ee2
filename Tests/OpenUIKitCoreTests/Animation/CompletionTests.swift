import OpenUIKit
import Testing

/// Apple's documentation of `animate(withDuration:animations:completion:)`: with a duration of 0 the completion is called at
/// the beginning of the next cycle of the run loop, here of the window's clock.
@MainActor
@Suite("Completions of what is not animated")
struct CompletionTests {
  enum Kind: CaseIterable {
    case animate, spring, keyframes, transition, exchange, animator
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() { window.addSubview(view) }

  private func start(
    _ kind: Kind, duration: TimeInterval = 1, changes: Bool = true, _ completion: @escaping () -> Void
  ) {
    let change = { [view] in if changes { view.alpha = 0.5 } }
    switch kind {
    case .animate: UIView.animate(withDuration: duration, animations: change) { _ in completion() }
    case .spring:
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        animations: change
      ) { _ in completion() }
    case .keyframes:
      UIView.animateKeyframes(withDuration: duration, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: change)
      } completion: { _ in
        completion()
      }
    case .transition:
      UIView.transition(with: view, duration: duration, options: .transitionCrossDissolve, animations: change)
      { _ in
        completion()
      }
    case .exchange:
      UIView.transition(from: view, to: UIView(), duration: duration, options: .transitionCrossDissolve) {
        _ in
        completion()
      }
    case .animator:
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: duration, delay: 0, animations: change, completion: { _ in completion() })
    }
  }

  /// Expects the completion when the clock advances by no time, and not before.
  private func expectNextTurn(of kind: Kind, _ start: (@escaping () -> Void) -> Void) {
    var count = 0
    // Here, since the key window belongs to the thread and a test may continue in another one than its initialiser.
    window.makeKey()
    start { count += 1 }
    #expect(count == 0, "\(kind)")
    window.clock.advance(by: 0)
    #expect(count == 1, "\(kind)")
  }

  @Test("come with the next turn of the clock while animations are off", arguments: Kind.allCases)
  func disabled(kind: Kind) {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    expectNextTurn(of: kind) { start(kind, $0) }
    #expect(kind == .exchange || view.alpha == 0.5)
  }

  @Test("come with the next turn of the clock from performWithoutAnimation", arguments: Kind.allCases)
  func withoutAnimation(kind: Kind) {
    expectNextTurn(of: kind) { completion in UIView.performWithoutAnimation { start(kind, completion) } }
  }

  @Test("come with the next turn of the clock for no duration", arguments: Kind.allCases.dropLast())
  func noDuration(kind: Kind) {
    expectNextTurn(of: kind) { start(kind, duration: 0, $0) }
  }

  @Test(
    "come with the next turn of the clock if nothing changes",
    arguments: [Kind.animate, .spring, .keyframes, .animator])
  func noChange(kind: Kind) {
    expectNextTurn(of: kind) { start(kind, changes: false, $0) }
  }

  @Test("of an animator that is stopped before that never come")
  func stoppedAnimator() {
    var count = 0
    window.makeKey()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addCompletion { _ in count += 1 }
    animator.startAnimation()
    animator.stopAnimation(true)
    window.clock.advance(by: 2)
    #expect(count == 0 && animator.state == .inactive)
  }

  // Apple's documentation of `CATransaction.setCompletionBlock(_:)`: without animations it is called immediately.
  @Test("of a transaction without animations come when it is committed")
  func transaction() {
    var count = 0
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(count == 0)
    CATransaction.commit()
    #expect(count == 1)
  }

  @Test(
    "of presenting and pushing come after the controllers have appeared, animated or not",
    arguments: [false, true])
  func controllers(animated: Bool) {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.layoutIfNeeded()
    var count = 0
    navigation.present(UIViewController(), animated: animated) { count += 1 }
    #expect(count == 0)
    window.clock.advance(by: 0)
    #expect(count == 1)
    navigation.dismiss(animated: animated)
    window.clock.advance(by: 0)
    navigation.pushViewController(UIViewController(), animated: animated)
    window.clock.advance(by: 0)
    #expect(navigation.topViewController?.view.window === window && navigation.viewControllers.count == 2)
  }
}
