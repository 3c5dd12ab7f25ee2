/// Several images of one thing, for different traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var variants: [(traits: UITraitCollection, image: UIImage)] = []

  /// Creates an asset without images.
  public override init() { super.init() }

  /// Adds an image for traits, instead of the one that it has for them.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    changing { variants in
      variants.removeAll { $0.traits == traitCollection }
      variants.append((traitCollection, image))
    }
  }

  /// Adds an image for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image for traits.
  open func unregister(with traitCollection: UITraitCollection) {
    changing { $0.removeAll { $0.traits == traitCollection } }
  }

  /// The image that shows the asset. Image views choose the one for their own traits; the properties of the image are those for the given
  /// traits. An asset without images has an empty one.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    guard let variant = variant(for: traitCollection) else { return UIImage() }
    return UIImage(
      pixels: nil, content: AssetContent(asset: self, fallback: variant), properties: variant.properties)
  }

  /// The image that shows the asset, for the traits of a configuration.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// The image for traits: of those whose traits are all among them, the one with the most; otherwise the first one.
  fileprivate func variant(for traits: UITraitCollection) -> UIImage? {
    changing { variants in
      let fitting = variants.filter { traits.containsTraits(in: $0.traits) }
      let best = fitting.reduce(nil as (traits: UITraitCollection, image: UIImage)?) { best, next in
        guard let best else { return next }
        return next.traits.containsTraits(in: best.traits) ? next : best
      }
      return (best ?? variants.first)?.image
    }
  }

  private func changing<Result>(
    _ body: (inout [(traits: UITraitCollection, image: UIImage)]) -> Result
  ) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&variants)
  }
}

/// The content of an asset's image.
private final class AssetContent: ImageContent, @unchecked Sendable {
  let asset: UIImageAsset
  private let fallback: UIImage

  init(asset: UIImageAsset, fallback: UIImage) { (self.asset, self.fallback) = (asset, fallback) }

  var isResizable: Bool { fallback.content?.isResizable == true }
  var pixels: CGImage? { variant(for: UITraitCollection.current)?.cgImage }

  func size(_ properties: ImageProperties) -> CGSize { fallback.size }

  func variant(for traits: UITraitCollection) -> UIImage? { asset.variant(for: traits) ?? fallback }

  func steps(
    in frame: CGRect, tint: DisplayList.Color?, properties: ImageProperties, traits: UITraitCollection
  ) -> [DrawingStep] {
    variant(for: traits)?.steps(in: frame, tint: tint, traits: traits) ?? []
  }
}

extension UIImage {
  /// The asset that the image comes from; nil for an image that no asset has made.
  public var imageAsset: UIImageAsset? { (content as? AssetContent)?.asset }
}
