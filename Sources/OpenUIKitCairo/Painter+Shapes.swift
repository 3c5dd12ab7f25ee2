import CCairo
import OpenUIKitGraphics

extension Painter {
  /// Fills and strokes a path.
  func paintShape(_ shape: DisplayList.Shape, opacity: CGFloat) throws(CairoError) {
    guard opacity < 1, shape.fill.isVisible, let stroke = shape.stroke else {
      fill(shape, opacity: opacity)
      if let stroke = shape.stroke { paint(stroke, opacity: opacity) }
      return
    }
    // The fill must not shine through the line.
    cairo_push_group(context)
    fill(shape, opacity: 1)
    paint(stroke, opacity: 1)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  private func fill(_ shape: DisplayList.Shape, opacity: CGFloat) {
    guard shape.fill.isVisible else { return }
    context.addPath(shape.path)
    setSource(shape.fill, opacity: opacity)
    cairo_set_fill_rule(context, shape.usesEvenOddRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  private func paint(_ stroke: DisplayList.Stroke, opacity: CGFloat) {
    cairo_save(context)
    defer { cairo_restore(context) }
    context.addPath(stroke.path)
    setSource(stroke.color, opacity: opacity)
    cairo_set_line_width(context, stroke.width)
    cairo_set_miter_limit(context, stroke.miterLimit)
    cairo_set_line_cap(context, stroke.cap.cairo)
    cairo_set_line_join(context, stroke.join.cairo)
    // Other values would put Cairo's context into an error state.
    let areDrawable = stroke.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && stroke.dashes.contains { $0 > 0 }
    let dashes = areDrawable ? stroke.dashes.map { Double($0) } : []
    cairo_set_dash(context, dashes, Int32(dashes.count), stroke.dashPhase.isFinite ? stroke.dashPhase : 0)
    cairo_stroke(context)
  }
}

extension OpaquePointer {
  /// Adds a path to the current path of a Cairo context.
  func addPath(_ elements: [DisplayList.PathElement]) {
    cairo_new_path(self)
    for element in elements {
      switch element {
      case .move(let point): cairo_move_to(self, point.x, point.y)
      case .line(let point): cairo_line_to(self, point.x, point.y)
      case .curve(let end, let first, let second):
        cairo_curve_to(self, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(self)
      }
    }
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
