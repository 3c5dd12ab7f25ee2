extension UIView {
  /// Passes a conflict to the window, or to standard error for a tree without one.
  func report(_ conflict: UnsatisfiableConstraints) {
    guard let window else { return printError(conflict.message) }
    window.unsatisfiableConstraintsHandler(conflict)
  }

  /// Passes a refused value to the window, or to standard error for a tree without one.
  func report(_ error: LayoutError) {
    guard let window else { return printError(error.description) }
    window.layoutErrorHandler(error)
  }
}
