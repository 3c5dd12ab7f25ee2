import Foundation

/// Key-value coding of the defaults, which Objective-C's runtime provides on Apple's systems.
extension UserDefaults {
  /// Stores a value; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of a key; nil for none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
