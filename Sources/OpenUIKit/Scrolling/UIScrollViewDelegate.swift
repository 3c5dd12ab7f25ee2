/// Hears what a scroll view does. Every method may be left out.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol UIScrollViewDelegate: AnyObject {
  /// The delegate as a table's, whose `delegate` is declared here; nil for one that is none.
  var _tableViewDelegate: (any UITableViewDelegate)? { get }
  /// The delegate as a collection's; nil for one that is none.
  var _collectionViewDelegate: (any UICollectionViewDelegate)? { get }
  /// The delegate as a text view's; nil for one that is none.
  var _textViewDelegate: (any UITextViewDelegate)? { get }
  /// The content offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger lets go. `velocity` is in points per millisecond; `targetContentOffset` is where the content will come
  /// to rest, and can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger has let go; `decelerate` tells whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content moves on after the finger has let go.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest after it moved on.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated change of the offset has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is scaled when the content is zoomed; nil, unless implemented, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A zoom begins, by fingers or animated.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A zoom has ended, with what it bounced back.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// The adjusted content inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// None.
  public var _tableViewDelegate: (any UITableViewDelegate)? { nil }
  /// None.
  public var _collectionViewDelegate: (any UICollectionViewDelegate)? { nil }
  /// None.
  public var _textViewDelegate: (any UITextViewDelegate)? { nil }
  /// Does nothing unless the delegate implements it.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
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
  /// None unless the delegate implements it.
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
