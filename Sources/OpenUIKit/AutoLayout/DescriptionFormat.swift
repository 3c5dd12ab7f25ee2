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

// Descriptions and equality are asked for by code without isolation that nevertheless runs where the view tree lives.
#if ThreadConfined
  /// Runs `body` on the thread that owns the view tree, which is the caller's.
  func onOwningThread<Value: Sendable>(_ body: () -> Value) -> Value {
    body()
  }
#else
  /// Runs `body` on the thread that owns the view tree, which is the caller's.
  nonisolated func onOwningThread<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    MainActor.assumeIsolated(body)
  }
#endif
