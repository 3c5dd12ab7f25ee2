/// Scrolling by drag and wheel.
extension UIScrollView {
  /// Whether a drag along the x axis moves the content.
  var canMoveHorizontally: Bool {
    alwaysBounceHorizontal || horizontalRange.lowerBound < horizontalRange.upperBound
  }

  /// Whether a drag along the y axis moves the content.
  var canMoveVertically: Bool {
    alwaysBounceVertical || verticalRange.lowerBound < verticalRange.upperBound
  }

  func followPan() {
    let pan = panGestureRecognizer
    switch pan.state {
    case .began:
      directionalLock = isDirectionalLockEnabled ? DirectionalLock(beginning: ownPan.pull) : .none
      beginDragging(at: pan.location(in: nil))
    case .changed: drag(to: pan.location(in: nil))
    case .ended: endDragging(velocity: pan.velocity(in: nil))
    // Another recogniser or an alert has taken the touch, so the drag must not turn into a fling.
    case .cancelled: endDragging(velocity: .zero)
    case .possible, .failed: break
    }
  }

  /// Stops moving content when a finger touches it.
  func catchContent() {
    guard isDecelerating else { return }
    stopMoving()
    indicators.hide()
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Lets content that was stopped between two pages or past an edge continue to where it can rest.
  func releaseCaughtContent() {
    guard !isDragging, restingOffset != contentOffset else { return }
    setContentOffset(restingOffset, animated: true)
  }

  private var restingOffset: CGPoint {
    var (x, y) = (contentOffset.x, contentOffset.y)
    if isPagingEnabled, bounds.width > 0 { x = (x / bounds.width).rounded() * bounds.width }
    if isPagingEnabled, bounds.height > 0 { y = (y / bounds.height).rounded() * bounds.height }
    return offsetOnPixels(CGPoint(x: x.clamped(to: horizontalRange), y: y.clamped(to: verticalRange)))
  }

  /// Scrolls by the distance of a wheel, within the edges. Returns whether the content moved.
  func scroll(by delta: CGVector) -> Bool {
    guard isScrollEnabled else { return false }
    let start = wheelPlace.flatMap { $0.shown == contentOffset ? $0.exact : nil } ?? contentOffset
    let target = CGPoint(
      x: (start.x + delta.dx).clamped(to: horizontalRange), y: (start.y + delta.dy).clamped(to: verticalRange)
    )
    // At its edge a scroll view leaves the wheel to an outer one.
    guard target != start else { return false }
    stopMoving()
    contentOffset = target
    wheelPlace = (target, contentOffset)
    indicators.flash(in: self)
    return true
  }
}
