#if canImport(AppKit) && !canImport(UIKit)
  /// The velocity of a pointer, from its last movements.
  struct VelocityTracker {
    /// The time over which the velocity is measured, in seconds. A pointer that has rested so long has none.
    private static let duration: TimeInterval = 0.1
    private var places: [(place: CGPoint, time: TimeInterval)] = []

    /// Adds a place, in points, at a time, in seconds.
    mutating func add(_ place: CGPoint, at time: TimeInterval) {
      places.removeAll { $0.time < time - Self.duration || $0.time > time }
      places.append((place, time))
    }

    /// The velocity at a time, in points per second; 0 if there were no two places shortly before.
    func velocity(at time: TimeInterval) -> CGPoint {
      let recent = places.filter { $0.time >= time - Self.duration }
      guard let first = recent.first, let last = recent.last, last.time - first.time > 1e-3 else {
        return .zero
      }
      let seconds = CGFloat(last.time - first.time)
      return CGPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
    }
  }
#endif
