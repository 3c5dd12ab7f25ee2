extension UIColor {
  /// Creates the colour with a name for given traits, or for those of the view if they are nil. The bundle is not used:
  /// the host has one source of colours.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = UIColor.found(name) else { return nil }
    self.init(traitCollection.map { found.resolvedColor(with: $0) } ?? found)
  }
}
