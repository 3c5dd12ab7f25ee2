@_spi(Layout) import OpenUIKitGraphics

/// The positions of views on the window's pixels.
extension LayoutNode {
  /// The view's position in the window, exact and rounded. Constant for views that the engine has placed,
  /// otherwise linear in the distance to the closest such ancestor.
  var pixelPosition: PixelPosition {
    if let placedPosition { return placedPosition }
    guard var above = state.container else { return PixelPosition() }
    var position = origin
    while true {
      if let placed = above.placedPosition {
        position += placed.actual
        break
      }
      guard let next = above.state.container else { break }
      position += above.origin
      above = next
    }
    return PixelPosition(exact: position, actual: position)
  }

  /// The position of a view that the engine has placed; nil for other views.
  private var placedPosition: PixelPosition? {
    guard state.flags.contains(.placedByConstraints), state.container != nil else { return nil }
    return engine?.items.pixelPosition(at: slot)
  }

  /// The origin of the view in its superview, without its transform.
  var origin: SIMD2<Double> {
    guard let item = record.item else { return geometry.position - 0.5 * geometry.size }
    let origin = item.layoutRectangle.origin
    return SIMD2(origin.x, origin.y)
  }
}
