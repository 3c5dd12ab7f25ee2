import CCairo
import OpenUIKitGraphics

extension Painter {
  /// Paints a picture into its rectangle, or a colour with the picture as a stencil.
  func paintImage(_ image: DisplayList.Image, opacity: CGFloat) throws(CairoError) {
    let frame = image.frame
    guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return }
    let surface = try pictures.surface(for: image.source)
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_rectangle(context, frame.minX, frame.minY, frame.width, frame.height)
    cairo_clip(context)
    cairo_translate(context, frame.minX, frame.minY)
    cairo_scale(
      context, frame.width / CGFloat(image.source.width), frame.height / CGFloat(image.source.height))

    let pattern = cairo_pattern_create_for_surface(surface)
    defer { cairo_pattern_destroy(pattern) }
    // Repeats the outermost pixels. Otherwise the edge of the rectangle would be blended with transparency.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    if image.tint.isVisible {
      paint(image.tint, opacity: opacity, through: pattern!)
    } else {
      cairo_set_source(context, pattern)
      cairo_paint_with_alpha(context, opacity)
    }
  }
}

extension Canvas {
  /// Whether the output has glyphs and shapes instead of pixels.
  var isVector: Bool { isSVG || cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_PDF }

  /// Whether the output is an SVG document.
  var isSVG: Bool { cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_SVG }
}
