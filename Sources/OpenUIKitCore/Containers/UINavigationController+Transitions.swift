extension UINavigationController {
  /// A change of the stack.
  public enum Operation: Int, Sendable {
    /// None.
    case none = 0
    /// A screen was added.
    case push = 1
    /// Screens were removed.
    case pop = 2
  }

  /// Replaces the visible screen by the last one. Calls `completion` with whether the transition reached its
  /// end.
  final func showTop(animated: Bool, goingBack: Bool, completion: @escaping (Bool) -> Void) {
    // `viewDidLoad` may change the stack, and then has shown what is last.
    if isViewLoaded { stack.last?.loadViewIfNeeded() }
    guard isViewLoaded, stack.last !== shown else { return completion(true) }
    let isVisible = isInShownWindow
    let (old, new) = (shown, stack.last)
    let animated = animated && isVisible && old != nil && new != nil
    let change = ScreenChange(old: old, new: new, AppearanceTransition(isVisible: isVisible))
    // Before the calls below, which may start another change. That one then replaces this one.
    self.change = change
    shown = new
    let context = animated ? transition(from: old, to: new, goingBack: goingBack) : nil
    // Without the context, which keeps the closure.
    let container = context.flatMap { $0.isCustom ? $0.container : nil }
    let finish = { [self] (completed: Bool) in
      if let container { leave(container, with: completed ? new : old) }
      let isLatest = self.change === change
      guard completed || !isLatest else {
        completion(false)
        return revert(change)
      }
      settle(change)
      completion(true)
      if let new, isLatest { delegate?.navigationController(self, didShow: new, animated: animated) }
    }
    announce(change, animated: animated)
    if let new, self.change === change {
      if context?.isCustom != true { insert(new, over: goingBack ? nil : old) } else { setInsets(of: new) }
    }
    // A callback has begun another change, which shows what is visible now.
    guard self.change === change else { return finish(true) }
    // In no window there is no time in which an animation would end.
    guard let context, isInShownWindow else {
      tabBarController?.viewIfLoaded?.setNeedsLayout()
      return finish(true)
    }
    view.layoutIfNeeded()
    context.run(interactor(for: context), didEnd: finish)
  }

  /// Notifies the screens of a transition, and the delegate. A callback may begin another transition, which ends the calls.
  private func announce(_ change: ScreenChange, animated: Bool) {
    guard self.change === change else { return }
    change.appearance.begin(change.old, false, animated: animated)
    guard self.change === change else { return }
    change.appearance.begin(change.new, true, animated: animated)
    guard self.change === change, let new = change.new else { return }
    delegate?.navigationController(self, willShow: new, animated: animated)
  }

  /// Adds the view of a screen, in front of another's or behind all.
  private func insert(_ screen: UIViewController, over old: UIViewController?) {
    // A screen that returns keeps its insets, because its content may be scrolled below the large title.
    if screen.containerInsets.top == 0 || !navigationBar.heights.isVariable { setInsets(of: screen) }
    barHeight = nil
    // An earlier change may have left it beside.
    screen.view.transform = .identity
    screen.view.frame = screenFrame(of: screen)
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let old, old.view.superview === view {
      view.insertSubview(screen.view, aboveSubview: old.view)
    } else {
      view.insertSubview(screen.view, at: 0)
    }
  }

  /// Ends a transition, and removes the view of the old screen. Views that belong to a later transition stay.
  private func settle(_ finished: ScreenChange) {
    if change === finished { change = nil }
    for screen in [finished.old, finished.new] {
      // A later change shows the screen again, or slides it away.
      guard let screen, change?.involves(screen) != true, screen !== shown else { continue }
      screen.viewIfLoaded?.transform = .identity
      screen.viewIfLoaded?.removeFromSuperview()
    }
    // Code that was called while its view was removed may have shown the screen again.
    if change == nil, let shown, shown.viewIfLoaded?.superview !== view { insert(shown, over: nil) }
    finished.appearance.end()
  }

  /// Shows the old screen again after a transition that was cancelled.
  private func revert(_ cancelled: ScreenChange) {
    guard change === cancelled else { return settle(cancelled) }
    change = nil
    shown = cancelled.old
    for screen in [cancelled.old, cancelled.new] { screen?.viewIfLoaded?.transform = .identity }
    // UIKit's order: the new screen has gone before the old one appears again.
    cancelled.appearance.begin(cancelled.new, false, animated: true)
    // A callback may have shown the new screen after all.
    if cancelled.new !== shown, change?.involves(cancelled.new) != true {
      cancelled.new?.viewIfLoaded?.removeFromSuperview()
    }
    cancelled.appearance.end(cancelled.new)
    if shown === cancelled.old { cancelled.appearance.begin(cancelled.old, true, animated: true) }
    cancelled.appearance.end()
    barHeight = nil
    view.setNeedsLayout()
    layOutTabBar()
  }

  // MARK: Animators

  private func transition(
    from old: UIViewController?, to new: UIViewController?, goingBack: Bool
  ) -> NavigationTransition? {
    guard let old, let new else { return nil }
    let custom = delegate?.navigationController(
      self, animationControllerFor: goingBack ? .pop : .push, from: old, to: new)
    let container = custom == nil ? view! : makeContainer(with: old)
    let (bounds, frame) = (view.bounds, { [unowned(unsafe) self] in screenFrame(of: new) })
    let context = TransitionContext(
      from: TransitionContext.Side(
        controller: old, view: old.view, initialFrame: old.view.untransformedFrame),
      to: TransitionContext.Side(controller: new, view: new.view, finalFrame: frame), in: container,
      style: .none, animator: custom ?? NavigationSlide(self, goingBack: goingBack, width: bounds.width))
    for screen in [self, old, new] { screen.runningCoordinator = context.coordinator }
    return NavigationTransition(context: context, container: container, isCustom: custom != nil)
  }

  /// A view behind the bars for an animator of the app, which adds and removes views on its own.
  private func makeContainer(with old: UIViewController) -> UIView {
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(container, at: 0)
    container.addSubview(old.view)
    return container
  }

  /// Moves the visible view out of the container of an animator.
  private func leave(_ container: UIView, with screen: UIViewController?) {
    if let view = screen?.viewIfLoaded, screen === shown || screen === change?.old {
      self.view.insertSubview(view, at: 0)
    }
    container.removeFromSuperview()
  }

  private func interactor(for transition: NavigationTransition)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    if let gestureInteractor, !transition.isCustom { return gestureInteractor }
    guard transition.isCustom else { return nil }
    return delegate?.navigationController(self, interactionControllerFor: transition.context.animator)
  }
}

/// A transition with the view that contains its screens.
private struct NavigationTransition: ViewTreeConfined {
  let context: TransitionContext
  let container: UIView
  /// Whether an animator of the app runs it.
  let isCustom: Bool

  func run(_ interactor: (any UIViewControllerInteractiveTransitioning)?, didEnd: @escaping (Bool) -> Void) {
    context.run(interactor, didEnd: didEnd)
  }
}

/// A transition from one screen to another.
final class ScreenChange {
  let old: UIViewController?
  let new: UIViewController?
  /// The transition that notifies the screens of its steps.
  let appearance: AppearanceTransition

  init(old: UIViewController?, new: UIViewController?, _ appearance: AppearanceTransition) {
    (self.old, self.new, self.appearance) = (old, new, appearance)
  }

  func involves(_ screen: UIViewController?) -> Bool { screen === old || screen === new }
}
