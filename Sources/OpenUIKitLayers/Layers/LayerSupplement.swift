/// Provides layout and content of a layer beyond those of its class and its view. This class does nothing.
/// The members that need it create its subclass, so that programs without them do not contain its code.
class LayerSupplement: ViewTreeConfined {
  /// Whether the layer has to be displayed before it is shown.
  var isStale = false

  nonisolated init() {}

  func layoutSublayers(of layer: CALayer) {}
  func display(_ layer: CALayer) {}
  func draw(_ layer: CALayer, in context: CGContext) {}
  func sizeDidChange(of layer: CALayer) {}

  /// Adds the layer's contents to the last entry of a display list.
  func appendContents(of shown: CALayer, to list: inout DisplayList) {}

  /// Appends the layer's drawing.
  func appendDrawing(of shown: CALayer, to list: inout DisplayList) {}
}

extension CALayer {
  /// Carries out the requests before the layer is shown.
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
