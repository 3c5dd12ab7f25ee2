import UIKitShim

// Embedded Swift cannot pass an array of a subclass for one of its superclass.
extension [MASLayoutConstraint] {
  /// Activates every constraint, in order.
  #if !ThreadConfined
    @MainActor
  #endif
  func activateAll() {
    #if hasFeature(Embedded)
      for constraint in self { constraint.isActive = true }
    #else
      if !isEmpty { NSLayoutConstraint.activate(self) }
    #endif
  }

  /// Deactivates every constraint, in order.
  #if !ThreadConfined
    @MainActor
  #endif
  func deactivateAll() {
    #if hasFeature(Embedded)
      for constraint in self { constraint.isActive = false }
    #else
      NSLayoutConstraint.deactivate(self)
    #endif
  }
}
