import Foundation
import OpenUIKit

/// Values of files as the types of properties.
enum NibConversion {
  /// Sets the property at a key path. Returns false if the value cannot be of its type.
  static func set<Root, Value>(
    _ value: Any?, at path: ReferenceWritableKeyPath<Root, Value>, of root: Root
  ) -> Bool {
    guard let converted = converted(value, to: Value.self) else { return false }
    root[keyPath: path] = converted
    return true
  }

  /// The value as one of a type; nil if it cannot be one. Numbers and truth values become the type of number that the property has.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let type = type as? any NibConvertible.Type { return type.fromNib(value) as? Value }
    return value as? Value
  }
}

/// A type that key-value coding converts values to.
private protocol NibConvertible {
  /// The value as one of this type, in an optional; nil if it cannot be one.
  static func fromNib(_ value: Any?) -> Any?
}

extension Optional: NibConvertible {
  static func fromNib(_ value: Any?) -> Any? {
    guard let value else { return .some(Self.none as Any) }
    return NibConversion.converted(value, to: Wrapped.self).map { Self.some($0) as Any }
  }
}

extension Bool: NibConvertible {
  static func fromNib(_ value: Any?) -> Any? { value as? Bool ?? (value as? CGFloat).map { $0 != 0 } }
}

extension BinaryFloatingPoint {
  fileprivate static func number(_ value: Any?) -> Any? {
    if let number = value as? CGFloat { return Self(number) }
    return (value as? Bool).map { Self($0 ? 1 : 0) }
  }
}

extension Double: NibConvertible {
  static func fromNib(_ value: Any?) -> Any? { number(value) }
}

extension Float: NibConvertible {
  static func fromNib(_ value: Any?) -> Any? { number(value) }
}

extension CGFloat: NibConvertible {
  static func fromNib(_ value: Any?) -> Any? { number(value) }
}

extension FixedWidthInteger {
  /// The number without its fraction, as `NSNumber` has it; nil if it does not fit.
  fileprivate static func whole(_ value: Any?) -> Any? {
    if let number = value as? CGFloat { return Self(exactly: number.rounded(.towardZero)) }
    return (value as? Bool).map { $0 ? 1 as Self : 0 }
  }
}

extension Int: NibConvertible { static func fromNib(_ value: Any?) -> Any? { whole(value) } }
extension Int8: NibConvertible { static func fromNib(_ value: Any?) -> Any? { whole(value) } }
extension Int16: NibConvertible { static func fromNib(_ value: Any?) -> Any? { whole(value) } }
extension Int32: NibConvertible { static func fromNib(_ value: Any?) -> Any? { whole(value) } }
extension Int64: NibConvertible { static func fromNib(_ value: Any?) -> Any? { whole(value) } }
extension UInt: NibConvertible { static func fromNib(_ value: Any?) -> Any? { whole(value) } }
extension UInt8: NibConvertible { static func fromNib(_ value: Any?) -> Any? { whole(value) } }
extension UInt16: NibConvertible { static func fromNib(_ value: Any?) -> Any? { whole(value) } }
extension UInt32: NibConvertible { static func fromNib(_ value: Any?) -> Any? { whole(value) } }
extension UInt64: NibConvertible { static func fromNib(_ value: Any?) -> Any? { whole(value) } }
