extension UIViewController {
  /// The traits that were set for the controller; nil for none.
  final var determinedTraits: TraitValues? { traitRecord?.overrides.values }
}
