extension CGContext {
  /// The start of the baseline of the next line that `CTLineDraw` draws, in the coordinates of the context.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }
}
