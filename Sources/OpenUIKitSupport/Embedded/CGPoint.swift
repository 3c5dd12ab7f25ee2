/// A length in points. Without Foundation it is a `Double`.
public typealias CGFloat = Double

/// A position, in points.
public struct CGPoint: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: CGFloat
  /// The distance from the top edge, in points.
  public var y: CGFloat

  /// The origin.
  public static let zero = CGPoint()

  /// Creates the origin.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Creates the position `x` points from the left and `y` points from the top.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

/// Two measures, in points.
public struct CGSize: Hashable, Sendable {
  /// The horizontal measure, in points.
  public var width: CGFloat
  /// The vertical measure, in points.
  public var height: CGFloat

  /// No size.
  public static let zero = CGSize()

  /// Creates an empty size.
  public init() {
    self.init(width: 0, height: 0)
  }

  /// Creates the size of `width` by `height` points.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}

extension Double {
  /// The underlying type, under the name of `CGFloat.NativeType`.
  public typealias NativeType = Double
}
