import CCairo
import OpenUIKitGraphics

extension Painter {
  /// Paints lines of text at the positions of their layout.
  func paintText(_ text: DisplayList.Text, opacity: CGFloat) {
    setSource(text.color, opacity: opacity)
    for line in list.lines[text.lines] where !line.text.isEmpty {
      let layout = fonts.layout(of: line.text, in: text.font, isRightToLeft: line.isRightToLeft)
      widenSpaces(of: line, in: layout)
      let pangoLine = pango_layout_get_line_readonly(layout, 0)
      cairo_move_to(context, line.x, line.baseline)
      if canvas.isVector || line.hasColorGlyphs {
        pango_cairo_show_layout_line(context, pangoLine)
      } else {
        // Cairo 1.16 moves glyphs to whole pixels, but not their outlines.
        pango_cairo_layout_line_path(context, pangoLine)
        cairo_fill(context)
      }
    }
    cairo_new_path(context)
  }

  private func widenSpaces(of line: TextLine, in layout: OpaquePointer) {
    guard line.spaceExpansion > 0 else { return }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    for (index, byte) in line.text.utf8.enumerated() where byte == UInt8(ascii: " ") {
      let spacing = pango_attr_letter_spacing_new(
        Int32((line.spaceExpansion * CGFloat(PANGO_SCALE)).rounded()))!
      spacing.pointee.start_index = UInt32(index)
      spacing.pointee.end_index = UInt32(index + 1)
      pango_attr_list_insert(attributes, spacing)
    }
    pango_layout_set_attributes(layout, attributes)
  }

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

extension TextLine {
  /// Whether the line may have colour glyphs, which are pictures without an outline: emoji.
  fileprivate var hasColorGlyphs: Bool {
    text.unicodeScalars.contains { $0.value >= 0x1F000 && $0.value < 0x20000 || $0.value == 0xFE0F }
  }
}

extension Canvas {
  /// Whether the output has glyphs and shapes instead of pixels.
  var isVector: Bool { isSVG || cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_PDF }

  /// Whether the output is an SVG document.
  var isSVG: Bool { cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_SVG }
}
