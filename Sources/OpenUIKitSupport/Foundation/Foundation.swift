@_exported import Foundation

#if !canImport(Darwin)  // Which has all of these.
  /// Nanoseconds in a second, under Dispatch's name on Apple's systems.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// Nanoseconds in a microsecond.
  public let NSEC_PER_USEC: UInt64 = 1000
  /// Microseconds in a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000

  /// Calls `body`. Objective-C needs a pool here; without it references are counted, and releases are
  /// immediate.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
#endif
