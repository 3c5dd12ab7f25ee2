#if !hasFeature(Embedded)
  /// How the time of an animation follows from the time around it.
  struct MediaTiming {
    let begin: Double
    let duration: Double
    private let speed: Double
    private let offset: Double
    /// Seconds of its own time from the beginning to the end of the last run.
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

    /// When the last run ends, in the time around it.
    var end: Double { speed > 0 ? begin + activeDuration / speed : .infinity }

    /// How many seconds of a run have passed, with the pace applied; nil while nothing shows.
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

  /// A value that an animation leads to or from.
  enum TrackValue {
    case given(AnimatableValue)
    /// What shows without the animation, plus a way from there.
    case present(plus: AnimatableValue?)

    /// The value where `present` shows without the animation.
    func value(over present: AnimatableValue) -> AnimatableValue {
      switch self {
      case .given(let value): value
      case .present(let way): way.map { present.plus($0) } ?? present
      }
    }
  }

  /// The values that a property takes one after the other.
  struct TrackValues {
    let values: [TrackValue]
    /// When each shows, from 0 to 1.
    let places: [Double]
    /// The pace from each to the next; even where there is none.
    let curves: [TimingCurve]
    /// Whether each shows until the next, with nothing in between.
    let isDiscrete: Bool

    /// The value at a part of the way, of `duration` seconds, where `present` shows without the animation.
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

  /// What an animation does to one target in the course of time.
  struct AnimationTrack {
    let target: AnimationTarget
    let values: TrackValues
    let pace: TimingCurve
    /// The times of the animation, those of the groups around it first.
    let times: [MediaTiming]
    let isAdditive: Bool

    /// What shows instead of `value`, so many seconds after the animation was added.
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
#endif
