/// Distances by which each edge of a rectangle moves inwards, in points. Leading and trailing edges follow
/// the layout direction.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// The distance at the top, in points.
  public var top: CGFloat
  /// The distance at the leading edge, in points.
  public var leading: CGFloat
  /// The distance at the bottom, in points.
  public var bottom: CGFloat
  /// The distance at the trailing edge, in points.
  public var trailing: CGFloat

  /// Insets that move no edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Insets that move no edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets with a distance in points for every edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets: CodableOutsidePages {}
