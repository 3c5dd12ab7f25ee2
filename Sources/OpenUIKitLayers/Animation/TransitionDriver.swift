/// Sets the progress of the animations of an interactive transition.
package final class TransitionDriver: ViewTreeConfined {
  /// The duration of the transition, in seconds.
  package var duration: TimeInterval = 0
  /// The progress of the transition, from 0 to 1.
  package var fraction = 0.0

  package init() {}

  /// The time in the animations, in seconds.
  var time: TimeInterval { fraction * duration }

  /// Runs code whose animations on a clock follow `fraction` from now on.
  package func drive(_ clock: AnimationClock?, _ body: () -> Void) {
    let others = clock?.groups ?? []
    body()
    for group in clock?.groups ?? [] where group.pace == nil && !others.contains(where: { $0 === group }) {
      group.follow(self)
    }
  }

  /// Runs the animations to an end at a multiple of their speed, and ends them there.
  package func run(to end: Double, speed: Double, on clock: AnimationClock?) {
    guard let clock else { return fraction = end }
    let (start, startTime) = (fraction, clock.now)
    let length = abs(end - start) * duration / max(speed, 0.01)
    // The clock keeps the link, and so the driver, until the end.
    _ = CADisplayLink(clock: clock) { [self, unowned(unsafe) clock] link in
      let passed = link.timestamp - startTime
      guard passed < length else {
        link.invalidate()
        return finish(at: end, on: clock)
      }
      fraction = start + (end - start) * passed / length
    }
  }

  /// Ends the animations, whose handlers end the transition.
  private func finish(at end: Double, on clock: AnimationClock) {
    fraction = end
    for group in clock.groups where group.driver === self { group.finish() }
  }
}
