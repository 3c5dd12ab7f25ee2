/// The progress of a property animator: a fraction that follows the clock, is paused, or is set by code.
struct AnimatorPace {
  private(set) var duration: Double
  private(set) var curve: TimingCurve

  /// The progress at which the current curve starts, which covers the rest.
  private var curveStart = 0.0

  /// Whether the animator runs from its end to its start.
  private(set) var isReversed = false

  /// The time when the clock took over; nil while the animator is paused.
  private var startTime: Double?

  /// The part of the curve's duration before `startTime`. While paused with `isLinear`, the progress itself.
  private var fraction = 0.0
  private var isLinear = true

  init(duration: Double, curve: TimingCurve) {
    self.duration = duration
    self.curve = curve
  }

  /// Whether the clock moves it.
  var isRunning: Bool { startTime != nil }

  /// Whether the clock moves it, and its delay is over.
  func hasBegun(at time: Double) -> Bool { startTime.map { time >= $0 } ?? false }

  /// The part of the curve's duration that has passed at `time`, between 0 and 1.
  func elapsedFraction(at time: Double) -> Double {
    guard let startTime else { return fraction }
    guard duration > 0 else { return isReversed ? 0 : 1 }
    let passed = max(time - startTime, 0) / duration
    return min(max(fraction + (isReversed ? -passed : passed), 0), 1)
  }

  /// The progress from the old values, 0, to the new ones, 1.
  func progress(at time: Double) -> Double {
    let fraction = elapsedFraction(at: time)
    guard isRunning || !isLinear else { return fraction }
    return curveStart + (1 - curveStart) * curve.progress(fraction, of: duration)
  }

  /// The time at which the animator reaches the end that it runs to; nil while it is paused.
  var endTime: Double? {
    startTime.map { $0 + (isReversed ? fraction : 1 - fraction) * duration }
  }

  // MARK: Changes

  /// Follows the clock from `time` on.
  mutating func run(from time: Double) {
    guard !isRunning else { return }
    // The fraction was a progress while paused. Without the conversion the view would jump when it continues.
    if isLinear { fraction = fractionOfCurve(at: fraction) }
    startTime = time
  }

  /// Pauses at `time`. With `linearly`, setting the fraction from now on sets the progress and not the time.
  mutating func pause(at time: Double, linearly: Bool) {
    guard isRunning else { return }
    let fraction = linearly ? progress(at: time) : elapsedFraction(at: time)
    startTime = nil
    self.fraction = fraction
    isLinear = linearly
  }

  /// Sets the fraction of a paused animator. NaN is refused.
  mutating func set(_ fraction: Double) {
    if !fraction.isNaN { self.fraction = min(max(fraction, 0), 1) }
  }

  /// Reverses the animation from `time` on, or continues it forwards.
  mutating func setReversed(_ reversed: Bool, at time: Double) {
    guard reversed != isReversed else { return }
    let progress = progress(at: time)
    let followsCurve = isRunning || !isLinear
    curveStart = 0
    fraction = followsCurve ? fractionOfCurve(at: progress) : progress
    // During the delay the start is still in the future.
    startTime = startTime.map { max(time, $0) }
    isReversed = reversed
  }

  /// Changes the duration and curve of the rest. Must be paused.
  ///
  /// The duration is `factor` times the original one, or the remaining time for a factor of 0. `curve`
  /// returns the curve for a duration; nil keeps the current one.
  mutating func takeOver(durationFactor factor: Double, _ curve: (_ duration: Double) -> TimingCurve?) {
    guard !isReversed else { return }
    let progress =
      isLinear ? fraction : curveStart + (1 - curveStart) * self.curve.progress(fraction, of: duration)
    duration *= factor > 0 ? factor : 1 - elapsedOfCurve(at: progress)
    curveStart = progress
    fraction = progress
    isLinear = true
    if let curve = curve(duration) { self.curve = curve }
  }

  private func elapsedOfCurve(at progress: Double) -> Double {
    isLinear ? fractionOfCurve(at: progress) : fraction
  }

  /// The fraction of the curve's duration at which it reaches `progress`, by bisection.
  private func fractionOfCurve(at progress: Double) -> Double {
    let target = curveStart < 1 ? (progress - curveStart) / (1 - curveStart) : 1
    if target <= 0 { return 0 }
    if target >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    // Sixty halvings reach the precision of a double.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve.progress(middle, of: duration) < target { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
