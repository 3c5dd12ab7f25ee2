extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(child !== self, "A view controller cannot be its own child: \(type(of: self))")
    guard child.parent !== self else { return }
    if let former = child.parent { former.childStorage.removeAll { $0 === child } }
    child.willMove(toParent: self)
    childStorage.append(child)
    child.container = self
  }

  func leaveParent() {
    guard let former = parent else { return }
    former.childStorage.removeAll { $0 === self }
    container = nil
    didMove(toParent: nil)
  }

  /// Shows a child's view in the place of another's: adds it, runs the animations, and removes the other one at their end.
  /// Traps unless both are children of this controller.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      fromViewController.parent === self && toViewController.parent === self,
      "Both controllers of a transition must be children of \(type(of: self))")
    view.addSubview(toViewController.view)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      fromViewController.view.removeFromSuperview()
      completion?(finished)
    }
  }

  /// The closest controller above this one of a kind.
  func ancestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var controller = parent
    while let current = controller {
      if let found = current as? Container { return found }
      controller = current.parent
    }
    return nil
  }

  /// The navigation controller that the controller is in.
  public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

  /// The tab bar controller that the controller is in.
  public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  #if hasFeature(Embedded)
    /// Shows a controller in the most natural way: a navigation controller pushes it, others present it.
    public func show(_ vc: UIViewController, sender: AnyObject?) { showNaturally(vc) }
  #else
    /// Shows a controller in the most natural way: a navigation controller pushes it, others present it.
    public func show(_ vc: UIViewController, sender: Any?) { showNaturally(vc) }
  #endif

  private func showNaturally(_ controller: UIViewController) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }
}
