/// Slides a new screen in over the old one, or the old one out to reveal the new one.
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  @Weak private var controller: UINavigationController?
  private let goingBack: Bool
  private let width: CGFloat

  init(_ controller: UINavigationController, goingBack: Bool, width: CGFloat) {
    (self.goingBack, self.width) = (goingBack, width)
    super.init()
    self.controller = controller
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let width = width * (context.containerView.hasRightToLeftContent ? -1 : 1)
    let beside = CGAffineTransform(translationX: width, y: 0)
    let behind = CGAffineTransform(translationX: -width * 0.3, y: 0)
    UIView.performWithoutAnimation { new.transform = goingBack ? behind : beside }
    // A finger moves the screen by as much as it moves itself.
    let curve: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(withDuration: Self.duration, delay: 0, options: curve) {
      new.transform = .identity
      old.transform = self.goingBack ? beside : behind
      self.controller?.layOutForTransition()
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private static let duration = 0.35
}
