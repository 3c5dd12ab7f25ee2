#if canImport(UIKit) || canImport(AppKit)
  /// A type whose values belong to the main actor, as views do.
  ///
  /// OpenUIKit declares the same protocol for all other systems, where the package's trait `ThreadConfined` removes the isolation.
  @preconcurrency @MainActor public protocol ViewTreeConfined: ~Copyable {}

  /// A closure that runs on the main actor, as views do.
  public typealias ViewTreeFunction<each Argument, Result> = @MainActor (repeat each Argument) -> Result
  /// A closure that may throw, and runs on the main actor, as views do.
  public typealias ThrowingViewTreeFunction<each Argument, Result> =
    @MainActor (repeat each Argument) throws -> Result
#endif
