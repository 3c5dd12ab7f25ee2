// What animation code knows of its surroundings: the block it runs in and the transactions that are open. This file
// holds the difference between the language modes.

#if hasFeature(Embedded)
  /// The running animation block and the open transactions. The program has one thread.
  enum AnimationScope {
    nonisolated(unsafe) private(set) static var context: AnimationContext?
    nonisolated(unsafe) static let transactions = TransactionStack()

    static func with(_ context: AnimationContext, run body: () -> Void) {
      let outer = self.context
      self.context = context
      body()
      self.context = outer
    }
  }
#else
  /// The running animation block, which follows the flow of calls, and the open transactions, which belong to the
  /// thread, since `CATransaction.begin()` outlives the call that makes it.
  #if !ThreadConfined
    @MainActor
  #endif
  enum AnimationScope {
    @TaskLocal private static var taskContext: AnimationContext?

    static var context: AnimationContext? { taskContext }

    static func with(_ context: AnimationContext, run body: () -> Void) {
      $taskContext.withValue(context) { body() }
    }

    static var transactions: TransactionStack {
      objectOfThread("OpenUIKit.TransactionStack", TransactionStack())
    }
  }

  #if ThreadConfined
    // A block never leaves the thread it runs on.
    extension AnimationContext: @unchecked Sendable {}
  #endif
#endif
