import UIKitShim

/// A number type whose values can be distances, multipliers and priorities.
public protocol MASNumber: MASUniversalTarget {
  /// The number as the platform's floating-point type, in points if it is a distance.
  nonisolated var mas_points: CGFloat { get }
}

extension MASNumber {
  @inlinable
  public var mas_target: MASTarget { .points(mas_points) }
}

extension CGFloat: MASNumber {
  @inlinable
  public var mas_points: CGFloat { self }
}

#if !hasFeature(Embedded)  // There `CGFloat` is `Double`.
  extension Double: MASNumber {
    @inlinable
    public var mas_points: CGFloat { CGFloat(self) }
  }
#endif

extension Float: MASNumber {
  @inlinable
  public var mas_points: CGFloat { CGFloat(self) }
}

extension Int: MASNumber {
  @inlinable
  public var mas_points: CGFloat { CGFloat(self) }
}

extension UInt: MASNumber {
  @inlinable
  public var mas_points: CGFloat { CGFloat(self) }
}

// Integers of fixed width, as properties of models and C structures have them.

extension MASNumber where Self: FixedWidthInteger {
  @inlinable
  nonisolated public var mas_points: CGFloat { CGFloat(self) }
}

extension Int8: MASNumber {}
extension Int16: MASNumber {}
extension Int32: MASNumber {}
extension Int64: MASNumber {}
extension UInt8: MASNumber {}
extension UInt16: MASNumber {}
extension UInt32: MASNumber {}
extension UInt64: MASNumber {}
