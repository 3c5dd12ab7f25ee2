extension AnimationCompletion {
  /// The completion of a new block, for which the current transaction waits. A block that changes nothing ends on the clock of the
  /// current window.
  static func ofBlock(_ handler: ((Bool) -> Void)?) -> AnimationCompletion {
    AnimationCompletion(
      outer: AnimationScope.transactions.completion, idleClock: { UIWindow.current?.clock }, handler: handler)
  }
}
