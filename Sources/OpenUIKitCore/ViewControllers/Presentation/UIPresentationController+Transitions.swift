/// The transitions of a presentation.
extension UIPresentationController {
  // MARK: Presenting

  /// Shows the presented view in a container, and calls `completion` after `viewDidAppear`.
  final func present(
    in place: UIView, _ frame: CGRect, from source: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let (controller, presenting) = (presentedViewController, presentingViewController)
    let transition = AppearanceTransition(isVisible: true)
    // It may still slide out, after an earlier presentation.
    controller.movement.remove(.isBeingDismissed)
    if let makeContainer = controller.presentationContainer {
      return present(makeContainer(presenting, frame), in: place, transition, animated: animated, completion)
    }
    let container = PresentationContainerView(self, frame: frame)
    containerView = container
    controller.movement.insert(.isBeingPresented)
    let context = animated ? presentationContext(in: container, from: source) : nil
    // Before the container is in the window: its traits and its safe area come with the window.
    transition.begin(controller, true, animated: animated)
    // A sheet leaves the presenter visible, so the presenter stays in the state "appeared", as in UIKit.
    if replacesPresenter, controller.presentation === self {
      transition.begin(presenting, false, animated: animated)
    }
    // `viewWillAppear` or the presenter's `viewWillDisappear` may have dismissed it.
    guard controller.presentation === self else {
      controller.movement.remove(.isBeingPresented)
      transition.end()
      completion?()
      return
    }
    place.addSubview(container)
    prepareContainer()
    presentationTransitionWillBegin()
    guard let context, container.window != nil else {
      addPresentedView()
      return presentationDidEnd(true, controller, transition, completion)
    }
    isInTransition = true
    context.coordinator?.animate(alongsideTransition: { [self] _ in animateAlong(isPresenting: true) })
    let delegate = controller.transitioningDelegate
    context.run(delegate?.interactionControllerForPresentation(using: context.animator)) { [self] in
      presentationDidEnd($0, controller, transition, completion)
    }
  }

  /// Shows a container that moves the presented view in by itself.
  private func present(
    _ container: any PresentationContainer, in place: UIView, _ transition: AppearanceTransition,
    animated: Bool, _ completion: (() -> Void)?
  ) {
    let controller = presentedViewController
    (ownContainer, containerView) = (container, container)
    replacesPresenter = false
    transition.begin(controller, true, animated: animated)
    // `viewWillAppear` may have dismissed it.
    guard controller.presentation === self else {
      transition.end()
      completion?()
      return
    }
    place.addSubview(container)
    // So may code that is called as its views enter the window.
    guard controller.presentation === self else {
      container.removeFromSuperview()
      transition.end()
      completion?()
      return
    }
    container.slideIn(animated: animated) { [self] in
      presentationDidEnd(true, controller, transition, completion)
    }
  }

  private func addPresentedView() {
    guard let containerView, let presentedView else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
    containerView.addSubview(presentedView)
    containerView.layoutIfNeeded()
  }

  private func presentationContext(in container: UIView, from source: UIViewController) -> TransitionContext {
    let (controller, presenting) = (presentedViewController, presentingViewController)
    let custom = controller.transitioningDelegate?.animationController(
      forPresented: controller, presenting: presenting, source: source)
    let frame = container.bounds
    let context = TransitionContext(
      from: TransitionContext.Side(
        controller: presenting, view: replacesPresenter ? presenting.viewIfLoaded : nil, initialFrame: frame,
        finalFrame: { [replacesPresenter] in replacesPresenter ? .zero : frame }),
      to: TransitionContext.Side(
        controller: controller, view: presentedView,
        finalFrame: { [unowned(unsafe) self] in frameOfPresentedViewInContainerView }),
      in: container, style: style, animator: custom ?? makeAnimator(isPresenting: true))
    controller.runningCoordinator = context.coordinator
    presenting.runningCoordinator = context.coordinator
    return context
  }

  private func presentationDidEnd(
    _ completed: Bool, _ controller: UIViewController, _ transition: AppearanceTransition,
    _ completion: (() -> Void)?
  ) {
    isInTransition = false
    controller.movement.remove(.isBeingPresented)
    presentationTransitionDidEnd(completed)
    guard completed else { return takeBack(transition, completion) }
    // It may have been taken away meanwhile.
    if controller.presentation === self {
      if replacesPresenter { makeWay() }
      containerView?.setNeedsLayout()
    }
    transition.end()
    guard let completion else { return }
    // UIKit calls the completion after `viewDidAppear`, which waits for the next layout of the window.
    guard let window = controller.view.window else { return completion() }
    window.whenAppeared(completion)
  }

  /// Removes a controller whose presentation was cancelled.
  private func takeBack(_ transition: AppearanceTransition, _ completion: (() -> Void)?) {
    let (controller, presenting) = (presentedViewController, presentingViewController)
    transition.begin(controller, false, animated: true)
    if replacesPresenter { transition.begin(presenting, true, animated: true) }
    removeContainer()
    transition.end()
    if presenting.presented === controller { (presenting.presented, controller.presentation) = (nil, nil) }
    completion?()
  }

  /// Removes the presenter's view from the window until the presentation that covers it is dismissed.
  private func makeWay() {
    // Without a superview it has made way already, for a controller between both that was dismissed.
    guard let view = presentingViewController.viewIfLoaded, let place = view.superview else { return }
    formerPlace = place
    view.removeFromSuperview()
    // Code that was called while the view left may have dismissed the controller. The view was then still in its place, so
    // that the dismissal left it there.
    let covering = presentingViewController.presented?.presentation
    if covering?.replacesPresenter != true || covering?.isInTransition == true { bringBackPresentersView() }
  }

