// The isolation of all types of a view tree is stated here, once. A type gets it by its conformance. A default isolation of each
// module (SE-0466) could not be `@preconcurrency`, so classes of apps in Swift 5 mode could not call the methods of views.

#if ThreadConfined
  /// A type whose values one thread uses: the thread that has made their view tree.
  ///
  /// The protocol has no requirements. With the package's trait `ThreadConfined` the compiler does not check the thread.
  public protocol ViewTreeConfined: ~Copyable {}
#else
  /// A type whose values belong to the main actor, as views do.
  ///
  /// The protocol has no requirements. What conforms to it, in its declaration, is isolated to the main actor. As with Apple's UIKit,
  /// code in Swift 5 mode may use such a type without stating an isolation of its own. With the package's trait `ThreadConfined`,
  /// each view tree belongs to the one thread that uses it instead.
  @preconcurrency @MainActor public protocol ViewTreeConfined: ~Copyable {}
#endif
