/// The range of offsets.
extension UIScrollView {
  /// The horizontal offsets that show only content and insets, in points.
  package var horizontalRange: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return .offsets(from: -inset.left, to: contentSize.width + inset.right - bounds.width)
  }

  /// The vertical offsets that show only content and insets, in points.
  package var verticalRange: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    // A bar that can grow shows more at the top than the present inset.
    return .offsets(
      from: -inset.top - (barStretch?.hidden ?? 0), to: contentSize.height + inset.bottom - bounds.height)
  }

  /// The nearest offset at which `rect` of the content is visible, or its beginning if it does not fit.
  package func offset(showing rect: CGRect) -> CGPoint {
    let visible = bounds.inset(by: adjustedContentInset)
    func moved(_ start: CGFloat, _ end: CGFloat, into low: CGFloat, _ high: CGFloat) -> CGFloat {
      // A rectangle that is visible already does not scroll, even if it is at the edge.
      if start >= low && end <= high { return 0 }
      return start < low || end - start > high - low ? start - low : end - high
    }
    let x = bounds.minX + moved(rect.minX, rect.maxX, into: visible.minX, visible.maxX)
    let y = bounds.minY + moved(rect.minY, rect.maxY, into: visible.minY, visible.maxY)
    return CGPoint(x: x.clamped(to: horizontalRange), y: y.clamped(to: verticalRange))
  }

  /// Sets the offset without ending the current movement.
  func move(to offset: CGPoint) {
    isSetByMovement = true
    contentOffset = offset
    // An override that does not call super leaves it set. The app's next offset would not end the movement then.
    isSetByMovement = false
  }

  /// Makes the next layout scroll back to content that has become shorter, or is visible through a larger
  /// view. Until then an offset beyond the end, which an app may have set, stays.
  package func contentEndMayHaveMoved() {
    guard !mayEndEarly, isBeyondEnd else { return }
    mayEndEarly = true
    setNeedsLayout()
  }

  /// Scrolls back to the end of the content, unless the content is moving.
  func returnFromBeyondEnd() {
    // A movement ends within the range by itself.
    guard case .none = movement, !isZooming else { return }
    mayEndEarly = false
    guard isBeyondEnd else { return }
    move(
      to: CGPoint(
        x: min(contentOffset.x, horizontalRange.upperBound), y: min(contentOffset.y, verticalRange.upperBound)
      ))
  }

  private var isBeyondEnd: Bool {
    contentOffset.x > horizontalRange.upperBound || contentOffset.y > verticalRange.upperBound
  }

  func offsetDidChange() {
    indicators.update(in: self)
    refreshControl?.contentDidMove(in: self)
    // Before the delegate, which reads the insets of the bars.
    barsMayFollow()
    delegate?.scrollViewDidScroll(self)
  }
}

extension ClosedRange<CGFloat> {
  /// The range between two offsets, or the first alone if the second is less. NaN, which cannot be the bound
  /// of a range, counts as zero.
  fileprivate static func offsets(from start: CGFloat, to end: CGFloat) -> ClosedRange<CGFloat> {
    let start = start.isNaN ? 0 : start
    return start...Swift.max(start, end.isNaN ? start : end)
  }
}

extension CGFloat {
  package func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
