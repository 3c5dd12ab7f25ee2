import CCairo
import OpenUIKitGraphics

/// A Cairo surface with a context to draw on it. Use it on one thread at a time.
final class Canvas {
  let surface: OpaquePointer
  let context: OpaquePointer
  /// Pixels per point, for content that is drawn as pixels first: shadows and projected layers.
  let scale: CGFloat

  /// Creates a canvas that owns a surface.
  init(surface: OpaquePointer, scale: CGFloat) {
    self.surface = surface
    self.scale = scale
    context = cairo_create(surface)
    // Curves become lines. At this tolerance the difference is not visible.
    cairo_set_tolerance(context, 0.02)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Creates a canvas with clear pixels.
  convenience init(width: Int, height: Int, scale: CGFloat, format: cairo_format_t = CAIRO_FORMAT_ARGB32)
    throws(CairoError)
  {
    guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw .outOfMemory(width: width, height: height) }
    self.init(surface: surface, scale: scale)
  }

  var width: Int { Int(cairo_image_surface_get_width(surface)) }
  var height: Int { Int(cairo_image_surface_get_height(surface)) }

  /// The number of pixels; 0 for a page of a PDF or an SVG.
  var pixelCount: Int { isVector ? 0 : width * height }

  /// Calls `body` with the pixels in Cairo's format. Cairo's state is synchronised before and after.
  func withPixels<Result>(_ body: (PixelRows) -> Result) -> Result {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    let rows = PixelRows(
      base: UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)!),
      bytesPerRow: Int(cairo_image_surface_get_stride(surface)), width: width, height: height)
    return body(rows)
  }
}
