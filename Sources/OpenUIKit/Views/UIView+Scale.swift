extension UIView {
  /// Pixels per point for what the view draws: those of its window unless set. Drawings are kept as paths, which are sharp
  /// at any scale, so it only says what code that draws hairlines wants to know.
  public var contentScaleFactor: CGFloat {
    get { scaleStorage ?? hostScale }
    set { scaleStorage = newValue.isFinite && newValue > 0 ? newValue : nil }
  }

  /// The view whose last baseline stands for this one's; deprecated by Apple in favour of `forLastBaselineLayout`.
  public func forBaselineLayout() -> UIView { forLastBaselineLayout }
}
