#if canImport(UIKit) || canImport(AppKit)
  /// A type whose values belong to the main actor, as views do.
  ///
  /// OpenUIKit declares the same protocol for all other systems, where the package's trait `ThreadConfined` removes the isolation.
  @preconcurrency @MainActor public protocol ViewTreeConfined {}
#endif
