import CCairo
import OpenUIKitGraphics

extension Painter {
  /// Paints lines of text at the positions of their layout.
  func paintText(_ text: DisplayList.Text, opacity: CGFloat) {
    guard canMakeFont(ofSize: FontContext.drawnSize(of: text.font)) else { return }
    setSource(text.color, opacity: opacity)
    for line in list.lines[text.lines] where !line.text.isEmpty {
      let pangoLine = pangoLine(line, in: text.font)
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

  /// Whether Cairo can make a font of a size in points in the present matrix. An error stays in the typeface: nothing in it would be drawn
  /// any more, of any size. What is smaller than this cannot be seen, and what is larger fills the screen.
  private func canMakeFont(ofSize size: CGFloat) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let scale = (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot()
    let heightScale = (matrix.xx * matrix.yy - matrix.xy * matrix.yx).magnitude / scale
    let pixels = 0.02...30_000.0
    return pixels.contains(size * scale) && pixels.contains(size * heightScale)
  }

  /// The glyphs of a line, where the measurer has its characters.
  private func pangoLine(_ line: TextLine, in font: UIFont) -> UnsafeMutablePointer<PangoLayoutLine>? {
    let layout = fonts.unsafeLayout(of: line.text, in: font, isRightToLeft: line.isRightToLeft)
    guard let measure = SystemFontMeasure(font) else {
      space(line, in: layout)
      return pango_layout_get_line_readonly(layout, 0)
    }
    let pangoLine = pango_layout_get_line(layout, 0)
    GlyphPlaces(of: line, measure).apply(to: pangoLine)
    return pangoLine
  }

  /// Widens the spaces of a justified line, or moves the letters of a tightened one together.
  private func space(_ line: TextLine, in layout: OpaquePointer) {
    guard line.spaceExpansion > 0 || line.letterSpacing != 0 else { return }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    if line.letterSpacing != 0 { pango_attr_list_insert(attributes, letterSpacing(line.letterSpacing)) }
    for (index, byte) in line.text.utf8.enumerated()
    where line.spaceExpansion > 0 && byte == UInt8(ascii: " ") {
      let spacing = letterSpacing(line.spaceExpansion)
      spacing.pointee.start_index = UInt32(index)
      spacing.pointee.end_index = UInt32(index + 1)
      pango_attr_list_insert(attributes, spacing)
    }
    pango_layout_set_attributes(layout, attributes)
  }

  private func letterSpacing(_ points: CGFloat) -> UnsafeMutablePointer<PangoAttribute> {
    pango_attr_letter_spacing_new(Int32(min(max((points * CGFloat(PANGO_SCALE)).rounded(), -1e9), 1e9)))!
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
