extension DisplayList {
  /// A blurred copy of the entry's shape, or of a path, behind it.
  public struct Shadow: Equatable, Sendable {
    /// The colour, its opacity multiplied by the layer's shadow opacity.
    public var color: Color
    /// How far the shadow lies from the shape, in points.
    public var offset: CGSize
    /// The standard deviation of the blur, in points.
    public var radius: CGFloat
    /// What casts the shadow in place of the entry's shape, filled by winding number, in the coordinates of the entry's
    /// box; nil for the shape.
    public var path: [PathElement]?

    /// Makes a shadow.
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
    /// Which of the list's lines; their places are in the coordinates of the entry's box.
    public var lines: Range<Int>
  }

  /// A picture drawn into a rectangle.
  public struct Image: Equatable, Sendable {
    /// The pixels.
    public var source: CGImage
    /// Where the whole picture goes, in the coordinates of the entry's box; it may reach beyond the box.
    public var frame: CGRect
    /// If visible, the picture is a stencil in this colour.
    public var tint: Color

    /// Makes a picture.
    public init(source: CGImage, frame: CGRect, tint: Color = .clear) {
      self.source = source
      self.frame = frame
      self.tint = tint
    }

    /// Whether both show the very same pixels at the same place.
    public static func == (left: Image, right: Image) -> Bool {
      left.source === right.source && left.frame == right.frame && left.tint == right.tint
    }
  }

  /// Colours that change along a line or around a point, filling the rounded box.
  public struct Gradient: Equatable, Sendable {
    /// How colours are laid out.
    public enum Kind: Int, Equatable, Sendable {
      /// Along the line from `start` to `end`.
      case axial = 0
      /// In ellipses around `start`, the last of which touches the sides of an upright rectangle with the corner `end`.
      /// Beyond it, and everywhere when it has no area, is the last colour.
      case radial = 1
      /// Around `start`, once, clockwise from the direction of `end`; from the right if both are the same.
      case conic = 2
    }

    /// A colour at a place on the line: 0 is the start, 1 the end.
    public struct Stop: Equatable, Sendable {
      /// The colour.
      public var color: Color
      /// The place, not before the previous stop's.
      public var location: CGFloat

      /// Makes a stop.
      public init(color: Color, location: CGFloat) {
        self.color = color
        self.location = location
      }
    }

    /// How the colours are laid out.
    public var kind: Kind
    /// Where the line starts, or the centre, in the coordinates of the entry's box.
    public var start: CGPoint
    /// Where the line ends, or what gives ellipses their size and turns their direction.
    public var end: CGPoint
    /// The colours; the first and the last go on beyond the ends.
    public var stops: [Stop]

    /// Makes a gradient.
    public init(kind: Kind = .axial, start: CGPoint, end: CGPoint, stops: [Stop]) {
      self.kind = kind
      self.start = start
      self.end = end
      self.stops = stops
    }
  }
}
