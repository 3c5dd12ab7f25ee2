/// A displacement, in points.
public struct UIOffset: Equatable, Sendable {
  /// The horizontal displacement, in points.
  public var horizontal: CGFloat
  /// The vertical displacement, in points.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// Creates no displacement.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset of `horizontal` points to the right and `vertical` points down.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension UIOffset: CodableOutsidePages {}
