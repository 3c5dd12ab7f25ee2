/// Distances by which each edge of a rectangle moves inwards, in points; negative values move it outwards.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distance at the top, in points.
  public var top: CGFloat
  /// The distance at the left, in points.
  public var left: CGFloat
  /// The distance at the bottom, in points.
  public var bottom: CGFloat
  /// The distance at the right, in points.
  public var right: CGFloat

  /// Insets that move no edge.
  public static let zero = UIEdgeInsets()

  /// Insets that move no edge.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets with a distance in points for every edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// This rectangle with every edge moved inwards by its inset.
  ///
  /// Insets that together exceed the width or the height give a negative size, as on Apple's platforms.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension UIEdgeInsets: CodableOutsidePages {}
