extension UIImage {
  /// Returns the picture in one colour, with the picture's opacity. A view that shows the image as a template uses its
  /// own tint colour all the same.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// Returns the picture in one colour, with the picture's opacity and a rendering mode. `alwaysOriginal` keeps the colour in every view.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// Returns the picture, mirrored by image views in layouts from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsInRightToLeft = true }
  }

  /// Whether image views mirror the picture in layouts from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { properties.flipsInRightToLeft }

  /// Returns the picture, mirrored left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(pixels: nil, content: FlippedImage(self), properties: properties)
  }

  /// The distance of the baseline from the bottom, in points; nil for an image without a baseline.
  public var baselineOffsetFromBottom: CGFloat? { properties.baselineOffset }

  /// Returns the picture with a baseline at a distance from the bottom, in points.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  /// Returns the picture without a baseline.
  public func imageWithoutBaseline() -> UIImage {
    with { $0.baselineOffset = nil }
  }

  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool { content?.isSymbol == true }

  /// Whether a view shows only the opacity, in its tint colour.
  package var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (renderingMode == .automatic && content?.isTemplate == true)
  }
}

/// Another image, mirrored left to right.
private final class FlippedImage: ImageContent, @unchecked Sendable {
  private let image: UIImage

  init(_ image: UIImage) { self.image = image }

  var isTemplate: Bool { image.content?.isTemplate == true }
  var isSymbol: Bool { image.isSymbolImage }

  func size(_ properties: ImageProperties) -> CGSize { image.size }

  func steps(
    in frame: CGRect, tint: DisplayList.Color?, properties: ImageProperties, traits: UITraitCollection
  ) -> [DrawingStep] {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
    return image.steps(in: frame, tint: tint, traits: traits).transformed(by: mirror, in: nil)
  }
}

extension UIImage {
  /// The image as bars show it: a symbol at the large scale, unless it has a scale of its own.
  package var inBar: UIImage { content?.imageInBar(self) ?? self }

  /// The steps that draw the image into a rectangle.
  package func steps(in frame: CGRect, tint: DisplayList.Color?, traits: UITraitCollection) -> [DrawingStep] {
    if let content { return content.steps(in: frame, tint: tint, properties: properties, traits: traits) }
    return plainPixels.map { [DrawingStep($0, in: frame, tint: tint)] } ?? []
  }
}
