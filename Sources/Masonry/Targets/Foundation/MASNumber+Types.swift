import UIKitShim

@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
extension Int128: MASNumber {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
extension UInt128: MASNumber {}

extension NSNumber: MASNumber {
  /// The number as the platform's floating-point type; 1 and 0 for true and false.
  nonisolated public var mas_points: CGFloat { CGFloat(doubleValue) }
}
