import OpenUIKitGraphics

extension UIImage {
  /// Creates the symbol with a name of SF Symbols, such as `heart.fill`. Returns nil for an unknown name.
  ///
  /// The symbols are drawn from Tabler Icons. Their names, sizes and baselines are those of SF Symbols, and their forms
  /// are similar. The most used symbols are known.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the symbol with a name, and with a size, weight and colours. Returns nil for an unknown name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = Symbol(named: name) else { return nil }
    let values = (configuration as? SymbolConfiguration)?.values
    let content = SymbolImage(
      symbol, named: name, values ?? SymbolConfiguration.Values(), traits: configuration?.traitCollection)
    let scale = UITraitCollection.current.displayScale
    let properties = ImageProperties(scale: scale > 0 ? scale : UITraitCollection.defaultDisplayScale)
    self.init(pixels: nil, content: content, properties: content.properties(properties))
  }

  /// Creates the symbol with a name, with the size of text styles in given traits. Returns nil for an unknown name.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(
      systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }
}
