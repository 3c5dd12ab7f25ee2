/// The transitions of a presentation.
extension UIPresentationController {
  // MARK: Presenting

  /// Shows the presented view in a container, and calls `completion` after `viewDidAppear`.
  final func present(
    in place: UIView, _ frame: CGRect, from source: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let (controller, presenting) = (presentedViewController, presentingViewController)
    if let makeContainer = controller.presentationContainer {
      return present(makeContainer(presenting, frame), in: place, animated: animated, completion)
    }
    let container = PresentationContainerView(self, frame: frame)
    containerView = container
    controller.movement.insert(.isBeingPresented)
    let context = animated ? presentationContext(in: container, from: source) : nil
    // Before the container is in the window: its traits and its safe area come with the window.
    controller.beginAppearanceTransition(true, animated: animated)
    // A sheet leaves the presenter visible, so the presenter stays in the state "appeared", as in UIKit.
    if replacesPresenter, controller.presentation === self {
      presenting.beginAppearanceTransition(false, animated: animated)
    }
    // `viewWillAppear` or the presenter's `viewWillDisappear` may have dismissed it.
    guard controller.presentation === self else {
      controller.movement.remove(.isBeingPresented)
      completion?()
      return
    }
    place.addSubview(container)
    prepareContainer()
    presentationTransitionWillBegin()
    guard let context, container.window != nil else {
      addPresentedView()
      return presentationDidEnd(true, controller, completion)
    }
    isInTransition = true
    context.coordinator?.animate(alongsideTransition: { [self] _ in animateAlong(isPresenting: true) })
    let delegate = controller.transitioningDelegate
    context.run(delegate?.interactionControllerForPresentation(using: context.animator)) { [self] in
      presentationDidEnd($0, controller, completion)
    }
  }

  /// Shows a container that moves the presented view in by itself.
  private func present(
    _ container: any PresentationContainer, in place: UIView, animated: Bool, _ completion: (() -> Void)?
  ) {
    let controller = presentedViewController
    (ownContainer, containerView) = (container, container)
    replacesPresenter = false
    controller.beginAppearanceTransition(true, animated: animated)
    // `viewWillAppear` may have dismissed it.
    guard controller.presentation === self else {
      completion?()
      return
    }
    place.addSubview(container)
    container.slideIn(animated: animated) { [self] in presentationDidEnd(true, controller, completion) }
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
    _ completed: Bool, _ controller: UIViewController, _ completion: (() -> Void)?
  ) {
    isInTransition = false
    controller.movement.remove(.isBeingPresented)
    presentationTransitionDidEnd(completed)
    guard completed else { return takeBack(completion) }
    // It may have been taken away meanwhile.
    if controller.presentation === self {
      controller.endAppearanceTransition()
      if replacesPresenter { makeWay() }
      containerView?.setNeedsLayout()
    }
    guard let completion else { return }
    // UIKit calls the completion after `viewDidAppear`, which waits for the next layout of the window.
    guard let window = controller.view.window else { return completion() }
    window.whenAppeared(completion)
  }

  /// Removes a controller whose presentation was cancelled.
  private func takeBack(_ completion: (() -> Void)?) {
    let (controller, presenting) = (presentedViewController, presentingViewController)
    controller.beginAppearanceTransition(false, animated: true)
    if replacesPresenter { presenting.beginAppearanceTransition(true, animated: true) }
    removeContainer()
    controller.endAppearanceTransition()
    if replacesPresenter { presenting.endAppearanceTransition() }
    if presenting.presented === controller { (presenting.presented, controller.presentation) = (nil, nil) }
    completion?()
  }

  /// Removes the presenter's view from the window until the presentation that covers it is dismissed.
  private func makeWay() {
    guard let view = presentingViewController.viewIfLoaded else { return }
    formerPlace = view.superview
    view.removeFromSuperview()
    presentingViewController.endAppearanceTransition()
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
    controller.beginAppearanceTransition(false, animated: animated)
    if replacesPresenter { comeBack(animated: animated) }
    dismissalTransitionWillBegin()
    // Before the animation, so that another controller can be presented while this one slides out.
    if presenting.presented === controller { presenting.presented = nil }
    controller.presentation = nil
    if let ownContainer {
      return ownContainer.slideOut(animated: animated) { [self] in
        dismissalDidEnd(true, controller, presenting, completion)
      }
    }
    guard let context, containerView?.window != nil else {
      removeContainer()
      return dismissalDidEnd(true, controller, presenting, completion)
    }
    isInTransition = true
    context.coordinator?.animate(alongsideTransition: { [self] _ in animateAlong(isPresenting: false) })
    let delegate = controller.transitioningDelegate
    context.run(delegate?.interactionControllerForDismissal(using: context.animator)) { [self] completed in
      if completed { removeContainer() }
      dismissalDidEnd(completed, controller, presenting, completion)
    }
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
    _ completion: (() -> Void)?
  ) {
    isInTransition = false
    controller.movement.remove(.isBeingDismissed)
    dismissalTransitionDidEnd(completed)
    if completed {
      controller.endAppearanceTransition()
      if replacesPresenter { presenting.endAppearanceTransition() }
    } else {
      stay(controller, presenting)
    }
    if completed, isDismissedByUser { delegate?.presentationControllerDidDismiss(self) }
    isDismissedByUser = false
    completion?()
  }

  /// Presents a controller again whose dismissal was cancelled.
  private func stay(_ controller: UIViewController, _ presenting: UIViewController) {
    (presenting.presented, controller.presentation) = (controller, self)
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    containerView?.setNeedsLayout()
    guard replacesPresenter else { return }
    presenting.beginAppearanceTransition(false, animated: true)
    makeWay()
  }

  /// Adds the presenter's view to its former superview again, if it was removed.
  private func comeBack(animated: Bool) {
    let presenting = presentingViewController
    presenting.beginAppearanceTransition(true, animated: animated)
    guard let formerPlace, let view = presenting.viewIfLoaded else { return }
    // The window may have been resized while the view was outside it.
    view.frame = formerPlace.bounds
    if let containerView, containerView.superview === formerPlace {
      formerPlace.insertSubview(view, belowSubview: containerView)
    } else {
      formerPlace.addSubview(view)
    }
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
