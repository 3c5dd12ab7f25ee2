// Drawing into the context of the view that is being drawn. Outside of one, nothing is drawn.

extension UIColor {
  /// Makes this the colour of fills and lines.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the colour of lines.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
  /// Fills the path with the present fill colour.
  public func fill() { fill(opacity: 1) }

  /// Draws a line along the path with the present stroke colour, as the path's own properties say.
  public func stroke() { stroke(opacity: 1) }

  /// Fills the path with the present fill colour at an opacity of 0...1. Of the blend modes there is the usual one.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill(opacity: alpha) }

  /// Draws a line along the path with the present stroke colour at an opacity of 0...1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke(opacity: alpha) }

  /// Lets what follows be seen inside the path only.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: cgPath, usesEvenOddRule: usesEvenOddFillRule)
  }

  private func fill(opacity: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(
      cgPath, fills: true, usesEvenOddRule: usesEvenOddFillRule, pen: nil, opacity: opacity)
  }

  private func stroke(opacity: CGFloat) {
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

extension UIImage {
  /// Draws the picture with its top left corner at a point, in its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the whole picture into a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the whole picture into a rectangle, at an opacity of 0...1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let cgImage else { return }
    UIGraphicsGetCurrentContext()?.append(
      .image(DisplayList.Image(source: cgImage, frame: rect)), opacity: alpha)
  }
}
