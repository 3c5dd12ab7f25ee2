extension UIView {
  /// The scale that was set for the view's drawing, or its window's.
  var scaleOfContent: CGFloat { scaleStorage ?? hostScale }
}
