/// The address of an object as `0x…`, the way UIKit's descriptions name objects without a name.
nonisolated func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

/// The name of a value's type.
nonisolated func typeName(of object: AnyLayoutItem) -> String {
  #if hasFeature(Embedded)
    embeddedTypeName(of: object)
  #else
    "\(type(of: object))"
  #endif
}

/// A number with up to six significant digits and no trailing zeros, as C's `%g` prints it.
nonisolated func shortNumber(_ value: Double) -> String {
  #if hasFeature(Embedded)
    generalNotation(value)
  #else
    String(format: "%g", value)
  #endif
}

// Descriptions and equality are asked for by code without isolation, which mostly runs where the view tree lives.
#if ThreadConfined
  /// Runs `body` on the thread that owns the view tree, which is the caller's.
  func onOwningThread<Value: Sendable>(_ body: () -> Value, elsewhere: () -> Value) -> Value {
    body()
  }
#else
  /// Runs `body` if the caller runs where the view tree lives, and else `elsewhere`, which may look at nothing that can
  /// change.
  nonisolated func onOwningThread<Value: Sendable>(
    _ body: @MainActor () -> Value, elsewhere: () -> Value
  ) -> Value {
    MainThread.isCurrent ? MainActor.assumeIsolated(body) : elsewhere()
  }

  /// Where the main actor runs: on the main thread, or once Dispatch has taken over from that, on the main queue.
  private enum MainThread {
    private static let mark: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    nonisolated static var isCurrent: Bool {
      Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
    }
  }
#endif

/// An object by its class and address, which are all that another thread may look at: `<UIView: 0x…>`.
nonisolated func bareDescription(of object: AnyObject) -> String {
  "<\(typeName(of: object)): \(address(of: object))>"
}
