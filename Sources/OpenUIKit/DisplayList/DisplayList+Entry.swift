extension DisplayList {
  /// One visible layer. A new entry is a plain box that shows nothing.
  public struct Entry: Equatable, Sendable {
    /// The layer: the same in every list for as long as the layer lives.
    public var id: Int
    /// How many of the entries that follow are inside this one.
    public internal(set) var descendantCount = 0
    /// From the box's coordinates to the parent's box, both with the origin in the top left corner, in points.
    public var transform: CATransform3D
    /// The box, in points.
    public var size: CGSize
    /// The opacity of the entry with all that is inside, more than 0 and at most 1.
    public var opacity: CGFloat = 1
    /// The radius of the box's corners in points, at most half the shorter side.
    public var cornerRadius: CGFloat = 0
    /// Which corners are round.
    public var roundedCorners: CACornerMask = .all
    /// Whether content and entries inside are cut off at the box.
    public var clips = false
    /// The colour of the box.
    public var fill: Color = .clear
    /// The width of the line along the inside of the box's edge, in points.
    public var borderWidth: CGFloat = 0
    /// The colour of that line.
    public var borderColor: Color = .clear
    /// Which of the list's shadows the entry casts; `nil` for none.
    public internal(set) var shadow: Int?
    /// Whether the first entry inside is a mask: the entry shows only as far as that one is opaque.
    public var isMasked = false
    /// What the box shows.
    public internal(set) var content: Content = .none

    /// Makes an entry that shows nothing yet.
    public init(id: Int, transform: CATransform3D = CATransform3DIdentity, size: CGSize) {
      self.id = id
      self.transform = transform
      self.size = size
    }

    /// Whether nothing differs, the transforms' entries included.
    public static func == (left: Entry, right: Entry) -> Bool {
      left.id == right.id && left.descendantCount == right.descendantCount && left.size == right.size
        && left.opacity == right.opacity && left.cornerRadius == right.cornerRadius
        && left.roundedCorners == right.roundedCorners && left.clips == right.clips && left.fill == right.fill
        && left.borderWidth == right.borderWidth && left.borderColor == right.borderColor
        && left.shadow == right.shadow && left.isMasked == right.isMasked && left.content == right.content
        && CATransform3DEqualToTransform(left.transform, right.transform)
    }
  }

  /// What a box shows between its fill and the entries inside it, as an index into the list's tables.
  public enum Content: Equatable, Sendable {
    /// Nothing.
    case none
    /// An element of `texts`.
    case text(Int)
    /// An element of `images`.
    case image(Int)
    /// An element of `gradients`.
    case gradient(Int)
    /// An element of `shapes`.
    case shape(Int)
  }

  /// A colour, components in 0...1, not multiplied by alpha.
  public struct Color: Hashable, Sendable {
    /// The red component.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// The opacity.
    public var alpha: Float

    /// Invisible.
    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

    /// Makes a colour from its components.
    public init(red: Float, green: Float, blue: Float, alpha: Float) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Makes a colour from a layer's; components are clamped to 0...1, and no colour is clear.
    public init(_ color: CGColor?) {
      guard let color else {
        self = .clear
        return
      }
      red = Float(color.red.clampedToUnit)
      green = Float(color.green.clampedToUnit)
      blue = Float(color.blue.clampedToUnit)
      alpha = Float(color.alpha.clampedToUnit)
    }

    /// Whether there is anything to see.
    public var isVisible: Bool { alpha > 0 }
  }
}
