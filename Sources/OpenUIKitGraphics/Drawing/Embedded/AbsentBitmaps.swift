// Pages have no contexts with pixels.
extension CGContext {
  func drawingDidChange() {}
}
