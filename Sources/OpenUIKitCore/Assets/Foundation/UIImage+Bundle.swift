extension UIImage {
  /// Makes the picture with a name for given traits, or for those of its view if they are nil; nil if there is none. The
  /// bundle is not used: the host has one source of pictures.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = UIImage.found(name) else { return nil }
    self.init(traitCollection.flatMap { found.content?.variant(for: $0) } ?? found)
  }

  /// Makes the picture with a name and a configuration, whose traits choose the variant; nil if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }
}
