extension LayerOwner {
  /// An owner without content of its own adds nothing.
  func appendContent(of layer: CALayer, size: CGSize, to list: inout DisplayList) {}
}
