/// The conversion from the surrounding time to the time of an animation.
struct MediaTiming {
  let begin: Double
  let duration: Double
  private let speed: Double
  private let offset: Double
  /// Seconds of its own time from the start to the end of the last run.
  private let activeDuration: Double
  private let autoreverses: Bool
  private let fillsBefore: Bool
  private let fillsAfter: Bool
  private let pace: TimingCurve

  #if !ThreadConfined
    @MainActor
  #endif
  init(_ animation: CAAnimation, duration: Double, begin: Double) {
    self.begin = begin
    self.duration = duration
    speed = max(0, Double(animation.speed))
    offset = animation.timeOffset
    autoreverses = animation.autoreverses
    let runs = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    let whole = duration * (animation.autoreverses ? 2 : 1) * runs
    activeDuration = animation.repeatDuration > 0 ? animation.repeatDuration : whole
    fillsBefore = [.backwards, .both].contains(animation.fillMode)
    fillsAfter = [.forwards, .both].contains(animation.fillMode)
    pace = animation.timingFunction.map { .bezier($0.curve) } ?? .linear
  }

  /// The end of the last run, in the surrounding time.
  var end: Double { speed > 0 ? begin + activeDuration / speed : .infinity }

  /// The elapsed seconds of the current run, with the timing applied; nil while the animation has no
  /// effect.
  func local(at outer: Double) -> Double? {
    if outer < begin { return fillsBefore ? paced(0) : nil }
    if outer >= end { return fillsAfter ? paced(inRun(activeDuration)) : nil }
    return paced(inRun((outer - begin) * speed + offset))
  }

  private func inRun(_ time: Double) -> Double {
    let cycle = duration * (autoreverses ? 2 : 1)
    guard cycle > 0, time.isFinite else { return 0 }
    var rest = time.truncatingRemainder(dividingBy: cycle)
    if rest == 0 && time >= activeDuration { rest = cycle }
    return rest > duration ? cycle - rest : rest
  }

  private func paced(_ time: Double) -> Double {
    duration > 0 ? pace.progress(time / duration, of: duration) * duration : 0
  }
}

/// The start or end value of an animation.
enum TrackValue {
  case given(AnimatableValue)
  /// The value without the animation, plus a difference.
  case present(plus: AnimatableValue?)

  /// The value, if `present` is the value without the animation.
  func value(over present: AnimatableValue) -> AnimatableValue {
    switch self {
    case .given(let value): value
    case .present(let way): way.map { present.plus($0) } ?? present
    }
  }
}

/// The successive values of a property.
struct TrackValues {
  let values: [TrackValue]
  /// When each shows, from 0 to 1.
  let places: [Double]
  /// The timing between consecutive values; linear where there is none.
  let curves: [TimingCurve]
  /// Whether each value is visible until the next, without interpolation.
  let isDiscrete: Bool

  /// The value at a fraction of `duration` seconds, if `present` is the value without the animation.
  func value(at progress: Double, of duration: Double, over present: AnimatableValue) -> AnimatableValue {
    var index = 0
    while index + 1 < min(values.count, places.count), places[index + 1] <= progress { index += 1 }
    let value = values[index].value(over: present)
    guard !isDiscrete, index + 1 < values.count else { return value }
    let length = places[index + 1] - places[index]
    var part = length > 0 ? (progress - places[index]) / length : 1
    if index < curves.count { part = curves[index].progress(part, of: duration * length) }
    return value.interpolated(to: values[index + 1].value(over: present), part)
  }
}

/// The effect of an animation on one target over time.
struct AnimationTrack {
  let target: AnimationTarget
  let values: TrackValues
  let pace: TimingCurve
  /// The times of the animation, those of the outermost group first.
  let times: [MediaTiming]
  let isAdditive: Bool

  /// The value that is visible instead of `value`, so many seconds after the animation was added.
  func apply(to value: AnimatableValue, at time: Double) -> AnimatableValue {
    var local = time
    for timing in times {
      guard let inner = timing.local(at: local) else { return value }
      local = inner
    }
    let duration = times.last?.duration ?? 0
    let new = values.value(
      at: duration > 0 ? local / duration : 1, of: duration, over: target.part(of: value))
    return target.setting(new, in: value, adds: isAdditive)
  }
}
