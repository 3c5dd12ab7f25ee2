/// The timing of an animation relative to its start.
package struct AnimationTiming: Equatable, Sendable {
  /// The duration of one run from start to end, in seconds.
  package var duration: Double
  /// Seconds from the commit to the first change.
  package var delay: Double
  package var curve: TimingCurve
  /// The number of runs, `infinity` for ever. With `autoreverses`, there and back counts once.
  package var repeatCount: Double
  package var autoreverses: Bool
  /// The part of each run in which the change takes place: all of it, except for keyframes and delayed parts.
  package var segment: Segment
  /// Whether keyframes inside change at their start.
  package var isDiscrete = false

  package init(
    duration: Double, delay: Double = 0, curve: TimingCurve = .easeInOut, repeatCount: Double = 1,
    autoreverses: Bool = false, segment: Segment = Segment()
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.segment = segment
  }

  /// A part of a run, as fractions of its duration.
  package struct Segment: Equatable, Sendable {
    let start: Double
    let length: Double

    package init(start: Double = 0, length: Double = 1) {
      self.start = start
      self.length = length
    }

    /// The fraction of the segment before `progress` of the whole.
    package func part(before progress: Double) -> Double {
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
