/// The axis along which a drag moves content, if the scroll view locks the other one.
enum DirectionalLock {
  /// Both axes.
  case none
  case horizontal
  case vertical

  /// The lock for a drag that begins with a movement: the axis along which it is at least twice as long as along the other one. Apple
  /// documents that a drag in one general direction is locked, and that a diagonal one is not, without an angle.
  init(beginning movement: CGPoint) {
    let (x, y) = (abs(movement.x), abs(movement.y))
    self = x >= 2 * y && x > 0 ? .horizontal : y >= 2 * x && y > 0 ? .vertical : .none
  }

  /// A movement without its part along the locked axis.
  func along(_ movement: CGPoint) -> CGPoint {
    switch self {
    case .none: movement
    case .horizontal: CGPoint(x: movement.x, y: 0)
    case .vertical: CGPoint(x: 0, y: movement.y)
    }
  }
}
