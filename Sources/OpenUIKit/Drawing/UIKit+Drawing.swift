// Drawing into the current graphics context. Without one, nothing is drawn.

extension UIBezierPath {
  func draw(filledAt opacity: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(
      cgPath, fills: true, usesEvenOddRule: usesEvenOddFillRule, pen: nil, opacity: opacity)
  }

  func draw(strokedAt opacity: CGFloat) {
    let pen = CGContext.Pen(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit, dashes: dashPattern,
      dashPhase: dashPhase)
    UIGraphicsGetCurrentContext()?.draw(
      cgPath, fills: false, usesEvenOddRule: false, pen: pen, opacity: opacity)
  }
}

/// How drawing combines with the background.
public enum CGBlendMode: Int32, Sendable {
  /// It covers the background in proportion to its opacity.
  case normal = 0
}
