import OpenUIKitCore

/// The time of a view: that of the system, at a speed.
struct ViewTime {
  private var systemStart: TimeInterval
  private var start: TimeInterval = 0
  private var speed = 1.0

  /// Creates a time that is zero at a moment of the system.
  init(at system: TimeInterval) { systemStart = system }

  func time(at system: TimeInterval) -> TimeInterval { start + max(0, system - systemStart) * speed }

  /// From now on time passes at another speed, without a jump.
  mutating func changeSpeed(to speed: Double, at system: TimeInterval) {
    (start, systemStart) = (time(at: system), system)
    self.speed = speed
  }
}
