extension UIResponder {
  /// Elements of pages have no outline.
  var frameOfAccessibilityPath: CGRect? { nil }
}
