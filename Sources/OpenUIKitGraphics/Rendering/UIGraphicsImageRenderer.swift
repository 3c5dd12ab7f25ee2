/// The format of images that a ``UIGraphicsImageRenderer`` makes.
open class UIGraphicsImageRendererFormat: NSObject {
  /// How many pixels make a point; by default those of the current traits.
  open var scale: CGFloat
  /// Whether images have a black background instead of a clear one. False by default.
  open var opaque = false
  /// The rectangle that is drawn, in points.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format with the scale of the current traits.
  public override nonisolated init() {
    let scale = UITraitCollection.current.displayScale
    self.scale = scale > 0 ? scale : UITraitCollection.defaultDisplayScale
    super.init()
  }

  /// Creates a format with the scale of given traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A format with the scale of the current traits.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The same as ``preferred()``.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Makes images by drawing.
///
/// An image stores what was drawn, and not its pixels. So views show it sharply at any scale. Its `cgImage` and its
/// files are drawn by the host when they are needed.
open class UIGraphicsImageRenderer: NSObject {
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of images with a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer of images with a size in points and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a rectangle, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a rectangle in points, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
    format.bounds = bounds
  }

  /// Calls `actions`, which draw into the current graphics context, and returns the image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let box = ImageBox(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    let context = GraphicsScope.stack.beginImage(box, origin: bounds.origin)
    actions(UIGraphicsImageRendererContext(context, format))
    GraphicsScope.stack.pop()
    return box.image(of: context.steps)
  }

  #if !hasFeature(Embedded)
    /// Calls `actions`, which draw into the current graphics context, and returns a PNG file; empty without a host that
    /// encodes.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
      image(actions: actions).pngData() ?? Data()
    }

    /// Calls `actions`, which draw into the current graphics context, and returns a JPEG file with a quality of 0...1;
    /// empty without a host that encodes.
    open func jpegData(
      withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
      image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
  #endif
}

/// The context of one image of a ``UIGraphicsImageRenderer``.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context to draw into, which is also the current one.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
    super.init()
  }

  /// The image of what has been drawn up to now.
  open var currentImage: UIImage { cgContext.imageBox?.image(of: cgContext.steps) ?? UIImage() }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws a line one point wide along the inside of a rectangle, in the current stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Clips later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
