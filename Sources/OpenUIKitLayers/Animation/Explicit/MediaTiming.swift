/// The conversion from the surrounding time to the time of an animation.
struct MediaTiming {
  let begin: Double
  let duration: Double
  fileprivate let speed: Double
  fileprivate let offset: Double
  /// Seconds of its own time from the start to the end of the last run.
  fileprivate let activeDuration: Double
  fileprivate let autoreverses: Bool
  fileprivate let fillsBefore: Bool
  fileprivate let fillsAfter: Bool
  fileprivate let pace: TimingCurve

  /// The end of the last run, in the surrounding time.
  var end: Double { speed > 0 ? begin + activeDuration / speed : .infinity }

  /// The elapsed seconds of the current run, with the timing applied; nil while the animation has no
  /// effect.
  func local(at outer: Double) -> Double? {
    if outer < begin { return fillsBefore ? paced(0) : nil }
    if outer >= end { return fillsAfter ? paced(inRun(activeDuration)) : nil }
    return paced(inRun((outer - begin) * speed + offset))
  }

  /// The number of whole runs, each with its reverse, before the current one; 0 before the start.
  func completedRuns(at outer: Double) -> Double {
    let cycle = duration * (autoreverses ? 2 : 1)
    guard cycle > 0, outer > begin else { return 0 }
    let time = outer >= end ? activeDuration : (outer - begin) * speed + offset
    guard time.isFinite, time > 0 else { return 0 }
    let runs = (time / cycle).rounded(.down)
    // The end of the last run belongs to that run.
    return time >= activeDuration && runs > 0 && runs * cycle == time ? runs - 1 : runs
  }

  /// The place of the value with which a run ends: that of its first value if it is followed by its reverse.
  var placeOfEnd: Double { autoreverses ? 0 : 1 }

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
  /// Whether each run continues from the end of the one before.
  var isCumulative = false

  /// The value that is visible instead of `value`, so many seconds after the animation was added.
  func apply(to value: AnimatableValue, at time: Double) -> AnimatableValue {
    var (local, outer) = (time, time)
    for timing in times {
      guard let inner = timing.local(at: local) else { return value }
      (local, outer) = (inner, local)
    }
    let duration = times.last?.duration ?? 0
    let present = target.part(of: value)
    var new = values.value(at: duration > 0 ? local / duration : 1, of: duration, over: present)
    if isCumulative, let timing = times.last {
      let runs = timing.completedRuns(at: outer)
      new = new.following(
        runs, of: values.value(at: timing.placeOfEnd, of: duration, over: present))
    }
    return target.setting(new, in: value, adds: isAdditive)
  }
}

extension CAAnimation {
  /// The timing of the animation, which lasts `duration` seconds and begins at `begin` in the surrounding time.
  final func mediaTiming(duration: Double, begin: Double) -> MediaTiming {
    let runs = repeatCount > 0 ? Double(repeatCount) : 1
    let whole = duration * (autoreverses ? 2 : 1) * runs
    return MediaTiming(
      begin: begin, duration: duration, speed: max(0, Double(speed)), offset: timeOffset,
      activeDuration: repeatDuration > 0 ? repeatDuration : whole, autoreverses: autoreverses,
      fillsBefore: [.backwards, .both].contains(fillMode),
      fillsAfter: [.forwards, .both].contains(fillMode),
      pace: timingFunction.map { .bezier($0.curve) } ?? .linear)
  }
}
