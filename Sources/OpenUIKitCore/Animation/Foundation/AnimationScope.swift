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
