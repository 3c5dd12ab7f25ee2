/// The source that a popover can point at: a view, or an item of a bar.
public protocol UIPopoverPresentationControllerSourceItem: NSObject, ViewTreeConfined {
  /// The rectangle of the item, in points of a view; nil if the item is not in the window of the view.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The bounds of the view, in points of another view; nil if that is in another window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, referenceView.window === window else { return nil }
    return referenceView.convert(bounds, from: self)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The rectangle of the item's button, in points of a view; nil while no bar shows it in the window of the view.
  public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}

extension UIPopoverPresentationController {
  /// The view or the item of a bar that the popover points at; nil for none. The setter sets `barButtonItem` or `sourceView`.
  public final var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
}
