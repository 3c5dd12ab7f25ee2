// Layers of pages have no animations and no actions of their own.
extension CALayer {
  var hasPendingAnimations: Bool { false }
  var isChangedPlainly: Bool { true }
  var appendsSublayers: Bool { false }

  func beginPendingAnimations() {}
  func discardPendingAnimations() {}
  func runOwnAction(for property: AnimatedProperty) -> Bool { false }
}
