extension UITraitOverrides {
  /// The traits that a collection states; none without one.
  init(of collection: UITraitCollection?) {
    self.init()
    if let collection { values = collection.values }
  }
}

extension UITraitOverrides {
  /// Whether a trait is set.
  public func contains(_ trait: UITrait) -> Bool { !values.isSame(trait, in: TraitValues.unspecified) }

  /// Leaves a trait to the surroundings again.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
