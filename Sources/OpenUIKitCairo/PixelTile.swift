import CCairo
import OpenUIKitGraphics

/// A copy of a part of a picture, for hosts whose window system paints with Cairo.
package final class PixelTile {
  private let canvas: Canvas

  /// Copies an area of a picture. Returns nil without memory.
  package init?(of area: PixelArea, in buffer: PixelBuffer) {
    guard let canvas = try? Canvas(width: area.width, height: area.height, scale: 1) else { return nil }
    self.canvas = canvas
    buffer.canvas.withPixels { source in
      canvas.withPixels { target in
        for y in 0..<area.height {
          target.colors(y).update(from: source.colors(area.top + y) + area.left, count: area.width)
        }
      }
    }
  }

  /// Paints the pixels into a rectangle of a context of Cairo's.
  package func paint(on context: OpaquePointer, into rectangle: CGRect) {
    guard rectangle.width > 0, rectangle.height > 0 else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, rectangle.minX, rectangle.minY)
    cairo_scale(
      context, rectangle.width / CGFloat(canvas.width), rectangle.height / CGFloat(canvas.height))
    cairo_set_source_surface(context, canvas.surface, 0, 0)
    // Repeats the outermost pixels. Otherwise neighbouring tiles would have a seam where the window is not at whole pixels.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_rectangle(context, 0, 0, Double(canvas.width), Double(canvas.height))
    cairo_fill(context)
  }
}
