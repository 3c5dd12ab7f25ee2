/// Replaces Foundation's lock. A page has one thread.
public struct NSLock: Sendable {
  /// Creates a lock.
  public init() {}

  /// Calls `body`.
  @inline(__always)
  public func withLock<Result>(_ body: () -> Result) -> Result { body() }
}
