/// Recognises two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  // Two resting fingers move by a few points. Less than this is no pinch.
  private static let hysteresis: CGFloat = 8

  /// The distance of the fingers relative to that at the beginning. Setting it makes the current distance
  /// mean that scale.
  open var scale: CGFloat {
    get { unit > 0 ? distance / unit : 1 }
    set { if newValue > 0 { unit = distance / newValue } }
  }

  /// How fast the scale changes, per second.
  public private(set) var velocity: CGFloat = 0

  private var unit: CGFloat = 0
  private var distance: CGFloat = 0
  private var lastTime: TimeInterval = 0

  /// Touches went down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    distance = fingerDistance(self.touches)
    unit = distance
    lastTime = event.timestamp
  }

  /// Touches moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2 else { return }
    let before = scale
    distance = fingerDistance(self.touches)
    // The fingers went down at the same location.
    if unit == 0 { unit = distance }
    let passed = CGFloat(event.timestamp - lastTime)
    if passed > 0 { velocity = (scale - before) / passed }
    lastTime = event.timestamp
    guard state == .possible else { return state = .changed }
    if abs(distance - unit) >= Self.hysteresis { state = .began }
  }

  /// The distance of the first two touches, in points.
  private func fingerDistance(_ touches: [UITouch]) -> CGFloat {
    let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
    return ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  /// Two fingers may still begin the gesture.
  override func followsDrag() -> Bool { !isOver && numberOfTouches >= 2 }

  /// Touches were lifted. The gesture continues with two others.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let others = self.touches.filter { !touches.contains($0) }
    if others.count >= 2 {
      let present = scale
      distance = fingerDistance(others)
      if present > 0 { unit = distance / present }
    } else if state != .possible {
      state = .ended
    } else if others.isEmpty {
      state = .failed
    }
  }

  /// Called when the recogniser becomes ready for the next gesture.
  open override func reset() {
    (unit, distance, velocity) = (0, 0, 0)
  }
}
