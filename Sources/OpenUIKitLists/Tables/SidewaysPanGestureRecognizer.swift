@_spi(Overrides) import OpenUIKitCore

/// A drag that begins only sideways, and only where it may.
package final class SidewaysPanGestureRecognizer: UIPanGestureRecognizer {
  /// Whether a drag that begins at a point of the view, towards the right or the left, may begin.
  package var mayOpen: (_ point: CGPoint, _ towardsRight: Bool) -> Bool = { _, _ in false }

  /// How far the finger has moved, in points.
  package var movement: CGPoint { pull }

  package override func mayBegin() -> Bool {
    abs(pull.x) > abs(pull.y) && mayOpen(location(in: view), pull.x > 0)
  }
}
