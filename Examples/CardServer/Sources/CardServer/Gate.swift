import Synchronization

/// Lets a number of requests in at once, and refuses the others.
final class Gate: Sendable {
  private let most: Int
  private let inside = Mutex(0)
  private let refusals = Mutex(0)

  init(most: Int) { self.most = most }

  /// How many are inside.
  var count: Int { inside.withLock { $0 } }

  /// How many have been refused.
  var refused: Int { refusals.withLock { $0 } }

  /// Does the work, unless there are too many inside: then nil.
  func pass<Result>(_ work: () async throws -> Result) async rethrows -> Result? {
    let isOpen = inside.withLock { inside in
      guard inside < most else { return false }
      inside += 1
      return true
    }
    guard isOpen else {
      refusals.withLock { $0 += 1 }
      return nil
    }
    defer { inside.withLock { $0 -= 1 } }
    return try await work()
  }
}
