extension UIScrollView {
  /// Whether the content bounces at the left and the right edge, if it does at all; true by default. Setting it to true also sets `bounces`.
  public final var bouncesHorizontally: Bool {
    get { canBounce(.horizontal) }
    set { setBounces(newValue, .horizontal) }
  }

  /// Whether the content bounces at the upper and the lower edge, if it does at all; true by default. Setting it to true also sets `bounces`.
  public final var bouncesVertically: Bool {
    get { canBounce(.vertical) }
    set { setBounces(newValue, .vertical) }
  }

  final func canBounce(_ axis: NSLayoutConstraint.Axis) -> Bool {
    bounces && record?.requests.rigidAxes.contains(axis) != true
  }

  private func setBounces(_ isBouncing: Bool, _ axis: NSLayoutConstraint.Axis) {
    if isBouncing, !bounces {
      bounces = true
      ownRecord.requests.rigidAxes = [axis == .horizontal ? .vertical : .horizontal]
    } else if isBouncing {
      ownRecord.requests.rigidAxes.remove(axis)
    } else {
      ownRecord.requests.rigidAxes.insert(axis)
    }
  }

  /// Whether an animated change of the offset moves the content.
  public final var isScrollAnimating: Bool {
    if case .gliding = movement { return true }
    return false
  }

  /// Whether an animated change of the scale is under way, by code or back to a limit after a pinch.
  public final var isZoomAnimating: Bool { zoomState.animationCount > 0 }

  /// Ends momentum and animated changes of the offset where the content is. A finger continues to move it.
  public final func stopScrollingAndZooming() {
    guard !isDragging else { return }
    stopMoving()
    indicators.hide()
  }

  /// Runs changes of the offset, and shows the bars of the scrollable axes for a moment afterwards.
  public final func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
    indicators.flash(in: self)
  }
}
