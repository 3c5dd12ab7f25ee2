/// The path between two layers in the tree: up to their closest common ancestor and down again.
struct LayerPath: ViewTreeConfined {
  /// The layers to leave, innermost first.
  private var up: [CALayer]
  /// The layers to enter, outermost first.
  private var down: [CALayer]

  init(from source: CALayer?, to target: CALayer?) {
    up = Self.ancestors(of: source)
    down = Self.ancestors(of: target)
    while let outer = up.last, outer === down.last {
      up.removeLast()
      down.removeLast()
    }
    down.reverse()
  }

  private static func ancestors(of layer: CALayer?) -> [CALayer] {
    var ancestors: [CALayer] = []
    var next = layer
    while let layer = next {
      ancestors.append(layer)
      next = layer.parent
    }
    return ancestors
  }

  func convert(_ point: CGPoint) -> CGPoint {
    var point = point
    for layer in up {
      let move = layer.displacement
      point = layer.toSuperlayer(point) ?? CGPoint(x: point.x + move.x, y: point.y + move.y)
    }
    for layer in down {
      let move = layer.displacement
      point = layer.fromSuperlayer(point) ?? CGPoint(x: point.x - move.x, y: point.y - move.y)
    }
    return point
  }

  func convert(_ rect: CGRect) -> CGRect {
    guard !isTranslation else { return CGRect(origin: convert(rect.origin), size: rect.size) }
    let corners = CGRect(
      enclosing: convert(CGPoint(x: rect.minX, y: rect.minY)), convert(CGPoint(x: rect.maxX, y: rect.minY)),
      convert(CGPoint(x: rect.minX, y: rect.maxY)), convert(CGPoint(x: rect.maxX, y: rect.maxY)))
    return CGRect(origin: corners.origin, size: convertUpright(rect.size) ?? corners.size)
  }

  /// The size of an upright rectangle after all transforms of the path; nil unless it stays upright. It is
  /// computed from the size alone, because the difference of two corners would have the rounding errors of
  /// both.
  private func convertUpright(_ size: CGSize) -> CGSize? {
    guard size.width.isFinite, size.height.isFinite else { return nil }
    var size = size
    for layer in up where !layer.isMerelyMoved {
      guard let transform = layer.soleTransform, transform.keepsUpright else { return nil }
      size = size.extent(under: transform)
    }
    for layer in down where !layer.isMerelyMoved {
      guard let inner = layer.soleTransform?.undo(size) else { return nil }
      size = inner
    }
    return size
  }

  private var isTranslation: Bool {
    for layer in up where !layer.isMerelyMoved { return false }
    for layer in down where !layer.isMerelyMoved { return false }
    return true
  }
}
