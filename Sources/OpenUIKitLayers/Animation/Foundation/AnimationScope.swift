/// The running animation block and the open transactions. The block follows the flow of calls. Transactions
/// belong to the thread, because `CATransaction.begin()` has effect after its caller returns.
package enum AnimationScope: ViewTreeConfined {
  @TaskLocal private static var taskContext: AnimationContext?

  /// The innermost block: that of a closure, or one that was begun within it and is not committed yet.
  static var context: AnimationContext? {
    if let open = openBlocks.blocks.last, open.surroundings === taskContext { return open.context }
    return taskContext
  }

  /// The context of the closure around the current code.
  static var closureContext: AnimationContext? { taskContext }

  #if ThreadConfined
    static var openBlocks: OpenAnimationBlocks { sharedObject(OpenAnimationBlocks()) }
  #else
    // Read with each change of a property, so not found by a lookup.
    static let openBlocks = OpenAnimationBlocks()
  #endif

  static func with(_ context: AnimationContext, run body: () -> Void) {
    $taskContext.withValue(context) { body() }
  }

  package static var transactions: TransactionStack {
    sharedObject(TransactionStack())
  }
}
