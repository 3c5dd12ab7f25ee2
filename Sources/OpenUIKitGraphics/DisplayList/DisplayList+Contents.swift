extension DisplayList {
  /// A blurred copy of the entry's shape, or of a path, behind it.
  public struct Shadow: Equatable, Sendable {
    /// The colour, its opacity multiplied by the layer's shadow opacity.
    public var color: Color
    /// The offset of the shadow from the shape, in points.
    public var offset: CGSize
    /// The standard deviation of the blur, in points.
    public var radius: CGFloat
    /// A path that casts the shadow instead of the entry's shape, filled by winding number, in the
    /// coordinates of the entry's box; nil for the shape.
    public var path: [PathElement]?

    /// Creates a shadow.
    public init(color: Color, offset: CGSize, radius: CGFloat, path: [PathElement]? = nil) {
      self.color = color
      self.offset = offset
      self.radius = radius
      self.path = path
    }
  }

  /// Lines of text in one font and colour.
  public struct Text: Equatable, Sendable {
    /// Typeface and size.
    public var font: UIFont
    /// The colour of the letters.
    public var color: Color
    /// A range of the list's lines, positioned in the coordinates of the entry's box.
    public var lines: Range<Int>
  }

  /// A picture drawn into a rectangle.
  public struct Image: Equatable, Sendable {
    /// The pixels.
    public var source: CGImage
    /// The rectangle of the whole picture, in the coordinates of the entry's box. It may extend beyond the
    /// box.
    public var frame: CGRect
    /// If not clear, the picture is a stencil in this colour.
    public var tint: Color

    /// Creates a picture.
    public init(source: CGImage, frame: CGRect, tint: Color = .clear) {
      self.source = source
      self.frame = frame
      self.tint = tint
    }

    /// Whether both show the same pixel array in the same rectangle.
    public static func == (left: Image, right: Image) -> Bool {
      left.source === right.source && left.frame == right.frame && left.tint == right.tint
    }
  }

  /// Colours that change along a line or around a point. They fill the rounded box.
  public struct Gradient: Equatable, Sendable {
    /// How colours are laid out.
    public enum Kind: Int, Equatable, Sendable {
      /// Along the line from `start` to `end`.
      case axial = 0
      /// In ellipses around `start`. The last one touches the sides of an upright rectangle with the corner
      /// `end`. The area outside it has the last colour, which is the whole area if the rectangle is empty.
      case radial = 1
      /// Around `start`, once, clockwise from the direction of `end`, or from the right if both are equal.
      case conic = 2
    }

    /// A colour at a location of the gradient: 0 is the start, 1 the end.
    public struct Stop: Equatable, Sendable {
      /// The colour.
      public var color: Color
      /// The location, not less than the previous stop's.
      public var location: CGFloat

      /// Creates a stop.
      public init(color: Color, location: CGFloat) {
        self.color = color
        self.location = location
      }
    }

    /// How the colours are laid out.
    public var kind: Kind
    /// The start of the line, or the centre, in the coordinates of the entry's box.
    public var start: CGPoint
    /// The end of the line, or the point that determines the size of ellipses or the direction.
    public var end: CGPoint
    /// The colours. The first and the last one extend beyond the ends.
    public var stops: [Stop]

    /// Creates a gradient.
    public init(kind: Kind = .axial, start: CGPoint, end: CGPoint, stops: [Stop]) {
      self.kind = kind
      self.start = start
      self.end = end
      self.stops = stops
    }
  }
}
