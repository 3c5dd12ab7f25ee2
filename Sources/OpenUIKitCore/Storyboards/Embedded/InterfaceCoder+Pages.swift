/// The decoder of an object of a file of Interface Builder. It has what an object cannot change after its creation.
package final class InterfaceCoder: NSCoder {
  /// The key of a value that an object is created with.
  package enum Key: Hashable { case style, reuseIdentifier, layout, kind, transition, orientation }

  private var numbers: [Key: Int] = [:]
  private var texts: [Key: String] = [:]
  private var objects: [Key: NSObject] = [:]

  /// Sets a value for the object that is created next, or removes it.
  package func set<Value: RawRepresentable>(_ value: Value?, for key: Key) where Value.RawValue == Int {
    numbers[key] = value?.rawValue
  }

  /// Sets a text, or removes it.
  package func set(_ text: String?, for key: Key) { texts[key] = text }

  /// Sets an object, or removes it.
  package func set(_ object: NSObject?, for key: Key) { objects[key] = object }

  fileprivate func number(_ key: Key) -> Int? { numbers[key] }
  fileprivate func text(_ key: Key) -> String? { texts[key] }
  fileprivate func object(_ key: Key) -> NSObject? { objects[key] }
}

extension NSCoder {
  /// A value of a file of Interface Builder; nil if the decoder has none, or is another one.
  package final func interfaceValue<Value: RawRepresentable>(
    _ key: InterfaceCoder.Key, as type: Value.Type = Value.self
  ) -> Value? where Value.RawValue == Int {
    (self as? InterfaceCoder)?.number(key).flatMap { Value(rawValue: $0) }
  }

  /// A text of a file of Interface Builder; nil if the decoder has none, or is another one.
  package final func interfaceValue(_ key: InterfaceCoder.Key) -> String? {
    (self as? InterfaceCoder)?.text(key)
  }

  /// An object of a file of Interface Builder; nil if the decoder has none, or is another one.
  package final func interfaceValue<Object: NSObject>(
    _ key: InterfaceCoder.Key, as type: Object.Type
  ) -> Object? {
    (self as? InterfaceCoder)?.object(key) as? Object
  }
}
