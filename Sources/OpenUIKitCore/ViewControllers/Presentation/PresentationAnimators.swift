/// Animates the presentation or the dismissal of a controller.
class PresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  final let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  /// How long the animation takes, in seconds.
  class var duration: TimeInterval { 0 }

  final func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

/// Moves a presented view in from below, and out again.
final class CoverAnimator: PresentationAnimator {
  override class var duration: TimeInterval { 0.4 }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.movedView(isPresenting) else { return context.completeTransition(true) }
    let container = context.containerView
    if isPresenting {
      context.place(view)
      container.layoutIfNeeded()
    }
    let away = CGAffineTransform(translationX: 0, y: container.bounds.height - view.untransformedFrame.minY)
    if isPresenting { UIView.performWithoutAnimation { view.transform = away } }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: isPresenting ? .curveEaseOut : .curveEaseIn
    ) {
      view.transform = self.isPresenting ? .identity : away
    } completion: { _ in
      view.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Fades a presented view in, and out again.
final class DissolveAnimator: PresentationAnimator {
  override class var duration: TimeInterval { 0.4 }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.movedView(isPresenting) else { return context.completeTransition(true) }
    if isPresenting { context.place(view) }
    let alpha = view.alpha
    if isPresenting { UIView.performWithoutAnimation { view.alpha = 0 } }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) {
      view.alpha = self.isPresenting ? alpha : 0
    } completion: { _ in
      view.alpha = alpha
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Turns the presenter's view away and the presented one in, about the vertical axis in the middle.
final class FlipAnimator: PresentationAnimator {
  override class var duration: TimeInterval { 0.75 }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let old = context.viewController(forKey: .from)?.viewIfLoaded
    let new = context.viewController(forKey: .to)?.viewIfLoaded
    if isPresenting, let view = context.view(forKey: .to) { context.place(view) }
    let half = Self.duration / 2
    let sign: CGFloat = isPresenting ? 1 : -1
    UIView.performWithoutAnimation { new?.layer.transform = Self.turned(sign) }
    UIView.animate(withDuration: half, delay: 0, options: .curveEaseIn) {
      old?.layer.transform = Self.turned(-sign)
    }
    UIView.animate(withDuration: half, delay: half, options: .curveEaseOut) {
      new?.layer.transform = CATransform3DIdentity
    } completion: { _ in
      for view in [old, new] { view?.layer.transform = CATransform3DIdentity }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// A quarter of a turn, seen in perspective.
  private static func turned(_ sign: CGFloat) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 1000
    return CATransform3DRotate(perspective, sign * .pi / 2, 0, 1, 0)
  }
}

extension UIViewControllerContextTransitioning {
  /// The view that a presentation or a dismissal moves.
  func movedView(_ isPresenting: Bool) -> UIView? { view(forKey: isPresenting ? .to : .from) }

  /// Adds the presented view to the container, at its final frame.
  func place(_ view: UIView) {
    if view.superview !== containerView { containerView.addSubview(view) }
    guard let controller = viewController(forKey: .to) else { return }
    UIView.performWithoutAnimation { view.frame = finalFrame(for: controller) }
  }
}
