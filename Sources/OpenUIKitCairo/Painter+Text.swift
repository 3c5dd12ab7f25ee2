import CCairo
import OpenUIKitGraphics
import OpenUIKitSupport

extension Painter {
  /// Paints lines of text at the positions of their layout.
  func paintText(_ text: DisplayList.Text, opacity: CGFloat) {
    guard canMakeFont(ofSize: FontContext.drawnSize(of: text.font)) else { return }
    setSource(text.color, opacity: opacity)
    let isOpaque = CGFloat(text.color.alpha) * opacity == 1
    // Text in a group, or clipped to a shape, is filled: Cairo rounds otherwise there.
    let open = canvas.isVector ? nil : canvas.openArea
    for line in list.lines[text.lines] where !line.text.isEmpty {
      if let open, !line.hasColorGlyphs, let (mask, start) = mask(of: line, in: text.font) {
        if isOpaque {
          mask.draw(text.color, at: start, on: canvas, in: open)
        } else {
          mask.draw(at: start, on: context)
        }
        continue
      }
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

  /// The mask of a line with the pixel in which the line begins; nil for a line that is drawn for the first time.
  private func mask(of line: TextLine, in font: UIFont) -> (mask: TextMask, start: (x: Int, y: Int))? {
    guard line.text.utf8.count <= TextMaskCache.longestText else { return nil }
    let matrix = canvas.matrix
    // Cairo moves the beginning to a part of a pixel, and the letters from there.
    let x = ((matrix.xx * line.x + matrix.xy * line.baseline + matrix.x0) * TextMask.Key.parts)
      .rounded(.toNearestOrEven)
    let y = ((matrix.yx * line.x + matrix.yy * line.baseline + matrix.y0) * TextMask.Key.parts)
      .rounded(.toNearestOrEven)
    guard abs(x) < 1e9, abs(y) < 1e9 else { return nil }
    let parts = Int(TextMask.Key.parts)
    let start = (x: Int(x) >> 8, y: Int(y) >> 8)
    let key = TextMask.Key(
      text: ExactString(line.text), font: FontGlyphs(font: font), isRightToLeft: line.isRightToLeft,
      spaceExpansion: line.spaceExpansion, letterSpacing: line.letterSpacing,
      matrix: SIMD4(matrix.xx, matrix.yx, matrix.xy, matrix.yy),
      fraction: SIMD2(Int32(Int(x) - start.x * parts), Int32(Int(y) - start.y * parts)))
    // In the context itself: another one with the same matrix would round the places of some letters otherwise.
    let mask = fonts.mask(key, at: start) {
      let pangoLine = pangoLine(line, in: font)
      cairo_new_path(context)
      cairo_move_to(context, line.x, line.baseline)
      pango_cairo_layout_line_path(context, pangoLine)
      return context
    }
    return mask.map { ($0, start) }
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
}

extension TextLine {
  /// Whether the line may have colour glyphs, which are pictures without an outline: emoji.
  fileprivate var hasColorGlyphs: Bool {
    text.unicodeScalars.contains { $0.value >= 0x1F000 && $0.value < 0x20000 || $0.value == 0xFE0F }
  }
}
