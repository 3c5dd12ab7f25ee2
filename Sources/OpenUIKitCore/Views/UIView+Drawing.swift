@_spi(Layout) import OpenUIKitLayout

extension UIView {
  /// Draws the view if necessary.
  package func displayIfNeeded(_ layer: CALayer, size: CGSize, _ graphics: inout GraphicsStack?) {
    guard layer === self.layer, !layoutFlags.contains(.drawsNothing) else { return }
    guard !isKnownToDrawNothing else {
      layoutFlags.insert(.drawsNothing)
      return
    }
    guard drawing.map({ $0.isStale || (contentMode == .redraw && $0.size != size) }) ?? true else { return }
    let stack = graphics ?? GraphicsScope.stack
    graphics = stack
    display(size, stack)
  }

  /// Appends the view's drawing to a list.
  package func appendDrawing(of layer: CALayer, size: CGSize, to list: inout DisplayList) {
    guard layer === self.layer, let drawing, !drawing.isEmpty else { return }
    drawing.append(to: &list, drawing.placement(contentMode.placement, in: size, roundingTo: hostScale))
  }

  /// Displays layer and view: they draw, or an override of `display` sets the layer's contents.
  private func display(_ size: CGSize, _ stack: GraphicsStack) {
    layoutFlags.remove(.calledBaseDisplay)
    layer.display()
    if layoutFlags.contains(.calledBaseDisplay) { return draw(size, stack) }
    keep([], size)
  }

  /// Draws the view. A view that draws nothing is skipped until `setNeedsDisplay()`.
  private func draw(_ size: CGSize, _ stack: GraphicsStack) {
    layoutFlags.remove(.calledBaseDraw)
    let context = stack.begin(measurer: hostMeasurer, origin: bounds.origin)
    layerWillDraw(layer)
    #if hasFeature(Embedded)
      traitCollection.performAsCurrent { layer.draw(in: context) }
    #else
      traitCollection.performAsCurrent { layer.drawContent(in: context) }
    #endif
    let steps = stack.end()
    let reachedBase = layoutFlags.contains(.calledBaseDraw)
    if steps.isEmpty && reachedBase { layoutFlags.insert(.drawsNothing) }
    guard !steps.isEmpty || !reachedBase || drawing != nil else { return }
    keep(steps, size)
  }

  private func keep(_ steps: [DrawingStep], _ size: CGSize) {
    let own = drawing ?? LayerDrawing()
    own.keep(steps, size: size)
    drawing = own
  }
}

extension UIView {
  /// Calls `draw(_:)` with `context` as the current context.
  func drawOwnContent(in context: CGContext) {
    #if hasFeature(Embedded)
      let area = bounds
    #else
      let area = (layer as? CATiledLayer)?.currentTile ?? bounds
    #endif
    guard !context.isPresent else { return draw(area) }
    UIGraphicsPushContext(context)
    draw(area)
    UIGraphicsPopContext()
  }
}
