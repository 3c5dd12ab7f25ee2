import OpenUIKit

/// Gesture recognisers, animators, animations of layers and the focus.
@MainActor
final class GestureScene: NSObject, CallbackScene {
  private unowned let callbacks: RandomCallbacks
  private let box: CallbackView
  private var views: [CallbackView] = []
  private var animators: [UIViewPropertyAnimator] = []

  init(_ callbacks: RandomCallbacks) {
    self.callbacks = callbacks
    box = CallbackView(callbacks, frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    super.init()
    for index in 0..<4 {
      let view = CallbackView(callbacks, frame: CGRect(x: 90 * index, y: 0, width: 80, height: 200))
      views.append(view)
      box.addSubview(view)
    }
  }

  func change() {
    guard let view = callbacks.one(of: views) else { return }
    switch callbacks.number(16) {
    case 0, 1: view.addGestureRecognizer(recognizer())
    case 2:
      if let recognizer = callbacks.one(of: view.gestureRecognizers ?? []) {
        view.removeGestureRecognizer(recognizer)
      }
    case 3: callbacks.one(of: view.gestureRecognizers ?? [])?.isEnabled.toggle()
    case 4: view.removeFromSuperview()
    case 5: box.addSubview(view)
    case 6: if let root = callbacks.window.rootViewController?.viewIfLoaded { root.addSubview(box) }
    case 7: box.removeFromSuperview()
    case 8, 9: changeAnimators(view)
    case 10: animate(view)
    case 11: view.layer.add(animation(), forKey: callbacks.flag() ? "a" : nil)
    case 12: view.layer.removeAllAnimations()
    case 13: UIFocusSystem.focusSystem(for: callbacks.window)?.requestFocusUpdate(to: view)
    case 14: UIFocusSystem.focusSystem(for: callbacks.window)?.updateFocusIfNeeded()
    default: view.setNeedsFocusUpdate()
    }
  }

  private func recognizer() -> UIGestureRecognizer {
    let companion = CallingObject(callbacks)
    let action: (UIGestureRecognizer) -> Void = { [weak callbacks] _ in
      withExtendedLifetime(companion) { callbacks?.call() }
    }
    let made: UIGestureRecognizer
    switch callbacks.number(6) {
    case 0: made = UIPanGestureRecognizer(action: action)
    case 1: made = UILongPressGestureRecognizer(action: action)
    case 2: made = UIPinchGestureRecognizer(action: action)
    case 3: made = UISwipeGestureRecognizer(action: action)
    case 4: made = CallbackRecognizer(action: action)
    default: made = UITapGestureRecognizer(action: action)
    }
    (made as? CallbackRecognizer)?.callbacks = callbacks
    (made as? UITapGestureRecognizer)?.numberOfTapsRequired = 1 + callbacks.number(2)
    made.delegate = self
    if let other = callbacks.one(of: callbacks.one(of: views)?.gestureRecognizers ?? []), callbacks.flag() {
      made.require(toFail: other)
    }
    return made
  }

  private func changeAnimators(_ view: UIView) {
    guard let animator = callbacks.one(of: animators), callbacks.number(3) > 0 else {
      return makeAnimator(view)
    }
    switch callbacks.number(7) {
    case 0: if animator.state != .stopped { animator.startAnimation() }
    case 1: if animator.state != .stopped { animator.pauseAnimation() }
    case 2: animator.stopAnimation(callbacks.flag())
    case 3: if animator.state == .stopped { animator.finishAnimation(at: .end) }
    case 4: if animator.state != .stopped { animator.fractionComplete = 0.5 }
    case 5: if animator.state != .stopped { animator.isReversed.toggle() }
    default:
      animator.addAnimations { [weak callbacks] in
        view.alpha = 0.7
        callbacks?.call()
      }
    }
  }

  /// UIKit refuses to release an animator that is paused or stopped.
  func end() { for animator in animators { stop(animator) } }

  private func stop(_ animator: UIViewPropertyAnimator) {
    animator.stopAnimation(true)
    if animator.state == .stopped { animator.finishAnimation(at: .current) }
  }

  private func makeAnimator(_ view: UIView) {
    if animators.count > 4 { stop(animators.removeFirst()) }
    let companion = CallingObject(callbacks)
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { [weak callbacks] in
      view.alpha = 0.5
      withExtendedLifetime(companion) { callbacks?.call() }
    }
    animator.addCompletion { [weak callbacks] _ in withExtendedLifetime(companion) { callbacks?.call() } }
    animators.append(animator)
  }

  private func animate(_ view: UIView) {
    let companion = CallingObject(callbacks)
    UIView.animate(
      withDuration: 0.2, delay: callbacks.flag() ? 0 : 0.1, options: callbacks.flag() ? [] : .layoutSubviews
    ) {
      [weak callbacks] in
      view.center.y = 120
      callbacks?.call()
    } completion: { [weak callbacks] _ in
      withExtendedLifetime(companion) { callbacks?.call() }
    }
  }

  private func animation() -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (0.2, 1)
    animation.duration = 0.2
    animation.delegate = AnimationDelegate(callbacks)
    return animation
  }

  func failures() -> [String] {
    let loose = views.filter { $0.superview != nil && $0.superview !== box }
    return loose.isEmpty ? [] : ["\(loose.count) views are not where they were added"]
  }

  private final class AnimationDelegate: NSObject, CAAnimationDelegate {
    private weak var callbacks: RandomCallbacks?
    private let companion: CallingObject
    init(_ callbacks: RandomCallbacks) {
      self.callbacks = callbacks
      companion = CallingObject(callbacks)
    }
    func animationDidStart(_ anim: CAAnimation) { callbacks?.call() }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { callbacks?.call() }
  }
}

extension GestureScene: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    callbacks.call()
    return callbacks.number(5) > 0
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    callbacks.call()
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    callbacks.call()
    return callbacks.flag()
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    callbacks.call()
    return callbacks.number(6) == 0
  }
}

private final class CallbackRecognizer: UIGestureRecognizer {
  weak var callbacks: RandomCallbacks?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    callbacks?.call()
    state = callbacks?.flag() == true ? .began : .failed
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    callbacks?.call()
    if state == .began || state == .changed { state = .changed }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    callbacks?.call()
    if state == .began || state == .changed { state = .ended }
  }
  override func reset() { callbacks?.call() }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    callbacks?.call()
    return true
  }
}
