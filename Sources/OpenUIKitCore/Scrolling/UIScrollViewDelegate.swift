/// The object that is notified of a scroll view's events. All methods are optional.
public protocol UIScrollViewDelegate: AnyObject, ViewTreeConfined {
  /// A reference to the object as the delegate of a table; nil if it is not one.
  var _tableViewDelegate: _DelegateReference? { get }
  /// A reference to the object as the delegate of a collection; nil if it is not one.
  var _collectionViewDelegate: _DelegateReference? { get }
  /// A reference to the object as the delegate of a text view; nil if it is not one.
  var _textViewDelegate: _DelegateReference? { get }
  /// Called after the content offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is about to be lifted. `velocity` is in points per millisecond.
  /// `targetContentOffset` is the final offset, and can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger has been lifted, with whether the content moves by momentum.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to move by momentum.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest after momentum.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animated change of the offset has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is scaled by zooming; nil, the default, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A zoom begins, by fingers or animated.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a zoom has ended, including its bounce.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called after the adjusted content inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Returns nil.
  public var _tableViewDelegate: _DelegateReference? { nil }
  /// Returns nil.
  public var _collectionViewDelegate: _DelegateReference? { nil }
  /// Returns nil.
  public var _textViewDelegate: _DelegateReference? { nil }
  /// Does nothing unless the delegate implements it.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing unless the delegate implements it.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing unless the delegate implements it.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing unless the delegate implements it.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing unless the delegate implements it.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing unless the delegate implements it.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless the delegate implements it.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless the delegate implements it.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing unless the delegate implements it.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing unless the delegate implements it.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing unless the delegate implements it.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {}
  /// Does nothing unless the delegate implements it.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