  // MARK: Dismissing

  /// Hides the presented view, and calls `completion` after `viewDidDisappear`.
  final func dismiss(animated: Bool, _ completion: (() -> Void)?) {
    let (controller, presenting) = (presentedViewController, presentingViewController)
    // Code that is called as a dismissal begins may ask for it again.
    guard !controller.movement.contains(.isBeingDismissed) else {
      completion?()
      return
    }
    controller.movement.insert(.isBeingDismissed)
    let context = animated && ownContainer == nil ? dismissalContext() : nil
    let window = containerView?.window ?? presenting.viewIfLoaded?.window
    let transition = AppearanceTransition(isVisible: window?.isShown == true)
    transition.begin(controller, false, animated: animated)
    if replacesPresenter { comeBack(transition, animated: animated) }
    dismissalTransitionWillBegin()
    detach(controller)
    if let ownContainer {
      return ownContainer.slideOut(animated: animated) { [self] in
        dismissalDidEnd(true, controller, presenting, transition, completion)
      }
    }
    let container = containerView
    guard let context, container?.window != nil else {
      removeContainer()
      return dismissalDidEnd(true, controller, presenting, transition, completion)
    }
    isInTransition = true
    context.coordinator?.animate(alongsideTransition: { [self] _ in animateAlong(isPresenting: false) })
    let delegate = controller.transitioningDelegate
    context.run(delegate?.interactionControllerForDismissal(using: context.animator)) { [self] completed in
      if completed { remove(container) }
      dismissalDidEnd(completed, controller, presenting, transition, completion)
    }
  }

  /// Ends the relation to the presenter before the animation, so that that can present another controller meanwhile.
  private func detach(_ controller: UIViewController) {
    // Not the presenter at the beginning of the dismissal. A callback may have dismissed a controller between both.
    let presenting = presentingViewController
    if presenting.presented === controller { presenting.presented = nil }
    controller.presentation = nil
  }

  private func dismissalContext() -> TransitionContext? {
    guard let containerView else { return nil }
    let (controller, presenting) = (presentedViewController, presentingViewController)
    let custom = controller.transitioningDelegate?.animationController(forDismissed: controller)
    let frame = presentedView?.untransformedFrame ?? .zero
    let context = TransitionContext(
      from: TransitionContext.Side(
        controller: controller, view: presentedView, initialFrame: frame,
        finalFrame: { frame.offsetBy(dx: 0, dy: containerView.bounds.height - frame.minY) }),
      to: TransitionContext.Side(
        controller: presenting, view: replacesPresenter ? presenting.viewIfLoaded : nil,
        finalFrame: { containerView.bounds }),
      in: containerView, style: style, animator: custom ?? makeAnimator(isPresenting: false))
    controller.runningCoordinator = context.coordinator
    presenting.runningCoordinator = context.coordinator
    return context
  }

  private func dismissalDidEnd(
    _ completed: Bool, _ controller: UIViewController, _ presenting: UIViewController,
    _ transition: AppearanceTransition, _ completion: (() -> Void)?
  ) {
    isInTransition = false
    controller.movement.remove(.isBeingDismissed)
    dismissalTransitionDidEnd(completed)
    if !completed { stay(controller, presenting, transition) }
    transition.end()
    if completed, isDismissedByUser { delegate?.presentationControllerDidDismiss(self) }
    isDismissedByUser = false
    completion?()
  }

  /// Presents a controller again whose dismissal was cancelled.
  private func stay(
    _ controller: UIViewController, _ presenting: UIViewController, _ transition: AppearanceTransition
  ) {
    (presenting.presented, controller.presentation) = (controller, self)
    transition.begin(controller, true, animated: true)
    containerView?.setNeedsLayout()
    guard replacesPresenter else { return }
    transition.begin(presenting, false, animated: true)
    makeWay()
  }

  /// Lets the presenter appear again.
  private func comeBack(_ transition: AppearanceTransition, animated: Bool) {
    transition.begin(presentingViewController, true, animated: animated)
    bringBackPresentersView()
  }

  /// Adds the presenter's view to its former superview again, if it was removed.
  private func bringBackPresentersView() {
    let presenting = presentingViewController
    guard let view = presenting.viewIfLoaded, view.superview == nil else { return }
    // The former place has gone if the presenter's own container was made again meanwhile.
    guard let formerPlace = formerPlace ?? presenting.presentation?.containerView else { return }
    // The window may have been resized while the view was outside it.
    view.frame = formerPlace.bounds
    if let containerView, containerView.superview === formerPlace {
      formerPlace.insertSubview(view, belowSubview: containerView)
    } else {
      formerPlace.addSubview(view)
    }
  }

  /// Removes the container of a dismissal. The controller may be presented again in another one while it slides out.
  private func remove(_ container: UIView?) {
    if containerView === container { removeContainer() } else { container?.removeFromSuperview() }
  }

  /// Removes the container with the presented view.
  final func removeContainer() {
    containerView?.removeFromSuperview()
    presentedView?.removeFromSuperview()
    containerView = nil
  }

  // MARK: The user

  /// Whether the user may dismiss the presentation.
  final var userMayDismiss: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) != false
  }

  /// Dismisses the presentation for the user, or notifies the delegate that the user has tried to. Returns
  /// whether it is dismissed.
  @discardableResult
  final func dismissByUser() -> Bool {
    guard presentedStorage?.presentation === self else { return false }
    guard userMayDismiss else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    isDismissedByUser = true
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true)
    return true
  }
}
