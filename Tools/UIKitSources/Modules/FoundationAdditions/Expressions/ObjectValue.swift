import Foundation

/// The values that expressions read of objects and values of any type.
enum ObjectValue {
  /// A value without optionals around it; nil for none and for `NSNull`.
  static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return plain(mirror.children.first?.value) }
    if value is NSNull { return nil }
    if let text = value as? NSString { return text as String }
    if let text = value as? Substring { return String(text) }
    return value
  }

  /// The number that a value is; nil for other values. Truth values are 0 and 1.
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  /// The integer that a value is; nil for fractions, and for other values.
  static func integer(_ value: Any?) -> Int? {
    switch value {
    case let value as Int: value
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Int(exactly: value)
    case let value as NSNumber: isFraction(value) ? nil : value.intValue
    default: nil
    }
  }

  private static func isFraction(_ number: NSNumber) -> Bool {
    ["d", "f"].contains(String(cString: number.objCType))
  }

  /// The elements of an array, a set or the values of a dictionary; none for nil. Throws for other values.
  static func elements(of value: Any?) throws -> [Any?] {
    switch plain(value) {
    case nil: return []
    case let value as [Any?]: return value.map { plain($0) }
    case let value as [Any]: return value.map { plain($0) }
    case let value as NSArray: return value.map { plain($0) }
    case let value as NSSet: return value.map { plain($0) }
    case let value as NSOrderedSet: return value.array.map { plain($0) }
    case let value as [AnyHashable: Any]: return value.values.map { plain($0) }
    case let value?:
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .collection || mirror.displayStyle == .set else {
        throw FormatError(description: "\(type(of: value)) is no collection")
      }
      return mirror.children.map { plain($0.value) }
    }
  }

  // MARK: Keys

  /// The value of a key of a dictionary or an object, or those of the elements of a collection; nil of nil.
  static func value(forKey key: String, of object: Any?) throws -> Any? {
    guard let object = plain(object) else { return nil }
    if let values = dictionary(object) { return plain(values[key]) }
    if key.hasPrefix("@") { return try aggregate(key, of: try elements(of: object)) }
    if let found = property(key, of: object) { return found.value }
    if let elements = try? elements(of: object) {
      return try elements.map { try value(forKey: key, of: $0) as Any }
    }
    throw FormatError(
      description: "\(type(of: object)) is not key value coding-compliant for the key \(key)")
  }

  private static func dictionary(_ object: Any) -> [AnyHashable: Any]? {
    if let object = object as? [AnyHashable: Any] { return object }
    guard let object = object as? NSDictionary else { return nil }
    var values: [AnyHashable: Any] = [:]
    for (key, value) in object { if let key = key as? AnyHashable { values[key] = value } }
    return values
  }

  private static func aggregate(_ key: String, of elements: [Any?]) throws -> Any? {
    guard key != "@count" else { return elements.count }
    return try ExpressionFunction.call(String(key.dropFirst()), [elements])
  }

  /// A stored property of an object, or of a superclass of its class; nil for none. The outer optional is the absence of the property.
  private static func property(_ key: String, of object: Any) -> (value: Any?, key: String)? {
    switch (object, key) {
    case (let text as String, "length"): return (text.utf16.count, key)
    case (let text as String, "lowercaseString"): return (text.lowercased(), key)
    case (let text as String, "uppercaseString"): return (text.uppercased(), key)
    case (let text as String, "intValue"), (let text as String, "integerValue"):
      return (NSString(string: text).integerValue, key)
    case (let text as String, "doubleValue"), (let text as String, "floatValue"):
      return (NSString(string: text).doubleValue, key)
    case (let text as NSAttributedString, "string"): return (text.string, key)
    case (_, "self"): return (object, key)
    case (_, "description"): return (String(describing: object), key)
    default: break
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      // A lazy property has a prefix to its name.
      let labels = [key, "_\(key)", "$__lazy_storage_$_\(key)"]
      for label in labels {
        if let child = current.children.first(where: { $0.label == label }) {
          return (plain(child.value), key)
        }
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
