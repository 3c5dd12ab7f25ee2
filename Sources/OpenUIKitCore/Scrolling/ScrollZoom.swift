/// The zoom of a scroll view's content, and the pinch gesture.
struct ScrollZoom {
  var scale: CGFloat = 1
  var pinch: UIPinchGestureRecognizer?
  /// The current pinch.
  var gesture: Gesture?
  var isBouncing = false
  #if !hasFeature(Embedded)
    /// The number of animated changes of the scale that have not ended.
    var animationCount = 0
  #endif
  /// Whether a drag that lasts longer than a pinch has to start again from the current offset.
  var rebasesDrag = false

  /// The start of a pinch.
  struct Gesture {
    let view: UIView
    /// The scale at its beginning.
    let scale: CGFloat
    /// The point between the fingers, in the coordinates of the zoomed view.
    let anchor: CGPoint
  }
}

/// The pinch of a scroll view, which is recognised together with its drag.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer.view !== view
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer.view !== view
  }
}
