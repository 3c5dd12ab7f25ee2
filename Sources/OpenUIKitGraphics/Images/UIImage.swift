/// A picture with a number of pixels per point, or a drawing. Immutable and safe to share between threads.
open class UIImage: NSObject, @unchecked Sendable {
  /// The upright pixels of a plain image.
  private let pixels: CGImage?
  /// The content that the image shows instead of upright pixels; nil for a plain image.
  package let content: (any ImageContent)?
  package let properties: ImageProperties

  package init(pixels: CGImage?, content: (any ImageContent)?, properties: ImageProperties) {
    require(
      properties.scale.isFinite && properties.scale > 0,
      "An image's scale must be positive: \(properties.scale)")
    self.pixels = pixels
    self.content = content
    self.properties = properties
    super.init()
  }

  package convenience init(
    cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode, alignmentRectInsets: UIEdgeInsets = .zero
  ) {
    var properties = ImageProperties(scale: scale)
    properties.renderingMode = renderingMode
    properties.alignmentRectInsets = alignmentRectInsets
    self.init(pixels: cgImage, content: nil, properties: properties)
  }

  /// Creates an image that shows the same as another one.
  package convenience init(_ image: UIImage) {
    self.init(pixels: image.pixels, content: image.content, properties: image.properties)
  }

  /// Creates an empty image, whose size is zero.
  public convenience override nonisolated init() {
    self.init(cgImage: nil, scale: 1, renderingMode: .automatic)
  }

  /// Creates an image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, renderingMode: .automatic)
  }

  /// Creates an image with `scale` pixels per point. Traps unless the scale is positive.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let turned = orientation == .up ? nil : TurnedPicture(cgImage, orientation)
    self.init(
      pixels: turned == nil ? cgImage : nil, content: turned, properties: ImageProperties(scale: scale))
  }

  /// The pixels as they are stored, before `imageOrientation`. A drawing or a symbol is drawn for them by the host;
  /// nil without a host that can do this, and for the empty image.
  open var cgImage: CGImage? { pixels ?? content?.pixels ?? content.flatMap { _ in rasterized } }

  /// The pixels of a plain image, for display lists.
  package var plainPixels: CGImage? { content == nil ? pixels : nil }

  /// The name of a symbol for assistive technology; nil for other images.
  package var symbolLabel: String? { content?.accessibilityLabel }

  /// How many pixels make a point.
  public var scale: CGFloat { properties.scale }

  /// How the picture is tinted.
  public var renderingMode: RenderingMode { properties.renderingMode }

  /// The insets of the rectangle that Auto Layout aligns, in points. They exclude parts such as a shadow or a
  /// badge.
  public var alignmentRectInsets: UIEdgeInsets { properties.alignmentRectInsets }

  /// The size in points: pixels divided by scale, after the orientation.
  open var size: CGSize {
    if let content { return content.size(properties) }
    guard let pixels else { return .zero }
    return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// Returns the image with changed properties.
  package func with(_ change: (inout ImageProperties) -> Void) -> UIImage {
    var properties = properties
    change(&properties)
    return UIImage(pixels: pixels, content: content, properties: properties)
  }

  /// Returns the picture with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the picture with other alignment insets, in points. An image view aligns the rectangle inside them.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Draws the picture in its own size with its top left corner at a point, into the current graphics
  /// context.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture in its own size with an opacity of 0...1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the whole picture into a rectangle.
  open func draw(in rect: CGRect) {
    #if hasFeature(Embedded)
      draw(in: rect, blendMode: .normal, alpha: 1)
    #else
      draw(in: rect, blendMode: UIGraphicsGetCurrentContext()?.blendMode ?? .normal, alpha: 1)
    #endif
  }

  /// Draws the whole picture into a rectangle, with an opacity of 0...1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    #if !hasFeature(Embedded)
      context.saveGState()
      defer { context.restoreGState() }
      context.setBlendMode(blendMode)
    #endif
    let tint = properties.tint.map { DisplayList.Color($0.cgColor) }
    if let content {
      let steps = content.steps(
        in: rect, tint: tint, properties: properties, traits: UITraitCollection.current)
      context.append(steps, opacity: alpha, within: CGSize(width: rect.maxX, height: rect.maxY))
    } else if let pixels {
      context.append(
        .image(DisplayList.Image(source: pixels, frame: rect, tint: tint ?? .clear)), opacity: alpha)
    }
  }

  #if !hasFeature(Embedded)
    /// Whether `object` is an equal image.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage else { return false }
      let (mine, its) = (properties, other.properties)
      return pixels === other.pixels && content === other.content && mine.scale == its.scale
        && mine.renderingMode == its.renderingMode && mine.alignmentRectInsets == its.alignmentRectInsets
        && mine.tint == its.tint && mine.baselineOffset == its.baselineOffset
        && mine.configuration == its.configuration && mine.flipsInRightToLeft == its.flipsInRightToLeft
    }

    /// Equal for equal objects.
    open override var hash: Int { pixels.map { ObjectIdentifier($0).hashValue } ?? 0 }
  #endif
}

extension UIImage {
  /// How the stored pixels are turned to be upright.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up = 0
    /// By 180°.
    case down = 1
    /// By 90° counterclockwise.
    case left = 2
    /// By 90° clockwise.
    case right = 3
    /// Mirrored left to right.
    case upMirrored = 4
    /// Mirrored left to right, then by 180°.
    case downMirrored = 5
    /// Mirrored left to right, then by 90° counterclockwise.
    case leftMirrored = 6
    /// Mirrored left to right, then by 90° clockwise.
    case rightMirrored = 7
  }

  /// How a picture is tinted by the view that shows it.
  public enum RenderingMode: Int, Sendable {
    /// The view decides.
    case automatic = 0
    /// Never: the picture's own colours.
    case alwaysOriginal = 1
    /// The image is always tinted: only its opacity is used.
    case alwaysTemplate = 2
  }

  /// The treatment of the middle of a resizable image.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }
}
