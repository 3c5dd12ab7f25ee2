import CCairo
import OpenUIKitGraphics

extension Painter {
  /// Fills an entry's rounded box with a gradient.
  func paintGradient(
    _ gradient: DisplayList.Gradient, in entry: DisplayList.Entry, opacity: CGFloat
  ) throws(CairoError) {
    switch gradient.kind {
    case .axial:
      let (start, end) = (gradient.start, gradient.end)
      paint(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient.stops, in: entry, opacity)
    case .radial: paintRadial(gradient, in: entry, opacity: opacity)
    case .conic: try paintConic(gradient, in: entry, opacity: opacity)
    }
  }

  /// Paints a gradient of circles of radius 1, which a matrix turns into ellipses.
  private func paintRadial(
    _ gradient: DisplayList.Gradient, in entry: DisplayList.Entry, opacity: CGFloat
  ) {
    let (across, down) = (
      abs(gradient.end.x - gradient.start.x), abs(gradient.end.y - gradient.start.y)
    )
    guard across > 0, down > 0 else {
      if let last = gradient.stops.last { setSource(last.color, opacity: opacity) }
      return fillBox(of: entry)
    }
    let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
    var matrix = cairo_matrix_t(
      xx: 1 / across, yx: 0, xy: 0, yy: 1 / down, x0: -gradient.start.x / across, y0: -gradient.start.y / down
    )
    cairo_pattern_set_matrix(pattern, &matrix)
    paint(pattern, gradient.stops, in: entry, opacity)
  }

  /// Takes ownership of a pattern, adds its colours and fills the box with it.
  private func paint(
    _ pattern: OpaquePointer?, _ stops: [DisplayList.Gradient.Stop], in entry: DisplayList.Entry,
    _ opacity: CGFloat
  ) {
    defer { cairo_pattern_destroy(pattern) }
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(stop.color.red), Double(stop.color.green), Double(stop.color.blue),
        Double(stop.color.alpha) * opacity)
    }
    cairo_set_source(context, pattern)
    fillBox(of: entry)
  }

  private func fillBox(of entry: DisplayList.Entry) {
    addBox(entry, inset: 0)
    cairo_fill(context)
  }

  /// Paints a conic gradient as pixels, because Cairo has none.
  private func paintConic(
    _ gradient: DisplayList.Gradient, in entry: DisplayList.Entry, opacity: CGFloat
  ) throws(CairoError) {
    let density = deviceScale
    let (columns, rows) = (
      (entry.size.width * density).rounded(.up), (entry.size.height * density).rounded(.up)
    )
    guard columns >= 1, rows >= 1, columns < 32767, rows < 32767, gradient.isSomewhere else { return }
    let picture = try Canvas(width: Int(columns), height: Int(rows), scale: density)
    let sweep = ConicSweep(gradient, density: density)
    picture.withPixels(sweep.paint)

    let pattern = cairo_pattern_create_for_surface(picture.surface)
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(xx: density, yx: 0, xy: 0, yy: density, x0: 0, y0: 0)
    cairo_pattern_set_matrix(pattern, &matrix)
    // Repeats the outermost pixels. Otherwise the edge of the box would be blended with transparency.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    addBox(entry, inset: 0)
    cairo_save(context)
    cairo_clip(context)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }
}

extension DisplayList.Gradient {
  /// Whether the gradient's points are finite. Other gradients are not drawn.
  fileprivate var isSomewhere: Bool {
    start.x.isFinite && start.y.isFinite && end.x.isFinite && end.y.isFinite
  }
}
