extension DisplayList {
  /// A path that is filled and stroked.
  public struct Shape: Equatable, Sendable {
    /// The path to fill, in the coordinates of the entry's box; it may reach beyond the box.
    public var path: [PathElement]
    /// The colour inside; clear for none.
    public var fill: Color
    /// Whether the even-odd rule says what is inside, rather than the winding number.
    public var usesEvenOddRule: Bool
    /// The line on top of the fill; nil for none.
    public var stroke: Stroke?

    /// Makes a shape.
    public init(path: [PathElement], fill: Color, usesEvenOddRule: Bool = false, stroke: Stroke? = nil) {
      self.path = path
      self.fill = fill
      self.usesEvenOddRule = usesEvenOddRule
      self.stroke = stroke
    }
  }

  /// A line along a path.
  public struct Stroke: Equatable, Sendable {
    /// The path of the line: that of the shape, or the part of it that is stroked.
    public var path: [PathElement]
    /// The colour.
    public var color: Color
    /// The width, in points.
    public var width: CGFloat
    /// How the line ends.
    public var cap: CGLineCap
    /// How lines meet.
    public var join: CGLineJoin
    /// How long a point may be, in line widths, before it is cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points; empty for a line without gaps.
    public var dashes: [CGFloat]
    /// How far into the dashes the line starts, in points.
    public var dashPhase: CGFloat

    /// Makes a line.
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

  /// Makes the entry that was appended last show a shape.
  public mutating func setShape(_ shape: Shape) {
    shapes.append(shape)
    entries[entries.count - 1].content = .shape(shapes.count - 1)
  }
}
