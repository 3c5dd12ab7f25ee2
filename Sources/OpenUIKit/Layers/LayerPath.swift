/// The way from one layer's coordinates to another's: up to their closest common ancestor and down again.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
struct LayerPath {
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
    return CGRect(
      enclosing: convert(CGPoint(x: rect.minX, y: rect.minY)), convert(CGPoint(x: rect.maxX, y: rect.minY)),
      convert(CGPoint(x: rect.minX, y: rect.maxY)), convert(CGPoint(x: rect.maxX, y: rect.maxY)))
  }

  private var isTranslation: Bool {
    up.allSatisfy { $0.isMerelyMoved } && down.allSatisfy { $0.isMerelyMoved }
  }
}
