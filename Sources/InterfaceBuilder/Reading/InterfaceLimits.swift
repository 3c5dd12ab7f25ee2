/// Limits for files from strangers. A file that exceeds one is refused with an `InterfaceError`.
public struct InterfaceLimits: Sendable {
  /// The most bytes of a file; 64 MiB by default.
  public var bytes = 64 << 20
  /// The most elements; 500,000 by default. The largest of 4,685 public files has some 40,000.
  public var elements = 500_000
  /// The deepest nesting of elements; 512 by default.
  public var depth = 512

  /// Creates the default limits.
  public init() {}
}
