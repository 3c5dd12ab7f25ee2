import CCairo
import OpenUIKitGraphics

extension FontContext {
  /// The width of each character of a text as shaped by Pango, in points.
  func advances(of text: String, in font: UIFont) -> [CGFloat] {
    takeAppFonts()
    if let known = advanceCache.advances(of: text, in: font) { return known }
    let measured = shapedAdvances(of: text, in: font)
    advanceCache.insert(measured, of: text, in: font)
    return measured
  }

  private func shapedAdvances(of text: String, in font: UIFont) -> [CGFloat] {
    let widths = widthsByByte(of: text, in: font)
    var byte = 0
    return text.map { character in
      let bytes = byte..<byte + character.utf8.count
      byte = bytes.upperBound
      return widths[bytes].reduce(0, +)
    }
  }

  /// The width of each scalar, at the index of its first byte.
  private func widthsByByte(of text: String, in font: UIFont) -> [CGFloat] {
    var widths = [CGFloat](repeating: 0, count: text.utf8.count)
    let layout = unsafeLayout(of: text, in: font, isRightToLeft: false)
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      var extents = PangoRectangle()
      pango_layout_iter_get_char_extents(iterator, &extents)
      let byte = Int(pango_layout_iter_get_index(iterator))
      if byte < widths.count { widths[byte] = abs(points(extents.width)) }
    } while pango_layout_iter_next_char(iterator) != 0
    return widths
  }
}
