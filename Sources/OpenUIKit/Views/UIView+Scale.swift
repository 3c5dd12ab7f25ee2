extension UIView {
  /// The scale that was set for what the view draws, or its window's.
  var scaleOfContent: CGFloat { scaleStorage ?? hostScale }
}
