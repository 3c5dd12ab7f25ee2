/// An object that contains the content of other ones: a view controller or a presentation controller.
public protocol UIContentContainer: AnyObject, ViewTreeConfined {
  /// The preferred size of the content, in points; zero for none.
  var preferredContentSize: CGSize { get }

  /// Called when the preferred size of a child or of the presented controller has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child, in points, in a container of a size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the container gets another size, in points.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the container gets other size classes.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
extension UIPresentationController: UIContentContainer {}

extension UIViewController {
  /// Notifies the container of the controller: its presentation controller if it is presented, or else its parent.
  func notifyContainerOfSize() {
    if let presentation {
      presentation.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Notifies the container of a navigation controller of the size of its screen, which is the controller's own.
  func passOnSize(of container: any UIContentContainer) {
    guard self is UINavigationController, preferredContentSize == .zero else { return }
    notifyContainerOfSize()
  }
}

extension UIPresentationController {
  /// Lays out the container again, in which styles of the system follow the preferred size.
  func placeAgain() {
    if style != .custom { containerView?.setNeedsLayout() }
  }

  /// Passes a change of the size on to the presented controller.
  func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let presented = presentedStorage else { return }
    presented.viewWillTransition(
      to: self.size(forChildContentContainer: presented, withParentContainerSize: size), with: coordinator)
  }
}
