/// A picture with a number of pixels per point. Immutable and safe to share between threads.
open class UIImage: NSObject, @unchecked Sendable {
  /// The pixels, or `nil` for the empty image.
  public let cgImage: CGImage?
  /// How many pixels make a point.
  public let scale: CGFloat
  /// How the picture is tinted.
  public let renderingMode: RenderingMode
  /// The insets of the rectangle that Auto Layout aligns, in points. They exclude parts such as a shadow or a
  /// badge.
  public let alignmentRectInsets: UIEdgeInsets

  package init(
    cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode, alignmentRectInsets: UIEdgeInsets = .zero
  ) {
    require(scale.isFinite && scale > 0, "An image's scale must be positive: \(scale)")
    self.cgImage = cgImage
    self.scale = scale
    self.renderingMode = renderingMode
    self.alignmentRectInsets = alignmentRectInsets
    super.init()
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
    self.init(cgImage: cgImage, scale: scale, renderingMode: .automatic)
  }

  /// The size in points: pixels divided by scale.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  /// The same picture with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode, alignmentRectInsets: alignmentRectInsets)
  }

  /// The same picture with other alignment insets, in points. An image view aligns the rectangle inside them.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode, alignmentRectInsets: alignmentInsets)
  }

  /// Draws the picture in its own size with its top left corner at a point, into the current graphics
  /// context.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the whole picture into a rectangle.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the whole picture into a rectangle, with an opacity of 0...1. Only the normal blend mode is
  /// supported.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let cgImage else { return }
    UIGraphicsGetCurrentContext()?.append(
      .image(DisplayList.Image(source: cgImage, frame: rect)), opacity: alpha)
  }

  #if !hasFeature(Embedded)
    /// Whether `object` is an equal image.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage else { return false }
      return cgImage === other.cgImage && scale == other.scale && renderingMode == other.renderingMode
        && alignmentRectInsets == other.alignmentRectInsets
    }

    /// Equal for equal objects.
    open override var hash: Int { cgImage.map { ObjectIdentifier($0).hashValue } ?? 0 }
  #endif
}

extension UIImage {
  /// The orientation of the pixels. Only upright pictures are supported.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up = 0
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
}
