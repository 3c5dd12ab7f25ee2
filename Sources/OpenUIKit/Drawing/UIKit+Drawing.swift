// Drawing into the context of the view that is being drawn. Outside of one, nothing is drawn.

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

/// How what is drawn combines with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// It covers what is there as far as it is opaque.
  case normal = 0
}
