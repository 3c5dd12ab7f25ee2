import Foundation
import OpenUIKit
import Testing

#if !ThreadConfined
  @MainActor
  @Suite("Objects that a program has one of")
  struct SharedObjectTests {
    /// A value that another thread computes while the main actor waits, as it does when the main actor continues there.
    private func onAnotherThread<Value>(_ body: @escaping @MainActor () -> Value) -> Value {
      nonisolated(unsafe) var value: Value?
      nonisolated(unsafe) let body = unsafeBitCast(body, to: (() -> Value).self)
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        value = body()
        done.signal()
      }
      thread.stackSize = 8 << 20
      thread.start()
      done.wait()
      return value!
    }

    // A program that ends with dispatchMain() runs the main actor on several threads.
    @Test("Do not depend on the thread on which the main actor runs")
    func threads() {
      let application = UIApplication.shared
      #expect(onAnotherThread { UIApplication.shared } === application)
    }
  }
#endif
