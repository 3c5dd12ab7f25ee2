/// The content of an image that is more than an upright grid of pixels: a symbol, a drawing, a resizable or turned
/// picture, or one for each appearance.
///
/// A class for each kind, so that a program contains only the kinds that it uses.
package protocol ImageContent: AnyObject, Sendable {
  /// Whether images with this content are tinted unless their rendering mode is original. False by default.
  var isTemplate: Bool { get }
  /// Whether the content is a symbol, with or without a palette. False by default.
  var isSymbol: Bool { get }
  /// The name of the content for assistive technology. None by default.
  var accessibilityLabel: String? { get }
  /// Whether views stretch the content as a frame with fixed corners, whatever their content mode. False by default.
  var isResizable: Bool { get }
  /// The pixels, if the content has some of its own. None by default.
  var pixels: CGImage? { get }
  /// The size in points.
  func size(_ properties: ImageProperties) -> CGSize
  /// The steps that draw the content into a rectangle. `tint` replaces all colours unless it is nil.
  func steps(
    in frame: CGRect, tint: DisplayList.Color?, properties: ImageProperties, traits: UITraitCollection
  ) -> [DrawingStep]
  /// The content and properties with another configuration.
  func configured(
    _ configuration: UIImage.Configuration, _ properties: ImageProperties
  ) -> (any ImageContent, ImageProperties)
  /// The image with a configuration of its view, where it has none itself. The same by default.
  func image(_ image: UIImage, preferring configuration: UIImage.Configuration) -> UIImage
  /// The image as bars show it. The same by default.
  func imageInBar(_ image: UIImage) -> UIImage
  /// Called when a view in a window shows the content. Does nothing by default.
  func willShow(in view: AnyObject)
  /// The image for given traits, if the content is a choice. Nil by default.
  func variant(for traits: UITraitCollection) -> UIImage?
}

extension ImageContent {
  package var isTemplate: Bool { false }
  package var isSymbol: Bool { false }
  package var accessibilityLabel: String? { nil }
  package var isResizable: Bool { false }
  package var pixels: CGImage? { nil }
  package func image(_ image: UIImage, preferring configuration: UIImage.Configuration) -> UIImage { image }
  package func imageInBar(_ image: UIImage) -> UIImage { image }
  package func willShow(in view: AnyObject) {}
  package func variant(for traits: UITraitCollection) -> UIImage? { nil }
  package func configured(
    _ configuration: UIImage.Configuration, _ properties: ImageProperties
  ) -> (any ImageContent, ImageProperties) {
    var changed = properties
    changed.configuration = configuration
    return (self, changed)
  }
}

/// The properties of an image apart from what it shows.
package struct ImageProperties {
  package var scale: CGFloat
  package var renderingMode = UIImage.RenderingMode.automatic
  package var alignmentRectInsets = UIEdgeInsets.zero
  package var tint: UIColor?
  package var baselineOffset: CGFloat?
  package var configuration: UIImage.Configuration?
  package var flipsInRightToLeft = false

  package init(scale: CGFloat) { self.scale = scale }
}

extension DrawingStep {
  /// A step that draws a picture into a rectangle.
  package init(_ picture: CGImage, in frame: CGRect, tint: DisplayList.Color?) {
    self.init(
      content: .image(DisplayList.Image(source: picture, frame: frame, tint: tint ?? .clear)),
      transform: .identity,
      opacity: 1, clip: nil)
  }

  /// The step after a transform of the whole drawing, without its clip.
  package func transformed(by transform: CGAffineTransform, clip: DrawingClip?) -> DrawingStep {
    replacing(
      content, transform: self.transform.concatenating(transform), opacity: opacity, clip: clip)
  }
}

extension [DrawingStep] {
  /// The steps after a transform, inside another clip.
  package func transformed(by transform: CGAffineTransform, in outer: DrawingClip?) -> [DrawingStep] {
    var known: [(old: DrawingClip, new: DrawingClip)] = []
    func moved(_ clip: DrawingClip?) -> DrawingClip? {
      guard let clip else { return outer }
      if let found = known.first(where: { $0.old === clip }) { return found.new }
      let new = clip.moved(by: transform, in: moved(clip.outer))
      known.append((clip, new))
      return new
    }
    return map { $0.transformed(by: transform, clip: moved($0.clip)) }
  }

  /// The steps with all colours replaced by one, with their opacities.
  package func tinted(_ tint: DisplayList.Color) -> [DrawingStep] {
    map { $0.tinted(tint) }
  }
}

extension DrawingStep {
  fileprivate func tinted(_ tint: DisplayList.Color) -> DrawingStep {
    func replaced(_ color: DisplayList.Color) -> DisplayList.Color {
      var result = tint
      result.alpha *= color.alpha
      return result
    }
    let content: Content
    switch self.content {
    case .shape(var shape):
      shape.fill = replaced(shape.fill)
      if let stroke = shape.stroke { shape.stroke?.color = replaced(stroke.color) }
      content = .shape(shape)
    case .image(var image):
      image.tint = image.tint.isVisible ? replaced(image.tint) : tint
      content = .image(image)
    case .text(let lines, let font, let color): content = .text(lines, font, replaced(color))
    case .gradient, .list: return self
    }
    return replacing(content, transform: transform, opacity: opacity, clip: clip)
  }
}
