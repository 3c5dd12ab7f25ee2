extension LayerOwner {
  /// An owner without content of its own adds nothing.
  func appendContent(of layer: CALayer, size: CGSize, to list: inout DisplayList) {}

  /// Does nothing by default.
  func displayIfNeeded(_ layer: CALayer, size: CGSize, _ graphics: inout GraphicsStack?) {}

  /// Does nothing by default.
  func appendDrawing(of layer: CALayer, size: CGSize, to list: inout DisplayList) {}
}
