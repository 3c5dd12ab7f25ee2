/// The object that lays out a layer and provides its content. All methods are optional.
///
/// A view is the delegate of its layer. Other layers reference their delegate weakly.
public protocol CALayerDelegate: NSObjectProtocol, ViewTreeConfined {
  /// Provides the layer's content, usually by setting `contents`. Without an implementation the layer draws.
  func display(_ layer: CALayer)

  /// Draws the layer's content, in points of its own coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before the layer is drawn.
  func layerWillDraw(_ layer: CALayer)

  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)

  #if !hasFeature(Embedded)
    /// The action of a change of the property named `event`: `NSNull` for none, nil to continue the search.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  #endif
}

extension CALayerDelegate {
  /// Draws the layer.
  public func display(_ layer: CALayer) { layer.drawIntoDisplay() }
  /// Does nothing unless the delegate implements it.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing unless the delegate implements it.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing unless the delegate implements it.
  public func layoutSublayers(of layer: CALayer) {}
}
