import CCairo
import OpenUIKitGraphics

// A shadow is a mask: the shape in a grid of alpha values, blurred and painted in the shadow's colour. The
// grid is as coarse as the blur allows, so that large blurs do not cost more than small ones.

extension Painter {
  /// Paints the shadow of a path, or of an entry's filled box. The shadow of a silhouette needs the finished
  /// picture.
  func paintShadow(
    _ shadow: DisplayList.Shadow, of entry: DisplayList.Entry, opacity: CGFloat
  ) throws(CairoError) {
    if let path = shadow.path { return try paintShadow(shadow, ofPath: path, opacity: opacity) }
    guard entry.fill.isVisible else { return }
    let strength = opacity * CGFloat(entry.fill.alpha)
    let shape = ShadowMaskCache.Shape.box(
      width: entry.size.width, height: entry.size.height, radius: entry.cornerRadius,
      corners: entry.roundedCorners.rawValue, isContinuous: entry.hasContinuousCorners)
    try paintShadow(shadow, shape, of: entry.box, strength: strength, density: deviceScale) { mask in
      mask.addRoundedRectangle(
        entry.box, radius: entry.cornerRadius, corners: entry.roundedCorners,
        isContinuous: entry.hasContinuousCorners)
      cairo_set_source_rgba(mask, 0, 0, 0, 1)
      cairo_fill(mask)
    }
  }

  private func paintShadow(
    _ shadow: DisplayList.Shadow, ofPath path: [DisplayList.PathElement], opacity: CGFloat
  ) throws(CairoError) {
    let reach = path.reach
    guard !reach.isNull else { return }
    let shape = ShadowMaskCache.Shape(path)
    try paintShadow(shadow, shape, of: reach, strength: opacity, density: deviceScale) { mask in
      mask.addPath(path)
      cairo_set_source_rgba(mask, 0, 0, 0, 1)
      cairo_fill(mask)
    }
  }

  /// Paints the shadow of a picture's whole content.
  func paintShadow(
    _ shadow: DisplayList.Shadow, ofSilhouette picture: OpaquePointer, opacity: CGFloat
  ) throws(CairoError) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let shape = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    try paintShadow(shadow, nil, of: shape, strength: opacity, density: deviceScale) { mask in
      cairo_set_source(mask, picture)
      cairo_paint(mask)
    }
  }

  /// Pixels per point with the current transform.
  var deviceScale: CGFloat {
    let matrix = canvas.matrix
    return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot() * canvas.rasterDensity
  }

  /// A shadow larger or farther away than this, in points, is not visible.
  private static let mostReach: CGFloat = 1e6

  /// - Parameters:
  ///   - key: The shape, by which its blurred mask is kept; nil for one that is not kept.
  ///   - shape: The rectangle around it.
  private func paintShadow(
    _ shadow: DisplayList.Shadow, _ key: ShadowMaskCache.Shape?, of shape: CGRect, strength: CGFloat,
    density: CGFloat, draw: (_ mask: OpaquePointer) -> Void
  ) throws(CairoError) {
    // A matrix that is not invertible puts Cairo's context into an error state, in which it draws nothing
    // more.
    let lengths = [shadow.radius, shadow.offset.width, shadow.offset.height]
    guard lengths.allSatisfy({ $0.magnitude <= Self.mostReach }), density > 0, density.isFinite else {
      return
    }
    // With six grid cells per standard deviation the grid is not visible.
    let cells = shadow.radius * density > 6 ? 6 / shadow.radius : density
    let blur = Blur(deviation: shadow.radius * cells)
    let rim = CGFloat(blur.reach + 1)
    let known = key.map { ShadowMaskCache.Key(shape: $0, radius: shadow.radius, cells: cells) }
    let mask: Canvas
    if let known, let kept = shadows.mask(known) {
      mask = kept
    } else {
      guard let made = try makeMask(of: shape, cells: cells, rim: rim, blur, draw) else { return }
      if let known { shadows.keep(made, of: known) }
      mask = made
    }

    cairo_save(context)
    cairo_translate(context, shadow.offset.width + shape.minX, shadow.offset.height + shape.minY)
    cairo_scale(context, 1 / cells, 1 / cells)
    cairo_translate(context, -rim, -rim)
    let pattern = cairo_pattern_create_for_surface(mask.surface)!
    paint(shadow.color, opacity: strength, through: pattern)
    cairo_pattern_destroy(pattern)
    cairo_restore(context)
  }

  /// The blurred mask of a shape; nil for one of too many cells.
  private func makeMask(
    of shape: CGRect, cells: CGFloat, rim: CGFloat, _ blur: Blur, _ draw: (_ mask: OpaquePointer) -> Void
  ) throws(CairoError) -> Canvas? {
    let (columns, rows) = (
      (shape.width * cells + 2 * rim).rounded(.up), (shape.height * cells + 2 * rim).rounded(.up)
    )
    guard columns < 32767, rows < 32767 else { return nil }
    let mask = try Canvas(width: Int(columns), height: Int(rows), scale: cells, format: CAIRO_FORMAT_A8)
    cairo_translate(mask.context, rim, rim)
    cairo_scale(mask.context, cells, cells)
    cairo_translate(mask.context, -shape.minX, -shape.minY)
    draw(mask.context)
    mask.withPixels(blur.apply)
    return mask
  }
}
