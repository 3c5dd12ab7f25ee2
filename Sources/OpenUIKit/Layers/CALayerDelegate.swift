/// What a layer asks for its layout and its content. Every method may be left out.
///
/// A view is the delegate of its layer; another layer keeps its delegate weakly.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its content, as a rule by setting `contents`. One that leaves it out is asked to draw.
  func display(_ layer: CALayer)

  /// Draws the layer's content, in points of its own coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before the layer is drawn.
  func layerWillDraw(_ layer: CALayer)

  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)

  #if !hasFeature(Embedded)
    /// What a change of the property that `event` names sets off: `NSNull` for nothing, nil to go on asking.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  #endif
}

extension CALayerDelegate {
  /// Has the layer draw itself, unless the delegate implements it.
  public func display(_ layer: CALayer) { layer.drawIntoDisplay() }
  /// Does nothing unless the delegate implements it.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing unless the delegate implements it.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing unless the delegate implements it.
  public func layoutSublayers(of layer: CALayer) {}

  #if !hasFeature(Embedded)
    /// Goes on asking unless the delegate implements it.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  #endif
}
