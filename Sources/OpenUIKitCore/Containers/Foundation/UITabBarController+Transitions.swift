extension UITabBarControllerDelegate {
  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Those of controllers that do not state any.
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  { tabBarController.usualOrientations }
  /// The present one.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { tabBarController.interfaceOrientation }
}

extension UINavigationControllerDelegate {
  /// Those of controllers that do not state any.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { navigationController.usualOrientations }
  /// The present one.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { navigationController.interfaceOrientation }
}

extension UIViewController {
  /// The orientations of a controller that does not state any.
  package final var usualOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}

/// A change of the selected screen by an animator of the app.
struct TabTransition: ViewTreeConfined {
  let old: UIViewController
  let new: UIViewController
  let context: TransitionContext
  let interactor: (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarController {
  /// The transition between two screens by an animator of the delegate; nil without one, and in no window, where no animation would end.
  final func screenTransition(from old: UIViewController?, to new: UIViewController?) -> TabTransition? {
    // Of a transition that this change replaces.
    transitionContainer?.removeFromSuperview()
    transitionContainer = nil
    guard isInShownWindow, let old, let new, shown === new, let delegate,
      let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new),
      shown === new
    else { return nil }
    place(new)
    let frame = new.view.frame
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionContainer = container
    view.insertSubview(container, at: 0)
    container.addSubview(old.view)
    let context = TransitionContext(
      from: TransitionContext.Side(
        controller: old, view: old.view, initialFrame: old.view.untransformedFrame),
      to: TransitionContext.Side(controller: new, view: new.view, finalFrame: { frame }), in: container,
      style: .none, animator: animator)
    return TabTransition(
      old: old, new: new, context: context,
      interactor: delegate.tabBarController(self, interactionControllerFor: animator))
  }

  /// Runs a transition. One that is cancelled selects the old screen again.
  final func run(_ change: TabTransition, _ appearance: AppearanceTransition) {
    let controller = Weak<UITabBarController>(wrappedValue: self)
    change.context.run(change.interactor) { completed in
      controller.wrappedValue?.end(change, appearance, completed: completed)
    }
  }

  private func end(_ change: TabTransition, _ appearance: AppearanceTransition, completed: Bool) {
    if !completed, shown === change.new, let index = screens.firstIndex(where: { $0 === change.old }) {
      shown = change.old
      selection = index
      tabBar.selectedItem = change.old.tabBarItem
      appearance.begin(change.new, false, animated: true)
      appearance.begin(change.old, true, animated: true)
    }
    let container = change.context.containerView
    for screen in [change.old, change.new] where screen.viewIfLoaded?.superview === container {
      screen.view.removeFromSuperview()
    }
    container.removeFromSuperview()
    if transitionContainer === container { transitionContainer = nil }
    keepOnlyShown(besides: change.old, change.new)
    appearance.end()
  }
}
