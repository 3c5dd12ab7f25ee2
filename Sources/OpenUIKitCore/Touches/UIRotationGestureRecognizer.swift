/// Recognises two fingers that turn about each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation of the line between the fingers that begins the gesture, in radians.
  private static let hysteresis: CGFloat = 0.1

  /// The rotation of the fingers since the gesture began, in radians, clockwise on the screen. Setting it
  /// makes the current direction mean that angle.
  open var rotation: CGFloat {
    get { turn }
    set { turn = newValue }
  }

  private var turn: CGFloat = 0

  /// The angular velocity of the fingers, in radians per second.
  public private(set) var velocity: CGFloat = 0

  private var direction: CGFloat = 0
  private var lastTime: TimeInterval = 0

  /// Touches went down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    direction = fingerDirection(self.touches)
    lastTime = event.timestamp
  }

  /// Touches moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2 else { return }
    let present = fingerDirection(self.touches)
    let turned = (present - direction).remainder(dividingBy: 2 * .pi)
    direction = present
    turn += turned
    let passed = CGFloat(event.timestamp - lastTime)
    if passed > 0 { velocity = turned / passed }
    lastTime = event.timestamp
    guard state == .possible else { return state = .changed }
    guard abs(turn) >= Self.hysteresis else { return }
    // The rotation that was needed to recognise the gesture does not count. Otherwise the view would jump.
    turn = 0
    state = .began
  }

  /// The direction from the first touch to the second, in radians.
  private func fingerDirection(_ touches: [UITouch]) -> CGFloat {
    let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
    return atan2(b.y - a.y, b.x - a.x)
  }

  /// Two fingers may still begin the gesture.
  override func followsDrag() -> Bool { !isOver && numberOfTouches >= 2 }

  /// Touches were lifted. The gesture continues with two others.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let others = self.touches.filter { !touches.contains($0) }
    if others.count >= 2 {
      direction = fingerDirection(others)
    } else if state != .possible {
      state = .ended
    } else if others.isEmpty {
      state = .failed
    }
  }

  /// Called when the recogniser becomes ready for the next gesture.
  open override func reset() {
    (turn, velocity) = (0, 0)
  }
}
