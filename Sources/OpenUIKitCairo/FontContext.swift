import CCairo
import OpenUIKitGraphics

/// Pango with settings that make text the same at every scale: no hinting, and glyphs at fractional
/// positions.
///
/// Measuring and drawing both use this class, so text is drawn as it was measured. Each context has a font
/// map of its own: contexts on different threads share nothing.
final class FontContext {
  /// The results of looking up a font, cached.
  private struct Typeface {
    let description: OpaquePointer
    let metrics: LineMetrics
  }

  private let fontMap: OpaquePointer
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private var typefaces: [FontGlyphs: Typeface] = [:]
  // An app has fewer. The limit is for text that shrinks to fit, whose sizes come from a request.
  private static let mostTypefaces = 256
  var advanceCache = AdvanceCache()
  private var textMasks = TextMaskCache()
  /// The fonts that the font map has; nil for those of the machine alone.
  private var configuration: FontConfiguration?
  /// Selects the typeface's tabular digits.
  private let tabularFigures = pango_attr_list_new()
  /// Leaves out the kerning of fonts whose letters a table places, without and with tabular digits.
  private let placedLetters = pango_attr_list_new()
  private let placedTabularFigures = pango_attr_list_new()

  init() {
    fontMap = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fontMap)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    layout = pango_layout_new(context)
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_attr_list_insert(tabularFigures, pango_attr_font_features_new("tnum"))
    pango_attr_list_insert(placedLetters, pango_attr_font_features_new("kern=0"))
    pango_attr_list_insert(placedTabularFigures, pango_attr_font_features_new("kern=0, tnum"))
  }

  deinit {
    removeTypefaces()
    for list in [tabularFigures, placedLetters, placedTabularFigures] { pango_attr_list_unref(list) }
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(fontMap))
  }

  /// The line height as in browsers: the font's ascent and descent, each rounded to whole points.
  func lineMetrics(of font: UIFont) -> LineMetrics {
    takeAppFonts()
    return typeface(of: font).metrics
  }

  /// A Pango layout of one line of text, valid until the next call.
  func unsafeLayout(of text: String, in font: UIFont, isRightToLeft: Bool) -> OpaquePointer {
    takeAppFonts()
    setBaseDirection(isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_layout_set_font_description(layout, typeface(of: font).description)
    pango_layout_set_attributes(layout, attributes(of: font))
    pango_layout_set_text(layout, text, -1)
    return layout
  }

  /// The mask of a line of text; nil for a line that is drawn for the first time.
  ///
  /// - Parameters:
  ///   - start: The pixel in which the line begins.
  ///   - makePath: Returns a context with the outlines of the line as its path.
  func mask(
    _ key: TextMask.Key, at start: (x: Int, y: Int), makePath: () -> OpaquePointer
  ) -> TextMask? {
    takeAppFonts()
    switch textMasks.line(key) {
    case .masked(let mask): return mask
    case .seen:
      let made = TextMask(at: start, pathOf: makePath())
      textMasks.keep(made, of: key)
      return made
    case .bare, nil: return nil
    }
  }

  private func attributes(of font: UIFont) -> OpaquePointer? {
    if SystemFontMeasure.measures(font) {
      return font.hasMonospacedDigits ? placedTabularFigures : placedLetters
    }
    return font.hasMonospacedDigits ? tabularFigures : nil
  }

  /// Adds the fonts that the app has registered since the last call.
  func takeAppFonts() {
    let newest = FontConfiguration.withAppFonts
    guard newest !== configuration, let newest else { return }
    configuration = newest
    removeTypefaces()
    advanceCache.removeAll()
    textMasks.removeAll()
    pango_fc_font_map_set_config(fontMap, newest.handle)
    pango_layout_context_changed(layout)
  }

  private func removeTypefaces() {
    for typeface in typefaces.values { pango_font_description_free(typeface.description) }
    typefaces.removeAll()
  }

  private func setBaseDirection(_ direction: PangoDirection) {
    // `pango_layout_context_changed` discards the shaped text, so it is called only after a change.
    guard pango_context_get_base_dir(context) != direction else { return }
    pango_context_set_base_dir(context, direction)
    pango_layout_context_changed(layout)
  }

  private func typeface(of font: UIFont) -> Typeface {
    let glyphs = FontGlyphs(font: font)
    if let known = typefaces[glyphs] { return known }
    // An order of use would cost more on each call than the rare looking up again.
    if typefaces.count >= Self.mostTypefaces { removeTypefaces() }
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, font.familyChoices)
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight.cssWeight)))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, Self.drawnSize(of: font) * Double(PANGO_SCALE))
    let made = Typeface(description: description, metrics: metrics(of: description))
    typefaces[glyphs] = made
    return made
  }

  /// The size in points at which a font is measured and drawn: its own, within what FreeType takes. Cairo keeps the error of a font that
  /// cannot be made, for all sizes of the typeface.
  static func drawnSize(of font: UIFont) -> CGFloat { min(max(font.pointSize, 0.05), 16_000) }

  private func metrics(of description: OpaquePointer) -> LineMetrics {
    let metrics = pango_context_get_metrics(context, description, pango_language_from_string("en"))
    defer { pango_font_metrics_unref(metrics) }
    return LineMetrics(
      ascent: points(pango_font_metrics_get_ascent(metrics)).rounded(),
      descent: points(pango_font_metrics_get_descent(metrics)).rounded())
  }
}

/// Pango's units are 1/1024 of a point.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

extension UIFont {
  /// The family and its replacements if it is missing.
  fileprivate var familyChoices: String {
    let replacements =
      switch face?.replacement ?? design {
      case .proportional where drawsDisplayDesign: "Inter Display,Inter,DejaVu Sans,sans-serif"
      case .proportional: "Inter,DejaVu Sans,sans-serif"
      case .monospaced: "DejaVu Sans Mono,monospace"
      case .rounded: "Nunito,Varela Round,Quicksand,Inter,DejaVu Sans,sans-serif"
      case .serif: "DejaVu Serif,serif"
      }
    guard let face else { return replacements }
    let family = MetricCompatibleFamilies.replacement(of: face.familyName).map { "\($0)," } ?? ""
    return "\(face.familyName),\(family)\(replacements)"
  }

  /// Whether the letters are nearer to those for large sizes.
  private var drawsDisplayDesign: Bool { face == nil && SystemFontLaw.partOfDisplay(pointSize) >= 0.5 }
}
