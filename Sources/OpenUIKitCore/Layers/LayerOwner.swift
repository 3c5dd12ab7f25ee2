/// The notifications and requests of a layer to its view.
protocol LayerOwner: CALayerDelegate {
  /// Called after a geometry property of the owner's own layer has changed, with the former size of its
  /// bounds.
  func layerGeometryDidChange(_ layer: CALayer, _ changes: LayerGeometryChanges, oldSize: CGSize)

  /// Reports a position or bounds that are not finite. The owner's layer keeps its geometry.
  func reportRefusedGeometry()

  /// Adds the owner's content in a box of `size` to the last entry of a display list, which is that of
  /// `layer`.
  func appendContent(of layer: CALayer, size: CGSize, to list: inout DisplayList)

  /// Draws the owner's own drawing in a box of `size`, if it is out of date.
  func displayIfNeeded(_ layer: CALayer, size: CGSize, _ graphics: inout GraphicsStack?)

  /// Appends the owner's drawing, behind the sublayers of its layer.
  func appendDrawing(of layer: CALayer, size: CGSize, to list: inout DisplayList)

  /// Whether the owner never adds content to its layer.
  var hasNoContent: Bool { get }

  /// Requests a layout in the next pass, or at once.
  func setNeedsLayout()
  func layoutIfNeeded()

  /// Asks for a drawing before the next frame.
  func setNeedsDisplay()

  /// Whether actions for changes of the layer have to be looked up: true for a view whose class may override
  /// the method that provides them.
  var mayProvideActions: Bool { get }

  /// The clock of the owner's window.
  var animationClock: AnimationClock? { get }
}

extension LayerOwner {
  /// An owner without content of its own adds nothing.
  func appendContent(of layer: CALayer, size: CGSize, to list: inout DisplayList) {}

  /// Does nothing by default.
  func displayIfNeeded(_ layer: CALayer, size: CGSize, _ graphics: inout GraphicsStack?) {}

  /// Does nothing by default.
  func appendDrawing(of layer: CALayer, size: CGSize, to list: inout DisplayList) {}
}

/// Which parts of a layer's geometry have changed.
struct LayerGeometryChanges: OptionSet {
  let rawValue: UInt8

  static let position = LayerGeometryChanges(rawValue: 1 << 0)
  static let boundsOrigin = LayerGeometryChanges(rawValue: 1 << 1)
  static let boundsSize = LayerGeometryChanges(rawValue: 1 << 2)
  static let transform = LayerGeometryChanges(rawValue: 1 << 3)
  static let anchorPoint = LayerGeometryChanges(rawValue: 1 << 4)
}
