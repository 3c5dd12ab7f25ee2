/// The object that decides about a presentation, and is notified when the user dismisses it.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject, ViewTreeConfined {
  // Embedded Swift does not find out at run time whether an object conforms to a protocol.
  /// The delegate of a sheet; nil if this object is not one.
  var _sheetPresentationControllerDelegate: (any UISheetPresentationControllerDelegate)? { get }
  /// The delegate of a popover; nil if this object is not one.
  var _popoverPresentationControllerDelegate: (any UIPopoverPresentationControllerDelegate)? { get }
  /// The style in an environment; `none` to keep the style of the presentation. By default it is the result
  /// of `adaptivePresentationStyle(for:)`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The style in a narrow window; `none` to keep the style of the presentation.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whether the user may dismiss the presentation now; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before the user dismisses the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has tried to dismiss a presentation that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns nil.
  public var _sheetPresentationControllerDelegate: (any UISheetPresentationControllerDelegate)? { nil }
  /// Returns nil.
  public var _popoverPresentationControllerDelegate: (any UIPopoverPresentationControllerDelegate)? { nil }
  /// The style in any narrow window.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// That of the presentation controller.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    controller.adaptivePresentationStyle
  }
  /// True.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
