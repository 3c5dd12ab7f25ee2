/// The decoder of an object of a file of Interface Builder. It has what an object cannot change after its creation.
///
/// An app's own `init(coder:)` may decode values too: no file has any, and so each is absent.
package final class InterfaceCoder: NSCoder {
  /// The key of a value that an object is created with.
  package enum Key: Hashable { case style, reuseIdentifier, layout, kind, transition, orientation }

  private var values: [Key: Any] = [:]

  /// Sets a value for the object that is created next, or removes it.
  package func set<Value>(_ value: Value?, for key: Key) { values[key] = value }

  /// A value; nil if there is none, or one of another type.
  fileprivate func value<Value>(_ key: Key) -> Value? { values[key] as? Value }

  /// Always true: values have names.
  package override var allowsKeyedCoding: Bool { true }
  /// Always false.
  package override func containsValue(forKey key: String) -> Bool { false }
  /// Always nil.
  package override func decodeObject(forKey key: String) -> Any? { nil }
  /// Always false.
  package override func decodeBool(forKey key: String) -> Bool { false }
  /// Always 0.
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  /// Always 0.
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  /// Always 0.
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  /// Always 0.
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  /// Always 0.
  package override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// A value of a file of Interface Builder; nil if the decoder has none, or is another one.
  package func interfaceValue<Value>(_ key: InterfaceCoder.Key, as type: Value.Type = Value.self) -> Value? {
    (self as? InterfaceCoder)?.value(key)
  }
}
