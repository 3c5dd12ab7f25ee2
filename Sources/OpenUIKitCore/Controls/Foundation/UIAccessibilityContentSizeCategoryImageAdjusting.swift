/// A view with an image that can grow with the accessibility sizes of texts.
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol, ViewTreeConfined {
  /// Whether the image grows with the content size categories for accessibility.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Whether the image grows with the content size categories for accessibility; false by default. It grows like text of the style
  /// `body`, because Apple states no factor.
  public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { adjustsImageSize }
    set { adjustsImageSize = newValue }
  }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Whether the image grows with the content size categories for accessibility; false by default. It grows like text of the style
  /// `body`. The image of a configuration keeps its size.
  public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { buttonExtras?.adjustsImageSize ?? false }
    set {
      guard newValue != adjustsImageSizeForAccessibilityContentSizeCategory else { return }
      own.adjustsImageSize = newValue
      guard newValue else { return }
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (button: UIButton, _) in
        button.contentDidChange()
      }
    }
  }

  /// The visible image in its visible size.
  final var adjustedImage: UIImage? {
    guard adjustsImageSizeForAccessibilityContentSizeCategory else { return currentImage }
    return currentImage?.adjusted(to: traitCollection)
  }
}

extension UIImage {
  /// The image in the size for traits: larger for an accessibility size of texts.
  func adjusted(to traits: UITraitCollection) -> UIImage {
    guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return self }
    // A large value, so that its rounding to pixels has no influence.
    let factor = UIFontMetrics.default.scaledValue(for: 1000, compatibleWith: traits) / 1000
    let properties = with {
      let insets = $0.alignmentRectInsets
      $0.alignmentRectInsets = UIEdgeInsets(
        top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
        right: insets.right * factor)
      $0.baselineOffset = $0.baselineOffset.map { $0 * factor }
    }.properties
    return UIImage(pixels: nil, content: ScaledPicture(self, factor), properties: properties)
  }
}

/// An image in another size.
private final class ScaledPicture: ImageContent, @unchecked Sendable {
  private let image: UIImage
  private let factor: CGFloat

  init(_ image: UIImage, _ factor: CGFloat) {
    (self.image, self.factor) = (image, factor)
  }

  var isTemplate: Bool { image.content?.isTemplate ?? false }
  var isSymbol: Bool { image.content?.isSymbol ?? false }
  var accessibilityLabel: String? { image.symbolLabel }
  var isResizable: Bool { image.content?.isResizable ?? false }

  func size(_ properties: ImageProperties) -> CGSize {
    let size = image.size
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  func steps(
    in frame: CGRect, tint: DisplayList.Color?, properties: ImageProperties, traits: UITraitCollection
  ) -> [DrawingStep] {
    image.steps(in: frame, tint: tint, traits: traits)
  }

  func willShow(in view: AnyObject) { image.content?.willShow(in: view) }
}
