// The current animation block and the open transactions. This file contains the difference between the
// language modes.

#if hasFeature(Embedded)
  /// The running animation block and the open transactions, in a program with one thread.
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
  /// The running animation block and the open transactions. The block follows the flow of calls. Transactions
  /// belong to the thread, because `CATransaction.begin()` has effect after its caller returns.
  enum AnimationScope: ViewTreeConfined {
    @TaskLocal private static var taskContext: AnimationContext?

    static var context: AnimationContext? { taskContext }

    static func with(_ context: AnimationContext, run body: () -> Void) {
      $taskContext.withValue(context) { body() }
    }

    static var transactions: TransactionStack {
      sharedObject(TransactionStack())
    }
  }

  #if ThreadConfined
    // A block never leaves its thread.
    extension AnimationContext: @unchecked Sendable {}
  #endif
#endif
