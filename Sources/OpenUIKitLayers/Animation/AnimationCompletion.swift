/// Calls a handler after an animation block and everything that it started have ended.
package final class AnimationCompletion: ViewTreeConfined {
  private let handler: ((Bool) -> Void)?
  /// The clock that reports the end of a block that has set nothing in a window.
  private let idleClock: () -> AnimationClock?
  private let outer: AnimationCompletion?
  private var isFinished = true

  /// The number of things that have not ended yet. The first is the block itself.
  private var remaining = 1

  /// Creates a completion. `outer`, the transaction around the block, waits for it too.
  package init(
    outer: AnimationCompletion? = nil, idleClock: @escaping () -> AnimationClock? = { nil },
    handler: ((Bool) -> Void)?
  ) {
    self.handler = handler
    self.idleClock = idleClock
    self.outer = outer
    outer?.enter()
  }

  func enter() {
    remaining += 1
  }

  func leave(finished: Bool) {
    guard isLast(finished) else { return }
    handler?(isFinished)
    outer?.leave(finished: isFinished)
  }

  /// Ends the block itself. If nothing else has to end, the handler is called in the next turn of `clock`, or of the idle clock,
  /// and never within the block's call unless there is no clock.
  func leaveBlock(on clock: AnimationClock?) {
    guard isLast(true) else { return }
    if let handler {
      if let clock = clock ?? idleClock() {
        // An app expects `animate` to return before its completion runs.
        clock.schedule(at: clock.now) { [isFinished] in handler(isFinished) }
      } else {
        handler(isFinished)
      }
    }
    outer?.leave(finished: isFinished)
  }

  private func isLast(_ finished: Bool) -> Bool {
    isFinished = isFinished && finished
    remaining -= 1
    return remaining == 0
  }
}
