/// A picture with the number of its pixels that make a point; immutable and safe to share between threads.
open class UIImage: NSObject, @unchecked Sendable {
  /// The pixels, or `nil` for the empty image.
  public let cgImage: CGImage?
  /// How many pixels make a point.
  public let scale: CGFloat
  /// How the picture takes on a tint.
  public let renderingMode: RenderingMode
  /// What at each edge of the picture, in points, does not count when Auto Layout aligns it, as a shadow or a badge.
  public let alignmentRectInsets: UIEdgeInsets

  init(
    cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode, alignmentRectInsets: UIEdgeInsets = .zero
  ) {
    require(scale.isFinite && scale > 0, "An image's scale must be positive: \(scale)")
    self.cgImage = cgImage
    self.scale = scale
    self.renderingMode = renderingMode
    self.alignmentRectInsets = alignmentRectInsets
    super.init()
  }

  /// Makes the empty image, whose size is zero.
  public convenience override nonisolated init() {
    self.init(cgImage: nil, scale: 1, renderingMode: .automatic)
  }

  /// Makes an image of one point a pixel.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, renderingMode: .automatic)
  }

  /// Makes an image with `scale` pixels to a point; traps unless the scale is positive.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage, scale: scale, renderingMode: .automatic)
  }

  /// Makes the picture that `imageSource` of the window made key last on this thread, or else of the newest one, has under
  /// a name; nil if there is none.
  public convenience init?(named name: String) {
    guard let found = UIImage.found(name) else { return nil }
    self.init(
      cgImage: found.cgImage, scale: found.scale, renderingMode: found.renderingMode,
      alignmentRectInsets: found.alignmentRectInsets)
  }

  /// What the window's table has; code without isolation asks, which runs where the windows live all the same.
  private static func found(_ name: String) -> UIImage? {
    #if ThreadConfined
      WindowScope.current?.imageSource?(name)
    #else
      MainActor.assumeIsolated { WindowScope.current?.imageSource?(name) }
    #endif
  }

  /// The size in points: pixels divided by scale.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  /// The same picture with another way to take on a tint.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode, alignmentRectInsets: alignmentRectInsets)
  }

  /// The same picture with other insets for its alignment, in points. An image view aligns by what they leave.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode, alignmentRectInsets: alignmentInsets)
  }

  /// Draws the picture with its top left corner at a point, in its own size, into the context of the view that is being drawn.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the whole picture into a rectangle.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the whole picture into a rectangle, at an opacity of 0...1. Of the blend modes there is the usual one.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let cgImage else { return }
    UIGraphicsGetCurrentContext()?.append(
      .image(DisplayList.Image(source: cgImage, frame: rect)), opacity: alpha)
  }

  #if !hasFeature(Embedded)
    /// Whether `object` is one of these with equal parts.
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
  /// Which way up the pixels are; only upright pictures are supported so far.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up = 0
  }

  /// How a picture takes on the tint of the view that shows it.
  public enum RenderingMode: Int, Sendable {
    /// The view decides.
    case automatic = 0
    /// Never: the picture's own colours.
    case alwaysOriginal = 1
    /// Always: the picture is a stencil.
    case alwaysTemplate = 2
  }
}
