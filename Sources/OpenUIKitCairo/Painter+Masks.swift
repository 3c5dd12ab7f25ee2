import CCairo
import OpenUIKitGraphics

/// A picture whose opacity masks an entry.
final class Mask {
  let picture: OpaquePointer
  let opacity: CGFloat

  /// Creates a mask that owns a Cairo pattern.
  init(picture: OpaquePointer, opacity: CGFloat) {
    self.picture = picture
    self.opacity = opacity
  }

  deinit {
    cairo_pattern_destroy(picture)
  }
}

extension Painter {
  /// Whether an entry is the mask of the one before it.
  func isMask(_ index: Int) -> Bool { index > 0 && list.entries[index - 1].isMasked }

  /// Begins the picture of a mask, in the coordinates of the masked entry. Returns nil if the mask is empty,
  /// which hides the entry. Perspective in a mask is ignored.
  mutating func openMask(_ index: Int, _ map: Homography) -> Composition? {
    cairo_push_group(context)
    var matrix = cairo_matrix_t(map)
    guard !map.isBehindEye, matrix.xx * matrix.yy != matrix.xy * matrix.yx else {
      masks[index - 1] = Mask(picture: cairo_pop_group(context), opacity: 0)
      return nil
    }
    cairo_transform(context, &matrix)
    return .mask(opacity: list.entries[index].opacity)
  }

  /// Paints a colour where a pattern has opacity.
  func paint(_ color: DisplayList.Color, opacity: CGFloat, through pattern: OpaquePointer) {
    cairo_save(context)
    defer { cairo_restore(context) }
    var (toUser, toPattern, whole) = (canvas.matrix, cairo_matrix_t(), cairo_matrix_t())
    // Cairo 1.16 writes masks of colours to SVG without the context's transform. So the pattern has it.
    if canvas.isSVG, cairo_matrix_invert(&toUser) == CAIRO_STATUS_SUCCESS {
      cairo_pattern_get_matrix(pattern, &toPattern)
      cairo_matrix_multiply(&whole, &toUser, &toPattern)
      cairo_pattern_set_matrix(pattern, &whole)
      cairo_identity_matrix(context)
    }
    setSource(color, opacity: opacity)
    cairo_mask(context, pattern)
  }

  /// Paints the picture of an entry through its mask, with its shadow, which is masked too.
  func paint(
    _ picture: OpaquePointer, of entry: DisplayList.Entry, through mask: Mask, opacity: CGFloat
  ) throws(CairoError) {
    cairo_push_group(context)
    if let shadow = silhouetteShadow(of: entry) {
      try paintShadow(shadow, ofSilhouette: picture, opacity: 1)
    }
    cairo_set_source(context, picture)
    cairo_paint(context)
    let whole = cairo_pop_group(context)
    defer { cairo_pattern_destroy(whole) }
    cairo_push_group(context)
    cairo_set_source(context, whole)
    cairo_mask(context, mask.picture)
    cairo_pop_group_to_source(context)
    paint(with: entry, opacity: opacity * mask.opacity)
  }
}
