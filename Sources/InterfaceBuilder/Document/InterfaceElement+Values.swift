/// The values of attributes, by type. A malformed value counts as an absent one.
extension InterfaceElement {
  /// A truth value, written YES or NO; nil if the attribute is absent.
  public func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// A finite number; nil if the attribute is absent or no finite number.
  public func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(Self.decimal).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A whole number; nil if the attribute is absent or no whole number.
  public func integer(_ attribute: String) -> Int? { attributes[attribute].flatMap { Int($0) } }

  /// A string: the attribute, or the text of a `string` element that is the value of the property.
  public func string(_ name: String) -> String? {
    if let text = attributes[name] { return text }
    guard let value = value(name), value.name == "string" || value.name == "mutableString" else { return nil }
    return value.decodedText
  }

  /// A rectangle in points, of a `rect` element; nil if it is absent or incomplete.
  public func rectangle(_ key: String) -> InterfaceRectangle? {
    guard let rect = value(key), let x = rect.number("x"), let y = rect.number("y"),
      let width = rect.number("width"),
      let height = rect.number("height")
    else { return nil }
    return InterfaceRectangle(x: x, y: y, width: width, height: height)
  }

  /// The frame as the first versions of Xcode 8 wrote it, a `frame` element with distances from the sides of the view around it and a size.
  /// `space` is the size of that view in points, nil if it is unknown. A percentage is a part of what the lengths in points leave free. A
  /// length that is absent fills the rest. The result is nil if the element is absent, malformed, or needs a space that is unknown.
  public func insetFrame(in space: InterfaceSize?) -> InterfaceRectangle? {
    guard let frame = value("frameInset"),
      let (x, width) = frame.extent("minX", "width", "maxX", in: space?.width),
      let (y, height) = frame.extent("minY", "height", "maxY", in: space?.height)
    else { return nil }
    return InterfaceRectangle(x: x, y: y, width: width, height: height)
  }

  /// The start and the length of a frame on one axis, of the attributes for the distances from both ends and for the length.
  private func extent(
    _ near: String, _ length: String, _ far: String, in space: Double?
  ) -> (start: Double, length: Double)? {
    let points = (number(near) ?? 0) + (number(length) ?? 0) + (number(far) ?? 0)
    func measure(_ name: String) -> Double? {
      number(name) ?? percentage(name).flatMap { part in space.map { part / 100 * ($0 - points) } }
    }
    if self[near] == nil, self[far] != nil, self[length] != nil {
      guard let space, let measured = measure(length), let end = measure(far) else { return nil }
      return (space - end - measured, measured)
    }
    guard let start = self[near] == nil ? 0 : measure(near) else { return nil }
    if self[length] != nil { return measure(length).map { (start, $0) } }
    guard let space, let end = self[far] == nil ? 0 : measure(far) else { return nil }
    return (start, max(0, space - start - end))
  }

  /// The number of an attribute that ends with a percent sign; nil if the attribute is absent or malformed.
  private func percentage(_ attribute: String) -> Double? {
    guard let text = self[attribute], text.utf8.last == UInt8(ascii: "%") else { return nil }
    return Self.decimal(String(text.dropLast())).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A size in points, of a `size` element; nil if it is absent or incomplete.
  public func size(_ key: String) -> InterfaceSize? {
    guard let size = value(key), let width = size.number("width"), let height = size.number("height") else {
      return nil
    }
    return InterfaceSize(width: width, height: height)
  }

  /// A point, of a `point` element; nil if it is absent or incomplete.
  public func point(_ key: String) -> InterfacePoint? {
    guard let point = value(key), let x = point.number("x"), let y = point.number("y") else { return nil }
    return InterfacePoint(x: x, y: y)
  }

  /// Insets in points by side, of an `inset` or `edgeInsets` element. Absent sides are 0.
  public func insets(_ key: String) -> InterfaceInsets? {
    guard let insets = value(key) else { return nil }
    // `minX` and its sisters are what older versions write.
    return InterfaceInsets(
      top: insets.number("top") ?? insets.number("minY") ?? 0,
      leading: insets.number("leading") ?? insets.number("left") ?? insets.number("minX") ?? 0,
      bottom: insets.number("bottom") ?? insets.number("maxY") ?? 0,
      trailing: insets.number("trailing") ?? insets.number("right") ?? insets.number("maxX") ?? 0)
  }
}

/// A rectangle in points.
public struct InterfaceRectangle: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// A size in points.
public struct InterfaceSize: Equatable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }
}

/// A point.
public struct InterfacePoint: Equatable, Sendable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    (self.x, self.y) = (x, y)
  }
}

/// Insets in points. Left and right are those of a language that is read from left to right.
public struct InterfaceInsets: Equatable, Sendable {
  /// The inset at the top.
  public var top: Double
  /// The inset at the leading or left edge.
  public var leading: Double
  /// The inset at the bottom.
  public var bottom: Double
  /// The inset at the trailing or right edge.
  public var trailing: Double

  /// Creates insets.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
