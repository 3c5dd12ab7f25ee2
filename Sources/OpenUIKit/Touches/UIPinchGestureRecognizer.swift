/// Recognises two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private static let hysteresis: CGFloat = 8

  /// The distance between the fingers as a multiple of what it was at the beginning. Setting it makes the present
  /// distance mean that scale.
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
    distance = fingerDistance
    unit = distance
    lastTime = event.timestamp
  }

  /// Touches moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2 else { return }
    let before = scale
    distance = fingerDistance
    let passed = CGFloat(event.timestamp - lastTime)
    if passed > 0 { velocity = (scale - before) / passed }
    lastTime = event.timestamp
    guard state == .possible else { return state = .changed }
    if abs(distance - unit) >= Self.hysteresis { state = .began }
  }

  private var fingerDistance: CGFloat {
    let (a, b) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
    return ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  /// Touches were lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .ended
    } else if numberOfTouches <= touches.count {
      state = .failed
    }
  }

  /// Called when the recogniser becomes ready for the next gesture.
  open override func reset() {
    (unit, distance, velocity) = (0, 0, 0)
  }
}
