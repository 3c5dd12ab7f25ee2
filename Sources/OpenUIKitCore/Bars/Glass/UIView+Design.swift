extension UIView {
  /// Whether the view has the design of iOS 26.
  package final var isGlass: Bool { traitCollection.design == .liquidGlass }

  /// Whether a change of traits changed the design.
  package final func hasOtherDesign(than previous: UITraitCollection?) -> Bool {
    (previous ?? .detached).design != traitCollection.design
  }
}
