import CCairo
import OpenUIKitGraphics

extension Painter {
  /// Paints shadow, fill and content of an entry. If the entry clips, clips its descendants.
  mutating func paintBox(_ frame: Frame) throws(CairoError) {
    let entry = list.entries[frame.index]
    let opacity: CGFloat
    if case .inPlace(let own) = frame.composition { opacity = own } else { opacity = 1 }

    if let shadow = entry.shadow { try paintShadow(list.shadows[shadow], of: entry, opacity: opacity) }
    paintFill(entry, opacity: opacity)
    if entry.clips {
      cairo_save(context)
      addBox(entry, inset: 0)
      cairo_clip(context)
    }
    try paintContent(entry, opacity: opacity)
  }

  private func paintContent(_ entry: DisplayList.Entry, opacity: CGFloat) throws(CairoError) {
    switch entry.content {
    case .none: break
    case .text(let index): paintText(list.texts[index], opacity: opacity)
    case .image(let index): try paintImage(list.images[index], opacity: opacity)
    case .gradient(let index): try paintGradient(list.gradients[index], in: entry, opacity: opacity)
    case .shape(let index): try paintShape(list.shapes[index], opacity: opacity)
    case .backdrop(let radius): try paintBackdrop(radius: radius, of: entry, opacity: opacity)
    }
  }

  private func paintFill(_ entry: DisplayList.Entry, opacity: CGFloat) {
    guard entry.fill.isVisible else { return }
    // Under an opaque border the fill ends at half its width. Otherwise the fill's colour would shine through
    // the soft outer edge of the border.
    let hidden = entry.hasBorder && entry.borderColor.alpha == 1 && entry.cornerRadius > 0
    addBox(entry, inset: hidden ? entry.borderWidth / 2 : 0)
    setSource(entry.fill, opacity: opacity)
    cairo_fill(context)
  }

  /// Paints the ring between the box's edge and `borderWidth` inside it.
  func paintBorder(_ entry: DisplayList.Entry, opacity: CGFloat) {
    guard entry.hasBorder else { return }
    addBox(entry, inset: 0)
    if entry.borderWidth * 2 < min(entry.size.width, entry.size.height) {
      addBox(entry, inset: entry.borderWidth)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    }
    setSource(entry.borderColor, opacity: opacity)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Adds the entry's rounded box to the path, inset by `inset` on each side.
  func addBox(_ entry: DisplayList.Entry, inset: CGFloat) {
    context.addRoundedRectangle(
      entry.box.insetBy(dx: inset, dy: inset), radius: max(0, entry.cornerRadius - inset),
      corners: entry.roundedCorners, isContinuous: entry.hasContinuousCorners)
  }

  func setSource(_ color: DisplayList.Color, opacity: CGFloat) {
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * opacity)
  }
}

extension OpaquePointer {
  /// Adds a rectangle with quarter circles or continuous curves at some corners to the path of a Cairo context.
  func addRoundedRectangle(_ box: CGRect, radius: CGFloat, corners: CACornerMask, isContinuous: Bool) {
    let radius = min(radius, box.width / 2, box.height / 2)
    guard radius > 0, !corners.isEmpty else {
      cairo_rectangle(self, box.minX, box.minY, box.width, box.height)
      return
    }
    let curve = isContinuous ? ContinuousCorner(radius: radius, side: min(box.width, box.height)) : nil
    func corner(_ mask: CACornerMask, _ x: CGFloat, _ y: CGFloat, towards inward: CGVector, quarter: Double) {
      guard corners.contains(mask) else {
        cairo_line_to(self, x, y)
        return
      }
      if let curve { return addCorner(curve, at: CGPoint(x: x, y: y), towards: inward) }
      addQuarterCircle(
        center: CGPoint(x: x + inward.dx * radius, y: y + inward.dy * radius), radius: radius,
        quarter: quarter)
    }
    cairo_new_sub_path(self)
    corner(.layerMinXMinYCorner, box.minX, box.minY, towards: CGVector(dx: 1, dy: 1), quarter: 2)
    corner(.layerMaxXMinYCorner, box.maxX, box.minY, towards: CGVector(dx: -1, dy: 1), quarter: 3)
    corner(.layerMaxXMaxYCorner, box.maxX, box.maxY, towards: CGVector(dx: -1, dy: -1), quarter: 0)
    corner(.layerMinXMaxYCorner, box.minX, box.maxY, towards: CGVector(dx: 1, dy: -1), quarter: 1)
    cairo_close_path(self)
  }

  /// Adds a quarter of a circle, clockwise. `quarter` is the number of quarters before it, from the right.
  private func addQuarterCircle(center: CGPoint, radius: CGFloat, quarter: Double) {
    let (start, end) = (quarter * .pi / 2, (quarter + 1) * .pi / 2)
    var (width, height) = (Double(radius), 0.0)
    cairo_user_to_device_distance(self, &width, &height)
    if abs(width) + abs(height) <= Self.longestRadius {
      return cairo_arc(self, center.x, center.y, radius, start, end)
    }
    // Cairo divides an arc until its parts are exact to a tenth of a pixel. For such a radius that takes forever.
    let reach = 0.5523 * radius
    let (from, to) = (CGVector(dx: cos(start), dy: sin(start)), CGVector(dx: cos(end), dy: sin(end)))
    let first = CGPoint(x: center.x + radius * from.dx, y: center.y + radius * from.dy)
    let last = CGPoint(x: center.x + radius * to.dx, y: center.y + radius * to.dy)
    cairo_line_to(self, first.x, first.y)
    cairo_curve_to(
      self, first.x + reach * to.dx, first.y + reach * to.dy, last.x + reach * from.dx,
      last.y + reach * from.dy,
      last.x, last.y)
  }

  /// In pixels. Cairo's coordinates end at eight million.
  private static var longestRadius: Double { 1e6 }

  /// Adds a continuous corner, clockwise. `inward` points from the corner into the box.
  private func addCorner(_ curve: ContinuousCorner, at corner: CGPoint, towards inward: CGVector) {
    // Clockwise, the top left and the bottom right corner begin on their vertical edge.
    let beginsVertically = inward.dx == inward.dy
    func place(_ point: CGPoint) -> CGPoint {
      let (x, y) = beginsVertically ? (point.y, point.x) : (point.x, point.y)
      return CGPoint(x: corner.x + x * inward.dx, y: corner.y + y * inward.dy)
    }
    let start = place(curve.start)
    cairo_line_to(self, start.x, start.y)
    for segment in curve.segments {
      let (first, second, end) = (place(segment.control1), place(segment.control2), place(segment.end))
      cairo_curve_to(self, first.x, first.y, second.x, second.y, end.x, end.y)
    }
  }
}
