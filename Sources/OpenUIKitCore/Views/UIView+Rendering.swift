extension CALayer {
  /// Draws the layer and its sublayers into a context, in the coordinates of the layer's bounds, as they are visible now.
  public final func render(in context: CGContext) {
    var recorder = DisplayListRecorder()
    let list = recorder.record(self)
    // The recorder has overwritten the layers' places for the window's recorder.
    setNeedsRecording()
    guard !list.entries.isEmpty else { return }
    context.saveGState()
    context.translateBy(x: bounds.minX, y: bounds.minY)
    context.append(.list(list))
    context.restoreGState()
  }
}

extension UIView {
  /// Draws the view and its subviews into a rectangle of the current graphics context, after a pending layout if requested.
  /// Returns false without a context.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterScreenUpdates { layoutIfNeeded() }
    guard bounds.width > 0, bounds.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
