/// The velocity of a moving point, from its last positions.
struct VelocityTracker {
  /// The age up to which a position counts, in seconds.
  private static let window = 0.1

  private var samples: [(time: Double, point: CGPoint)] = []

  /// Adds the position of the point at `time`, in seconds.
  mutating func add(_ point: CGPoint, at time: Double) {
    if let last = samples.last, last.time == time { samples.removeLast() }
    samples.append((time, point))
    samples.removeAll { time - $0.time > Self.window }
  }

  mutating func reset() {
    samples.removeAll(keepingCapacity: true)
  }

  /// Points per second: the slope of the line that fits the last positions best; zero if the point has rested
  /// since.
  func velocity(at time: Double) -> CGPoint {
    let recent = samples.filter { time - $0.time <= Self.window }
    guard recent.count > 1 else { return .zero }
    let count = CGFloat(recent.count)
    let meanTime = recent.reduce(0) { $0 + $1.time } / Double(recent.count)
    let meanX = recent.reduce(0) { $0 + $1.point.x } / count
    let meanY = recent.reduce(0) { $0 + $1.point.y } / count
    var (spread, x, y): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for sample in recent {
      let dt = CGFloat(sample.time - meanTime)
      spread += dt * dt
      x += dt * (sample.point.x - meanX)
      y += dt * (sample.point.y - meanY)
    }
    return spread > 0 ? CGPoint(x: x / spread, y: y / spread) : .zero
  }
}
