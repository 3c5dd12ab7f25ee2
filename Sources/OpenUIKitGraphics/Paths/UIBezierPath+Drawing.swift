// Drawing into the current graphics context. Without one, nothing is drawn.

extension UIBezierPath {
  /// Draws with a blend mode.
  func blending(_ mode: CGBlendMode, _ draw: () -> Void) {
    #if hasFeature(Embedded)
      draw()
    #else
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      context?.setBlendMode(mode)
      draw()
      context?.restoreGState()
    #endif
  }

  package func draw(filledAt opacity: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(
      cgPath, fills: true, usesEvenOddRule: usesEvenOddFillRule, pen: nil, opacity: opacity)
  }

  package func draw(strokedAt opacity: CGFloat) {
    let pen = CGContext.Pen(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit, dashes: dashPattern,
      dashPhase: dashPhase)
    UIGraphicsGetCurrentContext()?.draw(
      cgPath, fills: false, usesEvenOddRule: false, pen: pen, opacity: opacity)
  }
}
