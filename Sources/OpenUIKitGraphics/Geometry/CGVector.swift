#if !canImport(Darwin)  // Where CoreGraphics has it.
  /// A direction with a length, in points.
  public struct CGVector: Equatable, Sendable {
    /// The horizontal part, in points.
    public var dx: CGFloat
    /// The vertical part, in points.
    public var dy: CGFloat

    /// The vector without length.
    public static let zero = CGVector()

    /// Creates the vector without length.
    public init() {
      self.init(dx: 0, dy: 0)
    }

    /// Creates a vector of `dx` points to the right and `dy` points down.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }

  extension CGVector: CodableOutsidePages {}
#endif
