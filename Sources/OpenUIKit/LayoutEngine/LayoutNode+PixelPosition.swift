/// Where views lie on the window's pixels.
#if !ThreadConfined
  @MainActor
#endif
extension LayoutNode {
  /// Where the view lies in the window, exactly and as drawn. Constant for views the engine has placed, else linear
  /// in the distance to the next one above.
  var pixelPosition: PixelPosition {
    if let placedPosition { return placedPosition }
    guard var above = record.container else { return PixelPosition() }
    var position = origin
    while true {
      if let placed = above.placedPosition {
        position += placed.actual
        break
      }
      guard let next = above.record.container else { break }
      position += above.origin
      above = next
    }
    return PixelPosition(exact: position, actual: position)
  }

  /// Where the engine has placed the view in the window; nil for views that it does not place.
  private var placedPosition: PixelPosition? {
    guard record.flags.contains(.placedByConstraints), record.container != nil else { return nil }
    return engine?.items.pixelPosition(at: slot)
  }

  /// Where the view, before its transform, begins in its superview.
  var origin: SIMD2<Double> {
    let layer = record.layer?.takeUnretainedValue()
    let origin = layer?.untransformedFrame.origin ?? placeWithoutLayer.frame.origin
    return SIMD2(origin.x, origin.y)
  }
}
