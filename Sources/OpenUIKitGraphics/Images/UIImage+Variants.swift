/// An image with a variant for the dark appearance.
private final class ImageVariants: ImageContent, @unchecked Sendable {
  private let light: UIImage
  private let dark: UIImage

  init(light: UIImage, dark: UIImage) { (self.light, self.dark) = (light, dark) }

  var isResizable: Bool { light.content?.isResizable == true }
  var pixels: CGImage? { variant(for: UITraitCollection.current)?.cgImage }

  func size(_ properties: ImageProperties) -> CGSize { light.size }

  func variant(for traits: UITraitCollection) -> UIImage? {
    traits.userInterfaceStyle == .dark ? dark : light
  }

  func steps(
    in frame: CGRect, tint: DisplayList.Color?, properties: ImageProperties, traits: UITraitCollection
  ) -> [DrawingStep] {
    variant(for: traits)?.steps(in: frame, tint: tint, traits: traits) ?? []
  }
}

extension UIImage {
  /// Creates an image that image views show as `dark` in the dark appearance, and otherwise as `light`. Its size and
  /// properties are those of `light`. Hosts use it for the pictures of an asset catalogue.
  public convenience init(light: UIImage, dark: UIImage) {
    self.init(pixels: nil, content: ImageVariants(light: light, dark: dark), properties: light.properties)
  }
}
