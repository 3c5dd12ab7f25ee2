// The isolation of all types of a view tree is stated here, once. A type gets it by its conformance. A default isolation of each
// module (SE-0466) cannot be `@preconcurrency`, so classes of apps in Swift 5 mode could not call the methods of views.

#if ThreadConfined
  /// A type whose values belong to the thread of their view tree.
  ///
  /// With the package's trait `ThreadConfined` any thread may have view trees of its own, and the compiler checks nothing.
  public typealias ViewTreeConfined = Any

  /// A closure that runs on the thread of a view tree.
  public typealias ViewTreeFunction<each Argument, Result> = (repeat each Argument) -> Result
  /// A closure that may throw, and runs on the thread of a view tree.
  public typealias ThrowingViewTreeFunction<each Argument, Result> = (repeat each Argument) throws -> Result

  /// Runs `body`, which uses a view tree, from code without isolation. The caller runs on the thread of the view tree.
  package func withViewTree<Result>(_ body: () -> Result) -> Result { body() }

  /// Runs `body` on the thread of the view tree, which is the caller's.
  package func onOwningThread<Value>(_ body: () -> Value, elsewhere: () -> Value) -> Value { body() }
#else
  /// A type whose values belong to the main actor, as views do.
  ///
  /// The protocol has no requirements. A type that conforms to it in its declaration is isolated to the main actor. Code in Swift 5
  /// mode may use such a type without an isolation of its own, as it may use Apple's UIKit. With the package's trait
  /// `ThreadConfined`, each view tree belongs to the one thread that uses it instead.
  @preconcurrency @MainActor public protocol ViewTreeConfined: ~Copyable {}

  /// A closure that runs on the main actor, as views do.
  public typealias ViewTreeFunction<each Argument, Result> = @MainActor (repeat each Argument) -> Result
  /// A closure that may throw, and runs on the main actor, as views do.
  public typealias ThrowingViewTreeFunction<each Argument, Result> =
    @MainActor (repeat each Argument) throws -> Result

  /// Runs `body`, which uses a view tree, from code without isolation. Traps if the caller does not run on the main actor.
  package func withViewTree<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated(body)
  }

  /// Runs `body` if the caller runs on the main actor. Otherwise runs `elsewhere`, which must read only immutable state.
  ///
  /// Descriptions and equality are asked for by code without isolation, which mostly runs where the view tree lives.
  package func onOwningThread<Value: Sendable>(_ body: @MainActor () -> Value, elsewhere: () -> Value)
    -> Value
  {
    MainThread.isCurrent ? MainActor.assumeIsolated(body) : elsewhere()
  }

  /// The main actor's executor: the main thread, or the main queue once Dispatch has taken over.
  private enum MainThread {
    #if canImport(Dispatch)
      private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
      }()

      static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
    #else  // WASI has one thread and no Dispatch.
      static var isCurrent: Bool { true }
    #endif
  }
#endif
