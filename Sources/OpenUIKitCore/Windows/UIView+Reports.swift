extension UIView {
  package func conflictsDidChange(in engine: LayoutEngine) {
    // A page for release without a handler prints nothing, and does not contain the code.
    if describesInWords { return engine.reportConflicts() }
    window?.conflictReporter?(engine)
  }

  /// Passes a conflict to the window, or to standard error for a tree without one.
  package func report(_ conflict: UnsatisfiableConstraints) {
    guard let window else { return printError(conflict.message) }
    window.unsatisfiableConstraintsHandler(conflict)
  }

  /// Passes a refused value to the window, or to standard error for a tree without one.
  package func report(_ error: LayoutError) {
    guard let window else { return printError(error.description) }
    window.layoutErrorHandler(error)
  }
}

extension UIView {
  /// Reports a position or bounds that are not finite. The view keeps its geometry.
  package func reportRefusedGeometry() {
    report(LayoutError(.notFinite, item: describesInWords ? layoutDescription : nil))
  }
}
