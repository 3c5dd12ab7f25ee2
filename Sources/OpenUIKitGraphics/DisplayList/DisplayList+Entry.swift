extension DisplayList {
  /// One visible layer. A new entry is an empty box.
  public struct Entry: Equatable, Sendable {
    /// The identity of the layer, the same in every list for the layer's lifetime.
    public var id: Int
    /// The number of following entries that are inside this one.
    public package(set) var descendantCount = 0
    /// The transform from the box's coordinates to the parent's box, both with the origin in the top left
    /// corner, in points.
    public var transform: CATransform3D
    /// The box, in points.
    public var size: CGSize
    /// The opacity of the entry including its descendants, more than 0 and at most 1.
    public var opacity: CGFloat = 1
    /// The radius of the box's corners in points, at most half the shorter side.
    public var cornerRadius: CGFloat = 0
    /// Which corners are round.
    public var roundedCorners: CACornerMask = .all
    /// Whether round corners have a continuous curve instead of a quarter of a circle.
    public var hasContinuousCorners = false
    /// Whether content and descendants are clipped to the box.
    public var clips = false
    /// The colour of the box.
    public var fill: Color = .clear
    /// The width of the border along the inside of the box's edge, in points.
    public var borderWidth: CGFloat = 0
    /// The colour of the border.
    public var borderColor: Color = .clear
    /// The index of the entry's shadow in the list's shadows; nil for none.
    public package(set) var shadow: Int?
    /// Whether the first entry inside is a mask, whose opacity limits this entry's.
    public var isMasked = false
    /// The content of the box.
    public package(set) var content: Content = .none
    #if !hasFeature(Embedded)
      /// How the entry with those inside it combines with what is drawn before it in the entry around it, which `isolates`.
      public package(set) var blendMode = CGBlendMode.normal
      /// Whether the entries inside are one picture, behind which nothing is while they combine.
      public package(set) var isolates = false
    #endif

    /// Creates an entry without content.
    public init(id: Int, transform: CATransform3D = CATransform3DIdentity, size: CGSize) {
      self.id = id
      self.transform = transform
      self.size = size
    }

    /// Whether nothing differs, the transforms' entries included.
    public static func == (left: Entry, right: Entry) -> Bool {
      left.id == right.id && left.descendantCount == right.descendantCount && left.size == right.size
        && left.opacity == right.opacity && left.cornerRadius == right.cornerRadius
        && left.roundedCorners == right.roundedCorners
        && left.hasContinuousCorners == right.hasContinuousCorners && left.clips == right.clips
        && left.fill == right.fill
        && left.borderWidth == right.borderWidth && left.borderColor == right.borderColor
        && left.shadow == right.shadow && left.isMasked == right.isMasked && left.content == right.content
        && CATransform3DEqualToTransform(left.transform, right.transform) && left.blendsLike(right)
    }

    private func blendsLike(_ other: Entry) -> Bool {
      #if hasFeature(Embedded)
        true
      #else
        blendMode == other.blendMode && isolates == other.isolates
      #endif
    }
  }

  /// The content of a box between its fill and the entries inside it, as an index into the list's tables.
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
    /// The content below the box, blurred with a standard deviation in points and with stronger colours.
    case backdrop(radius: CGFloat)
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

    /// Creates a colour from its components.
    public init(red: Float, green: Float, blue: Float, alpha: Float) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates a colour from a layer's. Components are clamped to 0...1, and nil becomes clear.
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
