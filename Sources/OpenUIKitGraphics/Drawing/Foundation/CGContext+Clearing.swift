extension CGContext {
  /// Makes a rectangle transparent within the clip.
  public func clear(_ rect: CGRect) {
    saveGState()
    setBlendMode(.clear)
    setAlpha(1)
    setFillColor(CGColor(gray: 0, alpha: 1))
    fill(rect)
    restoreGState()
  }
}
