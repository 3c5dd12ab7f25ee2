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
    return offsetOnPixels(CGPoint(x: x.clamped(to: horizontalRange), y: y.clamped(to: verticalRange)))
  }

  /// An offset on whole pixels, halves to the even one; on whole points without a window.
  ///
  /// Recorded: -187.5 becomes -187.333 at scale 3 (codepudding.com/os/164136.html), and without a window -7.5 becomes -8
  /// (openradar 23255528, 32547794).
  package func offsetOnPixels(_ offset: CGPoint) -> CGPoint {
    let scale = windowStorage?.screenScale ?? 1
    func rounded(_ value: CGFloat) -> CGFloat {
      let pixels = value * scale
      // From there on there are no fractions. Such numbers and those that are not finite are for the bounds to accept or refuse.
      guard pixels.magnitude < 0x1p52 else { return value }
      return pixels.rounded(.toNearestOrEven) / scale
    }
    return CGPoint(x: rounded(offset.x), y: rounded(offset.y))
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
    let end = offsetOnPixels(CGPoint(x: horizontalRange.upperBound, y: verticalRange.upperBound))
    return contentOffset.x > end.x || contentOffset.y > end.y
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
