/// When an animation runs and at what pace, apart from the moment at which it begins.
struct AnimationTiming: Equatable, Sendable {
  /// Seconds for one run from start to end.
  var duration: Double
  /// Seconds from the commit to the first change.
  var delay = 0.0
  var curve = TimingCurve.easeInOut
  /// How often the animation runs, `infinity` for ever; with `autoreverses`, there and back counts once.
  var repeatCount = 1.0
  var autoreverses = false
  /// The part of each run in which the change happens: all of it, except for keyframes and delayed parts.
  var segment = Segment()

  /// A part of a run, as fractions of its duration.
  struct Segment: Equatable, Sendable {
    var start = 0.0
    var length = 1.0

    /// How much of the segment lies before `progress` of the whole.
    func part(before progress: Double) -> Double {
      if progress >= start + length { return 1 }
      return progress <= start ? 0 : (progress - start) / length
    }
  }

  /// Seconds from the first change to the end of the last run.
  var activeDuration: Double {
    duration == 0 ? 0 : duration * (autoreverses ? 2 : 1) * repeatCount
  }

  /// The progress `elapsed` seconds after the first change; 0 before it, and 1 after the end even when the last run
  /// went backwards, because the new values show once the animation is over.
  func progress(at elapsed: Double) -> Double {
    if elapsed >= activeDuration { return 1 }
    let whole = wholeProgress(at: elapsed)
    return segment == Segment() ? whole : segment.part(before: whole)
  }

  /// Whether the change has not begun yet `elapsed` seconds after the first change of the whole.
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
