import CCairo
import OpenUIKitGraphics

extension Painter {
  /// Paints the source in the blend mode of an entry.
  func paint(with entry: DisplayList.Entry, opacity: CGFloat) {
    let mode = entry.blendMode
    cairo_set_operator(context, isClippedToContent(entry) ? mode.cairo : mode.cairoWithinSource)
    cairo_paint_with_alpha(context, opacity)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Whether nothing but what the content covers is changed: Core Graphics changes nothing else, and some of Cairo's operators do.
  private func isClippedToContent(_ entry: DisplayList.Entry) -> Bool {
    guard !entry.isMasked else { return false }
    switch entry.content {
    case .shape(let index): return list.shapes[index].stroke == nil
    case .image, .gradient: return true
    default: return false
    }
  }

  /// Clips to the content of an entry, if its mode would change what is outside of it.
  func clipToContent(of entry: DisplayList.Entry) {
    guard entry.blendMode.cairo != entry.blendMode.cairoWithinSource || entry.blendMode == .destinationIn,
      isClippedToContent(entry)
    else { return }
    switch entry.content {
    case .shape(let index):
      let shape = list.shapes[index]
      context.addPath(shape.path)
      cairo_set_fill_rule(
        context, shape.usesEvenOddRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    case .image(let index):
      let frame = list.images[index].frame
      cairo_rectangle(context, frame.minX, frame.minY, frame.width, frame.height)
    default: cairo_rectangle(context, 0, 0, entry.size.width, entry.size.height)
    }
    cairo_clip(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }
}

extension CGBlendMode {
  /// An operator that changes nothing where the source is transparent, and is the same for an opaque source. `destinationIn` has none.
  var cairoWithinSource: cairo_operator_t {
    switch self {
    case .clear: CAIRO_OPERATOR_DEST_OUT
    case .copy: CAIRO_OPERATOR_OVER
    case .sourceIn: CAIRO_OPERATOR_ATOP
    case .sourceOut: CAIRO_OPERATOR_XOR
    case .destinationAtop: CAIRO_OPERATOR_DEST_OVER
    default: cairo
    }
  }

  /// Cairo's operator.
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
