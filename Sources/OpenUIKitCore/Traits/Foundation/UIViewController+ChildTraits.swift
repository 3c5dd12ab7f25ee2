extension UIViewController {
  /// The traits that were set for the controller; nil for none.
  final var setTraits: TraitValues? { traitRecord?.overrides.values }

  /// The traits that the controller and its parent determine; nil for none.
  final var determinedTraits: TraitValues? {
    guard let parent, let forced = parent.overrideTraitCollection(forChild: self)?.values else {
      return setTraits
    }
    var result = setTraits ?? .unspecified
    result.formUnion(forced)
    return result
  }
}
