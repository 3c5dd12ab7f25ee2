extension UIView {
  /// Calls a closure whenever a size class of the view changes. The view retains the closure.
  package func registerForSizeClassChanges(_ handler: @escaping () -> Void) {
    ownTraitRecord().observers.append(
      TraitObserver(
        isConcerned: {
          $0.horizontalSizeClass != $1.horizontalSizeClass || $0.verticalSizeClass != $1.verticalSizeClass
        },
        handler: { _ in handler() }))
  }
}
