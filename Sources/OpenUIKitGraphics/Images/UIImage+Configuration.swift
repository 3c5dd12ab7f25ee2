extension UIImage {
  /// The traits with which a view chooses a variant of an image, or the style of a symbol.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits; nil for those of the view.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration with traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// The configuration with the values that another one sets.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration { otherConfiguration ?? self }
  }

  /// The configuration of the image; nil for none.
  public var configuration: Configuration? { properties.configuration }

  /// Returns the image with another configuration, instead of its own.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let content else { return with { $0.configuration = configuration } }
    let (changed, properties) = content.configured(configuration, properties)
    return UIImage(pixels: nil, content: changed, properties: properties)
  }
}
