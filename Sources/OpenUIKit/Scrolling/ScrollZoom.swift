/// How far a scroll view's content is zoomed, and the pinch that zooms it.
struct ScrollZoom {
  var scale: CGFloat = 1
  var pinch: UIPinchGestureRecognizer?
  /// The pinch that is under way.
  var gesture: Gesture?
  var isBouncing = false
  /// Whether a drag that has outlived a pinch has to take hold of the content anew.
  var rebasesDrag = false

  /// What a pinch has taken hold of.
  struct Gesture {
    let view: UIView
    /// The scale at its beginning.
    let scale: CGFloat
    /// The point between the fingers, in the coordinates of the zoomed view.
    let anchor: CGPoint
  }
}

/// The pinch of a scroll view, which goes along with its drag.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer.view !== view
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer.view !== view
  }
}
