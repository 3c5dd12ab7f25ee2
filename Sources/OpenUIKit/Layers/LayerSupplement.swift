/// What gives a layer layout and content beside those of its kind and its view. This class does nothing; the one that
/// does is made by the members that need it, so that programs without them do without its code.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
class LayerSupplement {
  /// Whether the layer has to be displayed before it is shown.
  var isStale = false

  nonisolated init() {}

  func layoutSublayers(of layer: CALayer) {}
  func display(_ layer: CALayer) {}
  func draw(_ layer: CALayer, in context: CGContext) {}
  func sizeDidChange(of layer: CALayer) {}

  /// Makes the entry that a display list has just got for the layer show the layer's contents.
  func appendContents(of shown: CALayer, to list: inout DisplayList) {}

  /// Appends what was drawn into the layer.
  func appendDrawing(of shown: CALayer, to list: inout DisplayList) {}
}

extension CALayer {
  /// Does what was asked for before the layer is shown.
  func getReadyToShow() {
    if awaitsLayout {
      awaitsLayout = false
      layoutSublayers()
    }
    if let supplement = attributes?.supplement, supplement.isStale {
      supplement.isStale = false
      display()
    }
  }
}
