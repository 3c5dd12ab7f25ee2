extension LayerOwner {
  /// An owner without content of its own adds nothing.
  func appendContent(of layer: CALayer, size: CGSize, to list: inout DisplayList) {}

  /// An owner that draws nothing itself adds nothing.
  func displayIfNeeded(_ layer: CALayer, size: CGSize, _ graphics: inout GraphicsStack?) {}

  /// An owner that draws nothing itself adds nothing.
  func appendDrawing(of layer: CALayer, size: CGSize, to list: inout DisplayList) {}
}
