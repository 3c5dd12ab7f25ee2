import OpenUIKitGraphics

/// A rectangle of whole pixels.
public struct PixelArea: Equatable, Sendable {
  /// The first column.
  public let left: Int
  /// The first row.
  public let top: Int
  /// The column behind the last one.
  public let right: Int
  /// The row below the last one.
  public let bottom: Int

  /// Creates an area from its edges. Traps if an edge is before the opposite one.
  public init(left: Int, top: Int, right: Int, bottom: Int) {
    guard left <= right && top <= bottom else {
      fatalError("No area from (\(left), \(top)) to (\(right), \(bottom))")
    }
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The smallest area of pixels around a rectangle in points; nil for an empty rectangle, and one that is not finite.
  init?(around rectangle: CGRect, scale: CGFloat) {
    let (left, top) = ((rectangle.minX * scale).rounded(.down), (rectangle.minY * scale).rounded(.down))
    let (right, bottom) = ((rectangle.maxX * scale).rounded(.up), (rectangle.maxY * scale).rounded(.up))
    guard !rectangle.isEmpty, abs(left) + abs(top) + abs(right) + abs(bottom) < 1e9 else { return nil }
    self.init(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom))
  }

  /// The number of columns.
  public var width: Int { right - left }
  /// The number of rows.
  public var height: Int { bottom - top }

  /// The pixels that belong to both areas; nil for none.
  public func intersection(_ other: PixelArea) -> PixelArea? {
    let (left, top) = (max(left, other.left), max(top, other.top))
    let (right, bottom) = (min(right, other.right), min(bottom, other.bottom))
    guard left < right, top < bottom else { return nil }
    return PixelArea(left: left, top: top, right: right, bottom: bottom)
  }
}
