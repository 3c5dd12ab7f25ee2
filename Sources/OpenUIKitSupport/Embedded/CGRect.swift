/// A rectangle, in points.
///
/// As in Core Graphics the size may be negative. The members that compute with edges use the equivalent
/// rectangle with a positive size.
public struct CGRect: Hashable, Sendable {
  /// The corner that the size is measured from.
  public var origin: CGPoint
  /// Width and height, in points.
  public var size: CGSize

  /// The rectangle without size at the origin.
  public static let zero = CGRect()
  /// The empty rectangle without a position: the intersection of rectangles that do not intersect.
  public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The rectangle that contains every other.
  public static let infinite = CGRect(
    x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Creates the rectangle of size zero at the origin.
  public init() {
    self.init(origin: .zero, size: .zero)
  }

  /// Creates a rectangle by a corner and its size.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its corner and size, in points.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
}

extension CGRect {
  /// The width in points, never negative.
  public var width: CGFloat { abs(size.width) }
  /// The height in points, never negative.
  public var height: CGFloat { abs(size.height) }
  /// The left edge.
  public var minX: CGFloat { origin.x + min(size.width, 0) }
  /// The horizontal centre.
  public var midX: CGFloat { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: CGFloat { origin.x + max(size.width, 0) }
  /// The top edge.
  public var minY: CGFloat { origin.y + min(size.height, 0) }
  /// The vertical centre.
  public var midY: CGFloat { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: CGFloat { origin.y + max(size.height, 0) }

  /// Whether this is the rectangle that is nowhere.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// Whether this is the rectangle that contains every other.
  public var isInfinite: Bool { self == .infinite }

  /// The rectangle with a positive size.
  public var standardized: CGRect {
    isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
  }

  /// The smallest rectangle with whole coordinates around this one.
  public var integral: CGRect {
    guard !isNull else { return .null }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// The rectangle with its left and right edges moved inwards by `dx` and the others by `dy`; null if
  /// nothing is left.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard !isNull else { return .null }
    let inset = CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
  }

  /// The rectangle moved by the given distances.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    isNull ? .null : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The smallest rectangle around both.
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The common part of both; null if they do not intersect.
  public func intersection(_ other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the two have any point in common.
  public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

  /// Whether the point is inside, or on the left or top edge.
  public func contains(_ point: CGPoint) -> Bool {
    !isNull && !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the other rectangle is completely inside.
  public func contains(_ other: CGRect) -> Bool { union(other) == standardized }
}
