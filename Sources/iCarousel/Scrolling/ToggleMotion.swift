/// How far the items of `coverFlow2` have turned over since the last change of the current index
/// (docs/carousel.md, 4.7).
struct ToggleMotion: Equatable {
  /// From -1 or 1 at the change to 0.
  var value: CGFloat = 0
  /// The time of the change of the index, in seconds.
  var startTime: TimeInterval = 0

  /// Whether items are still turning.
  var isRunning: Bool { abs(value) > ScrollConstants.margin }

  /// Starts at the given value.
  mutating func start(_ newValue: CGFloat, at time: TimeInterval) {
    value = newValue
    startTime = time
  }

  /// Advances the time. A faster finger turns items faster.
  mutating func advance(to time: TimeInterval, velocity: CGFloat) {
    let slowness = velocity == 0 ? 1 : min(max(1 / abs(velocity), 0), 1)
    let duration = ScrollConstants.toggleDuration * (1 + slowness)
    let part = min(1, max(0, CGFloat(time - startTime)) / duration)
    let eased = CubicEasing.value(at: part)
    value = value < 0 ? eased - 1 : 1 - eased
  }
}
