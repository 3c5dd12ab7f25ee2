extension CGContext {
  /// Draws a picture in a rectangle. As in Core Graphics its bottom row is where y is least. So it is upside down in the context of a view
  /// or an image, where y grows downwards, and upright in a bitmap's.
  public func draw(_ image: CGImage, in rect: CGRect) {
    guard rect.width != 0, rect.height != 0, !rect.isNull, !rect.isInfinite else { return }
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    let frame = CGRect(origin: .zero, size: rect.standardized.size)
    append(.image(DisplayList.Image(source: image, frame: frame)))
    restoreGState()
  }

  /// Draws a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer, stretched to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard layer.size.width > 0, layer.size.height > 0 else { return }
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    clip(to: CGRect(origin: .zero, size: layer.size))
    append(layer.drawing.steps)
    restoreGState()
  }

  /// Replaces the current path by the outline of the line that the stroke of it would draw.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let outline = path.copy(
      strokingWithWidth: pen.width, lineCap: pen.cap, lineJoin: pen.join, miterLimit: pen.miterLimit)
    beginPath()
    addPath(outline)
  }

  /// Whether a point is inside the current path, or on its line, as a mode draws it.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    if mode != .stroke, path.contains(point, using: rule) { return true }
    guard mode == .stroke || mode == .fillStroke || mode == .eoFillStroke else { return false }
    return path.copy(
      strokingWithWidth: pen.width, lineCap: pen.cap, lineJoin: pen.join, miterLimit: pen.miterLimit
    ).contains(point)
  }

  /// Whether a context smooths edges. Hosts always smooth them, so the value has no effect.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Whether a context may smooth edges. Hosts always smooth them, so the value has no effect.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}

/// A drawing that is made once and drawn several times.
public final class CGLayer {
  /// The size of the layer, in points.
  public let size: CGSize
  let drawing: CGContext

  /// Creates an empty layer for a context. Returns nil for a size that is not finite.
  public init?(_ context: CGContext, size: CGSize) {
    guard size.width.isFinite, size.height.isFinite else { return nil }
    self.size = size
    drawing = CGContext(measurer: context.measurer)
  }

  /// The context that draws into the layer. Its coordinates are those of the context that the layer was made for, with the origin in the
  /// layer's corner.
  public var context: CGContext? { drawing }
}

/// How the pixels of a drawn picture are computed from those of the picture. Hosts compute them in the same way for each value.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the host does by itself.
  case `default` = 0
  /// From the nearest one.
  case none = 1
  /// Fast.
  case low = 2
  /// Between the others.
  case medium = 4
  /// Well.
  case high = 3
}
