/// The name of a value's type.
nonisolated func typeName(of object: AnyLayoutItem) -> String {
  #if hasFeature(Embedded)
    embeddedTypeName(of: object)
  #else
    "\(type(of: object))"
  #endif
}

// Descriptions and equality are asked for by code without isolation, which mostly runs where the view tree lives.
#if ThreadConfined
  /// Runs `body` on the thread that owns the view tree, which is the caller's.
  package func onOwningThread<Value: Sendable>(_ body: () -> Value, elsewhere: () -> Value) -> Value {
    body()
  }
#else
  /// Runs `body` on the thread of the view tree. On other threads runs `elsewhere`, which must read only
  /// immutable state.
  package nonisolated func onOwningThread<Value: Sendable>(
    _ body: @MainActor () -> Value, elsewhere: () -> Value
  ) -> Value {
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

      nonisolated static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
      }
    #else  // WASI has one thread and no Dispatch.
      nonisolated static var isCurrent: Bool { true }
    #endif
  }
#endif

/// The class and address of an object, which are accessible on any thread: `<UIView: 0x…>`.
nonisolated func bareDescription(of object: AnyObject) -> String {
  "<\(typeName(of: object)): \(address(of: object))>"
}
