/// The running animation block and the open transactions, in a program with one thread.
package enum AnimationScope {
  nonisolated(unsafe) private(set) static var context: AnimationContext?
  nonisolated(unsafe) package static let transactions = TransactionStack()

  static func with(_ context: AnimationContext, run body: () -> Void) {
    let outer = self.context
    self.context = context
    body()
    self.context = outer
  }
}
