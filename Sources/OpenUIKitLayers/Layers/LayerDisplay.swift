/// A layer's delegate and its content: a picture or a drawing.
final class LayerDisplay: LayerSupplement {
  @Weak var delegate: (any CALayerDelegate)?
  var picture: CGImage?
  var gravity = CALayerContentsGravity.resize
  var pictureScale: CGFloat = 1
  var redrawsWithSize = false
  private var drawing = LayerDrawing()
  #if !hasFeature(Embedded)
    /// The contents as they were set.
    var contents: Any? { didSet { releaseAfterAssignment(oldValue) } }
    /// The part of the picture that is stretched, as a fraction of its size.
    var center = CGRect(x: 0, y: 0, width: 1, height: 1)
    private let parts = LayerDrawing()
    var actions: [String: any CAAction]? { didSet { releaseAfterAssignment(oldValue) } }
    /// The part of the picture that is visible, as a fraction of its size.
    var part = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { cutPicture = nil } }
    /// The visible part of a picture, once it was cut out.
    private var cutPicture: (source: CGImage, part: CGImage)?

    /// The picture to show, or the visible part of it; nil if that is empty.
    private func visiblePart(of picture: CGImage) -> CGImage? {
      if part == CGRect(x: 0, y: 0, width: 1, height: 1) { return picture }
      if let cutPicture, cutPicture.source === picture { return cutPicture.part }
      let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
      let pixels = CGRect(
        x: (part.minX * width).rounded(), y: (part.minY * height).rounded(),
        width: (part.width * width).rounded(), height: (part.height * height).rounded())
      cutPicture = picture.cropping(to: pixels).map { (picture, $0) }
      return cutPicture?.part
    }
  #endif

  override nonisolated init() {}

  func show(_ picture: CGImage?) {
    self.picture = picture
    drawing = LayerDrawing()
  }

  override func layoutSublayers(of layer: CALayer) { delegate?.layoutSublayers(of: layer) }

  override func display(_ layer: CALayer) {
    if let delegate { delegate.display(layer) } else { drawItself(layer) }
  }

  override func draw(_ layer: CALayer, in context: CGContext) { delegate?.draw(layer, in: context) }

  /// Draws a layer, and replaces its contents.
  func drawItself(_ layer: CALayer) {
    let stack = GraphicsScope.stack
    let context = stack.begin(
      measurer: layer.hostMeasurer, origin: layer.bounds.origin)
    delegate?.layerWillDraw(layer)
    #if hasFeature(Embedded)
      layer.draw(in: context)
    #else
      layer.drawContent(in: context)
    #endif
    let steps = stack.end()
    picture = nil
    #if !hasFeature(Embedded)
      contents = nil
    #endif
    drawing.keep(steps, size: layer.bounds.size)
  }

  override func sizeDidChange(of layer: CALayer) {
    if redrawsWithSize { layer.setNeedsDisplay() }
  }

  override func appendContents(of shown: CALayer, to list: inout DisplayList) {
    #if !hasFeature(Embedded)
      guard let picture = picture.flatMap(visiblePart), !isInParts else { return }
    #else
      guard let picture else { return }
    #endif
    let size = CGSize(
      width: CGFloat(picture.width) / pictureScale, height: CGFloat(picture.height) / pictureScale)
    let frame = gravity.placement.frame(of: size, in: shown.bounds.size, roundingTo: pictureScale)
    list.setImage(DisplayList.Image(source: picture, frame: frame))
  }

  #if !hasFeature(Embedded)
    /// Whether the corners of the picture keep their size, because the contents are stretched.
    private var isInParts: Bool {
      center != CGRect(x: 0, y: 0, width: 1, height: 1) && gravity.stretches
    }

    /// Appends the picture in nine parts. Only the middle is stretched in both directions.
    private func appendParts(of shown: CALayer, to list: inout DisplayList) {
      guard isInParts, let picture = picture.flatMap(visiblePart) else { return }
      let (width, height) = (
        CGFloat(picture.width) / pictureScale, CGFloat(picture.height) / pictureScale
      )
      let placed = gravity.placement.frame(
        of: CGSize(width: width, height: height), in: shown.bounds.size, roundingTo: pictureScale)
      let insets = UIEdgeInsets(
        top: center.minY * height, left: center.minX * width, bottom: (1 - center.maxY) * height,
        right: (1 - center.maxX) * width)
      let image = UIImage(cgImage: picture, scale: pictureScale, orientation: .up)
        .resizableImage(withCapInsets: insets, resizingMode: .stretch)
      parts.keep(image.steps(in: placed, tint: nil, traits: .current), size: shown.bounds.size)
      parts.append(to: &list, .identity)
    }
  #endif

  override func appendDrawing(of shown: CALayer, to list: inout DisplayList) {
    #if !hasFeature(Embedded)
      appendParts(of: shown, to: &list)
    #endif
    guard !drawing.isEmpty else { return }
    drawing.append(
      to: &list, drawing.placement(gravity.placement, in: shown.bounds.size, roundingTo: pictureScale))
  }
}

/// The placement of a layer's contents in its bounds if they have another size.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String

  /// Creates a way by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether both have the same name.
  public static func == (first: CALayerContentsGravity, second: CALayerContentsGravity) -> Bool {
    first.rawValue.hasSameBytes(as: second.rawValue)
  }

  /// Centred, without scaling.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the left edge, in their own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge, in their own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits in the bounds.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  #if !hasFeature(Embedded)
    /// Whether contents are resized.
    fileprivate var stretches: Bool {
      self == .resize || self == .resizeAspect || self == .resizeAspectFill
    }
  #endif

  fileprivate var placement: ContentPlacement {
    switch self {
    case .center: .unscaled(0.5, 0.5)
    case .left: .unscaled(0, 0.5)
    case .right: .unscaled(1, 0.5)
    case .resizeAspect: .fitted
    case .resizeAspectFill: .filling
    default: .stretched
    }
  }
}
