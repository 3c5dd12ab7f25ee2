@_spi(Layout) @_spi(Overrides) import OpenUIKitLayout

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

  /// Shows the variant of the image for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if image?.content != nil || highlightedImage?.content != nil { return imageDidChange() }
    #if !hasFeature(Embedded)
      if adjustsImageSize { imageDidChange() }
    #endif
  }

  /// Creates a view of the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image, nil)
  }

  /// Creates a view with the size of an image, and another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image, highlightedImage)
  }

  /// In a method, since an initialiser calls no observers of the class's own properties.
  private func setUp(_ image: UIImage?, _ highlightedImage: UIImage?) {
    super.isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  override var classOverrides: ViewOverrides { overrides(.content, ofClass: UIImageView.self) }

  /// The image; nil for none.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      (animationFrame, imageAnimation) = (nil, imageAnimation?.isOfImage == true ? nil : imageAnimation)
      imageDidChange()
    }
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

  /// The baseline of a symbol, or of another image with one, in the middle of the view.
  @_spi(Overrides) open override var baselineOffsets: BaselineOffsets {
    guard let image = shownImage, let fromBottom = image.baselineOffsetFromBottom else {
      return BaselineOffsets()
    }
    let (height, insets) = (image.size.height, image.alignmentRectInsets)
    let baselines = BaselineOffsets(first: height - fromBottom - insets.top, last: fromBottom - insets.bottom)
    return baselines.fromCenter(ofHeight: height - insets.top - insets.bottom)
  }

  /// The size of the image for any `size`; the view's own size without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? bounds.size
  }

  /// Updates an image that has the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  @_spi(Overrides) open override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
  @_spi(Overrides) open override var defaultAccessibilityLabel: String? { image?.symbolLabel }

  // MARK: Several images

  #if !hasFeature(Embedded)
    /// The images that `startAnimating()` shows one after the other; nil for none.
    open var animationImages: [UIImage]? {
      get { storedAnimationImages }
      set { storedAnimationImages = newValue }
    }

    /// The duration of all images, in seconds. 0, the default, stands for 1/30 of a second for each image.
    open var animationDuration: TimeInterval {
      get { storedAnimationDuration }
      set { storedAnimationDuration = newValue }
    }

    /// How often the images are shown. 0, the default, stands for no limit.
    open var animationRepeatCount: Int {
      get { storedAnimationRepeatCount }
      set { storedAnimationRepeatCount = newValue }
    }

    /// Whether the images are running.
    open var isAnimating: Bool { runsAnimation }

    /// Shows `animationImages` one after the other. Does nothing without images and outside of a window.
    open func startAnimating() { runAnimation() }

    /// Shows the view's image again.
    open func stopAnimating() { endAnimation() }

    @_spi(Overrides) open override var isOpaqueByDefault: Bool { false }
  #endif

  /// The size, weight and colours of symbols that do not set them themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange() }
  }

  /// The frame of an animation that is visible; nil outside of animations.
  final var animationFrame: UIImage? {
    didSet { if animationFrame !== oldValue { setNeedsDisplay() } }
  }

  /// The animation of the view; nil until it is used.
  final var imageAnimation: ImageAnimation?

  #if !hasFeature(Embedded)
    /// Whether the image grows with the accessibility sizes of texts.
    final var adjustsImageSize = false { didSet { if adjustsImageSize != oldValue { imageDidChange() } } }

    private var shownImage: UIImage? {
      guard adjustsImageSize else { return imageOfState }
      return imageOfState?.adjusted(to: traitCollection)
    }
  #else
    private var shownImage: UIImage? { imageOfState }
  #endif

  private var imageOfState: UIImage? {
    let image = animationFrame ?? (isHighlighted ? highlightedImage ?? image : image)
    guard let image, let content = image.content else { return image }
    let variant = content.variant(for: traitCollection) ?? image
    guard let preferredSymbolConfiguration else { return variant }
    return variant.content?.image(variant, preferring: preferredSymbolConfiguration) ?? variant
  }

  private func imageDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  package override func appendContent(of layer: CALayer, size: CGSize, to list: inout DisplayList) {
    guard layer === self.layer else { return }
    let image = shownImage
    if let image, let source = image.plainPixels, !isMirrored(image) {
      drawing?.keep([], size: size)
      let frame = contentMode.placement.frame(of: image.size, in: size, roundingTo: hostScale)
      return list.setImage(DisplayList.Image(source: source, frame: frame, tint: tint(of: image) ?? .clear))
    }
    // The recorder appends the drawing of a view after its content.
    guard let image else { return drawing?.keep([], size: size) ?? () }
    image.content?.willShow(in: self)
    let own = drawing ?? LayerDrawing()
    own.keep(steps(of: image, in: size), size: size)
    drawing = own
  }

  private func steps(of image: UIImage, in size: CGSize) -> [DrawingStep] {
    let frame =
      image.content?.isResizable == true
      ? CGRect(origin: .zero, size: size)
      : contentMode.placement.frame(of: image.size, in: size, roundingTo: hostScale)
    let steps = image.steps(in: frame, tint: tint(of: image), traits: traitCollection)
    guard isMirrored(image) else { return steps }
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
    return steps.transformed(by: mirror, in: nil)
  }

  /// Whether the image is mirrored for the direction of the view.
  private func isMirrored(_ image: UIImage) -> Bool {
    image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The colour that replaces those of the image; nil for the image's own colours.
  private func tint(of image: UIImage) -> DisplayList.Color? {
    if image.isTemplate { return DisplayList.Color(resolved(tintColor)) }
    return image.properties.tint.map { DisplayList.Color(resolved($0)) }
  }
}
