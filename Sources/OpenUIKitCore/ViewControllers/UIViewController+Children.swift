extension UIViewController {
  func adopt(_ child: UIViewController) {
    require(child !== self, "A view controller cannot be its own child: \(type(of: self))")
    guard child.parent !== self else { return }
    // A controller has one parent. Both parents would otherwise forward appearance to it.
    if let former = child.parent { former.childStorage.removeAll { $0 === child } }
    child.willMove(toParent: self)
    // The call may have added it already, here or elsewhere.
    guard child.parent !== self else { return }
    if let other = child.parent { other.childStorage.removeAll { $0 === child } }
    childStorage.append(child)
    child.parentStorage = self
  }

  func leaveParent() {
    guard let former = parent else { return }
    former.childStorage.removeAll { $0 === self }
    parentStorage = nil
    didMove(toParent: nil)
  }

  /// Replaces a child's view by another's.
  func exchange(
    _ old: UIViewController, for new: UIViewController, _ timing: AnimationTiming,
    _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    require(
      old.parent === self && new.parent === self,
      "Both controllers of a transition must be children of \(type(of: self))")
    // Before the animation block: adding a view is not animated, and the block may set the view's frame.
    view.addSubview(new.view)
    UIView.animate(withDuration: timing.duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      old.view.removeFromSuperview()
      completion?(finished)
    }
  }

  /// The closest ancestor of a class.
  func ancestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var controller = parent
    while let current = controller {
      if let found = current as? Container { return found }
      controller = current.parent
    }
    return nil
  }

  func showNaturally(_ controller: UIViewController) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }
}
