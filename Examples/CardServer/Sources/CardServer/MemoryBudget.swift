import Synchronization

/// The bytes that all requests may hold together: received bodies, drawings, and answers that clients have not taken yet.
final class MemoryBudget: Sendable {
  private let most: Int
  private let counts = Mutex((held: 0, refused: 0))

  init(most: Int) { self.most = most }

  /// The bytes that are held.
  var held: Int { counts.withLock { $0.held } }

  /// How often there were not enough bytes left.
  var refused: Int { counts.withLock { $0.refused } }

  /// Holds bytes as long as the share exists; nil if there are not as many left.
  func take(_ bytes: Int) -> Share? {
    let isTaken = counts.withLock { counts in
      guard bytes <= most - counts.held else {
        counts.refused += 1
        return false
      }
      counts.held += bytes
      return true
    }
    return isTaken ? Share(bytes, of: self) : nil
  }

  /// Bytes of one request.
  final class Share: Sendable {
    private let bytes: Int
    private let budget: MemoryBudget

    fileprivate init(_ bytes: Int, of budget: MemoryBudget) { (self.bytes, self.budget) = (bytes, budget) }

    deinit { budget.counts.withLock { $0.held -= bytes } }
  }
}
