/// Calls a handler once an animation block and everything it has started are over.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
final class AnimationCompletion {
  private let handler: ((Bool) -> Void)?
  private let outer: AnimationCompletion?
  private var isFinished = true

  /// What has still to end; the block itself is the first of it.
  private var remaining = 1

  /// A completion that `outer`, the transaction around the block, waits for too.
  init(outer: AnimationCompletion? = nil, handler: ((Bool) -> Void)?) {
    self.handler = handler
    self.outer = outer
    outer?.enter()
  }

  func enter() {
    remaining += 1
  }

  func leave(finished: Bool) {
    isFinished = isFinished && finished
    remaining -= 1
    guard remaining == 0 else { return }
    handler?(isFinished)
    outer?.leave(finished: isFinished)
  }
}
