/// A view that shows an image, placed and scaled by its `contentMode`.
open class UIImageView: UIView {
  /// Creates a view without an image, with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isUserInteractionEnabled = false
  }

  /// Creates a view without an image and size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isUserInteractionEnabled = false
  }

  /// Creates a view of the size of an image.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Creates a view with the size of an image, and another image for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  override var classOverrides: ViewOverrides { overrides(.content, ofClass: UIImageView.self) }

  /// The image; nil for none.
  open var image: UIImage? {
    didSet { if image !== oldValue { imageDidChange() } }
  }

  /// The image while the view is highlighted; nil for the same.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { imageDidChange() } }
  }

  /// Whether the view shows its highlighted image.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }

  /// How the image is placed.
  open override var contentMode: UIView.ContentMode {
    didSet { setNeedsDisplay() }
  }

  /// The size of the image in points, reduced by its alignment insets; no metric without an image.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let (size, insets) = (image.size, image.alignmentRectInsets)
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// The alignment insets of the image, so that constraints align the rectangle inside them.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  /// The size of the image for any `size`; the view's own size without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? bounds.size
  }

  /// Updates an image that has the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }

  private var shownImage: UIImage? {
    isHighlighted ? highlightedImage ?? image : image
  }

  private func imageDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  override func appendContent(of layer: CALayer, size: CGSize, to list: inout DisplayList) {
    guard layer === self.layer, let image = shownImage, let source = image.cgImage else { return }
    let tint = image.renderingMode == .alwaysTemplate ? DisplayList.Color(resolved(tintColor)) : .clear
    let frame = contentMode.frame(of: image.size, in: size, roundingTo: hostScale)
    list.setImage(DisplayList.Image(source: source, frame: frame, tint: tint))
  }
}

extension UIView.ContentMode {
  /// The frame of content in a box, in points. Content without scaling is rounded to whole pixels, so that it
  /// stays sharp.
  func frame(of content: CGSize, in box: CGSize, roundingTo scale: CGFloat) -> CGRect {
    switch self {
    case .scaleToFill, .redraw: return CGRect(origin: .zero, size: box)
    case .scaleAspectFit: return scaled(content, in: box) { min($0, $1) }
    case .scaleAspectFill: return scaled(content, in: box) { max($0, $1) }
    default:
      let (horizontal, vertical) = place
      let x = ((box.width - content.width) * horizontal * scale).rounded() / scale
      let y = ((box.height - content.height) * vertical * scale).rounded() / scale
      return CGRect(origin: CGPoint(x: x, y: y), size: content)
    }
  }

  private func scaled(_ content: CGSize, in box: CGSize, by pick: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
    guard content.width > 0, content.height > 0 else { return .zero }
    let factor = pick(box.width / content.width, box.height / content.height)
    let size = CGSize(width: content.width * factor, height: content.height * factor)
    return CGRect(
      x: (box.width - size.width) / 2, y: (box.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// The fraction of the free space that is to the left of and above unscaled content.
  private var place: (horizontal: CGFloat, vertical: CGFloat) {
    switch self {
    case .top: return (0.5, 0)
    case .bottom: return (0.5, 1)
    case .left: return (0, 0.5)
    case .right: return (1, 0.5)
    case .topLeft: return (0, 0)
    case .topRight: return (1, 0)
    case .bottomLeft: return (0, 1)
    case .bottomRight: return (1, 1)
    default: return (0.5, 0.5)
    }
  }
}
