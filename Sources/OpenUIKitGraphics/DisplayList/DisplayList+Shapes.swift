extension DisplayList {
  /// A step of a path, in points.
  public typealias PathElement = CGPath.Element

  /// A path that is filled and stroked.
  public struct Shape: Equatable, Sendable {
    /// The filled path, in the coordinates of the entry's box. It may extend beyond the box.
    public var path: [PathElement]
    /// The fill colour; clear for none.
    public var fill: Color
    /// Whether the even-odd rule determines the inside, instead of the winding number.
    public var usesEvenOddRule: Bool
    /// The stroke on top of the fill; nil for none.
    public var stroke: Stroke?

    /// Creates a shape.
    public init(path: [PathElement], fill: Color, usesEvenOddRule: Bool = false, stroke: Stroke? = nil) {
      self.path = path
      self.fill = fill
      self.usesEvenOddRule = usesEvenOddRule
      self.stroke = stroke
    }
  }

  /// A line along a path.
  public struct Stroke: Equatable, Sendable {
    /// The path of the stroke: that of the shape, or a part of it.
    public var path: [PathElement]
    /// The colour.
    public var color: Color
    /// The width, in points.
    public var width: CGFloat
    /// How the line ends.
    public var cap: CGLineCap
    /// How lines meet.
    public var join: CGLineJoin
    /// The greatest length of a mitre, in line widths. Longer ones are bevelled.
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
    public var dashes: [CGFloat]
    /// The offset into the dashes at the start of the line, in points.
    public var dashPhase: CGFloat

    /// Creates a stroke.
    public init(
      path: [PathElement], color: Color, width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
      miterLimit: CGFloat = 10, dashes: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
      self.path = path
      self.color = color
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dashes = dashes
      self.dashPhase = dashPhase
    }
  }

  /// Sets the content of the last entry to a shape.
  public mutating func setShape(_ shape: Shape) {
    shapes.append(shape)
    entries[entries.count - 1].content = .shape(shapes.count - 1)
  }
}
