/// What a layer tells the view it belongs to.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
protocol LayerOwner: CALayerDelegate {
  /// Called after a geometry property of the owner's own layer has changed, with the size that its bounds had.
  func layerGeometryDidChange(_ layer: CALayer, _ changes: LayerGeometryChanges, oldSize: CGSize)

  /// Makes the entry that a display list has just got for `layer` show the owner's content, in a box of `size`.
  func appendContent(of layer: CALayer, size: CGSize, to list: inout DisplayList)

  /// Has the owner draw what it draws itself, in a box of `size`, if that is out of date.
  func displayIfNeeded(_ layer: CALayer, size: CGSize, _ graphics: inout GraphicsStack?)

  /// Appends what the owner has drawn, behind what lies in its layer.
  func appendDrawing(of layer: CALayer, size: CGSize, to list: inout DisplayList)

  /// Makes the layers of all views in the owner that have none yet.
  func makeLayersOfSubviews()

  /// Asks for a layout with the next pass, or for one at once.
  func setNeedsLayout()
  func layoutIfNeeded()

  /// Asks for a drawing before the next frame.
  func setNeedsDisplay()

  /// Whether changes of the layer need not be asked for: a view of no subclass.
  var isPlain: Bool { get }

  /// Called after the look of the owner's layer, or of a layer without an owner below it, has changed.
  func layerAppearanceDidChange(_ layer: CALayer)

  /// The clock of the window that the owner is in.
  var animationClock: AnimationClock? { get }
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
