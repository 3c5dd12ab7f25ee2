// The isolation of all types of a view tree is stated here, once. A type gets it by its conformance. A default isolation of each
// module (SE-0466) cannot be `@preconcurrency`, so classes of apps in Swift 5 mode could not call the methods of views.

#if ThreadConfined
  /// A type whose values belong to the thread of their view tree.
  ///
  /// With the package's trait `ThreadConfined` any thread may have view trees of its own, and the compiler checks nothing.
  public typealias ViewTreeConfined = Any
#else
  /// A type whose values belong to the main actor, as views do.
  ///
  /// The protocol has no requirements. A type that conforms to it in its declaration is isolated to the main actor. Code in Swift 5
  /// mode may use such a type without an isolation of its own, as it may use Apple's UIKit. With the package's trait
  /// `ThreadConfined`, each view tree belongs to the one thread that uses it instead.
  @preconcurrency @MainActor public protocol ViewTreeConfined {}
#endif
