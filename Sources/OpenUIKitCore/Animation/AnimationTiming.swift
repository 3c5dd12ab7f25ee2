/// The timing of an animation relative to its start.
struct AnimationTiming: Equatable, Sendable {
  /// The duration of one run from start to end, in seconds.
  var duration: Double
  /// Seconds from the commit to the first change.
  var delay = 0.0
  var curve = TimingCurve.easeInOut
  /// The number of runs, `infinity` for ever. With `autoreverses`, there and back counts once.
  var repeatCount = 1.0
  var autoreverses = false
  /// The part of each run in which the change takes place: all of it, except for keyframes and delayed parts.
  var segment = Segment()

  /// A part of a run, as fractions of its duration.
  struct Segment: Equatable, Sendable {
    var start = 0.0
    var length = 1.0

    /// The fraction of the segment before `progress` of the whole.
    func part(before progress: Double) -> Double {
      if progress >= start + length { return 1 }
      return progress <= start ? 0 : (progress - start) / length
    }
  }

  /// Seconds from the first change to the end of the last run.
  var activeDuration: Double {
    duration == 0 ? 0 : duration * (autoreverses ? 2 : 1) * repeatCount
  }

  /// The progress `elapsed` seconds after the start. It is 0 before the start. After the end it is 1, even if
  /// the last run went backwards, because the new values are visible then.
  func progress(at elapsed: Double) -> Double {
    if elapsed >= activeDuration { return 1 }
    let whole = wholeProgress(at: elapsed)
    return segment == Segment() ? whole : segment.part(before: whole)
  }

  /// Whether the change has not started yet `elapsed` seconds after the start of the whole.
  func isWaiting(at elapsed: Double) -> Bool {
    elapsed < 0 || elapsed < activeDuration && wholeProgress(at: elapsed) < segment.start
  }

  private func wholeProgress(at elapsed: Double) -> Double {
    if elapsed <= 0 { return 0 }
    let runs = elapsed / duration
    let run = runs.rounded(.down)
    let fraction = runs - run
    let isWayBack = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return curve.progress(isWayBack ? 1 - fraction : fraction, of: duration)
  }
}
