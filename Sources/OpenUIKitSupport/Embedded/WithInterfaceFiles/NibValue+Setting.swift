// Sets properties of an app to values of files, converted to the properties' types as key-value coding does. The plugin for apps calls
// these. Each returns false if the value cannot be of the property's type.
extension NibValue {
  /// Sets a property of an object, or of none.
  public func set<Object: AnyObject>(_ property: inout Object?) -> Bool {
    switch self {
    case .nothing: property = nil
    case .object(let object):
      guard let object = object as? Object else { return false }
      property = object
    default: return false
    }
    return true
  }

  /// Sets a property of an object.
  public func set<Object: AnyObject>(_ property: inout Object) -> Bool {
    guard case .object(let object) = self, let object = object as? Object else { return false }
    property = object
    return true
  }

  /// Sets a collection of outlets. Objects of another class make it fail.
  public func set<Object: AnyObject>(_ property: inout [Object]) -> Bool {
    guard case .objects(let objects) = self else { return false }
    let found = objects.compactMap { $0 as? Object }
    guard found.count == objects.count else { return false }
    property = found
    return true
  }

  /// Sets a collection of outlets.
  public func set<Object: AnyObject>(_ property: inout [Object]?) -> Bool {
    var objects: [Object] = []
    guard set(&objects) else { return false }
    property = objects
    return true
  }

  /// Sets a truth value. A number that is not 0 is true.
  public func set(_ property: inout Bool) -> Bool { assign(flag, &property) }
  /// Sets a truth value, or none.
  public func set(_ property: inout Bool?) -> Bool { assign(flag, &property) }
  /// Sets a text.
  public func set(_ property: inout String) -> Bool { assign(text, &property) }
  /// Sets a text, or none.
  public func set(_ property: inout String?) -> Bool { assign(text, &property) }
  /// Sets a point.
  public func set(_ property: inout CGPoint) -> Bool { assign(point, &property) }
  /// Sets a size.
  public func set(_ property: inout CGSize) -> Bool { assign(size, &property) }
  /// Sets a rectangle.
  public func set(_ property: inout CGRect) -> Bool { assign(rectangle, &property) }

  // Not generic: the protocols of numbers need functions of C that pages do not have.
  /// Sets a number.
  public func set(_ property: inout Double) -> Bool { assign(number, &property) }
  /// Sets a number, or none.
  public func set(_ property: inout Double?) -> Bool { assign(number, &property) }
  /// Sets a number.
  public func set(_ property: inout Float) -> Bool { assign(number.map { Float($0) }, &property) }
  /// Sets a number, or none.
  public func set(_ property: inout Float?) -> Bool { assign(number.map { Float($0) }, &property) }

  /// Sets a whole number, without a fraction. One that does not fit is refused.
  public func set<Number: FixedWidthInteger>(_ property: inout Number) -> Bool {
    assign(whole(), &property)
  }

  /// Sets a whole number, or none.
  public func set<Number: FixedWidthInteger>(_ property: inout Number?) -> Bool {
    assign(whole(), &property)
  }

  /// Refuses a property of another type, such as that of a protocol, to which Embedded Swift has no cast.
  @_disfavoredOverload
  public func set<Other>(_ property: inout Other) -> Bool { false }

  // MARK: Conversions

  private func assign<Value>(_ value: Value?, _ property: inout Value) -> Bool {
    guard let value else { return false }
    property = value
    return true
  }

  private func assign<Value>(_ value: Value?, _ property: inout Value?) -> Bool {
    if case .nothing = self {
      property = nil
      return true
    }
    guard let value else { return false }
    property = value
    return true
  }

  private var flag: Bool? {
    switch self {
    case .flag(let flag): flag
    case .number(let number): number != 0
    default: nil
    }
  }

  private var number: CGFloat? {
    switch self {
    case .flag(let flag): flag ? 1 : 0
    case .number(let number): number
    default: nil
    }
  }

  private func whole<Number: FixedWidthInteger>() -> Number? {
    number.flatMap { Number(exactly: $0.rounded(.towardZero)) }
  }

  private var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  private var point: CGPoint? {
    guard case .point(let point) = self else { return nil }
    return point
  }

  private var size: CGSize? {
    guard case .size(let size) = self else { return nil }
    return size
  }

  private var rectangle: CGRect? {
    guard case .rectangle(let rectangle) = self else { return nil }
    return rectangle
  }
}
