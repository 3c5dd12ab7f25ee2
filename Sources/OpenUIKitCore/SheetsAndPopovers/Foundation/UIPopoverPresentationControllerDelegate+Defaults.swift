extension UIPopoverPresentationControllerDelegate {
  /// True.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Does nothing.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
  ) {}
  /// The result of the method for popovers.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    guard let popover = presentationController as? UIPopoverPresentationController else { return true }
    return popoverPresentationControllerShouldDismissPopover(popover)
  }
  /// Calls the method for popovers.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard let popover = presentationController as? UIPopoverPresentationController else { return }
    popoverPresentationControllerDidDismissPopover(popover)
  }
}
