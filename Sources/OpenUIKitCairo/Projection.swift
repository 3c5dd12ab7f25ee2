import CCairo
import OpenUIKitGraphics

/// An entry with perspective: the size of its flat picture, and the map of that onto the target.
struct Projection {
  /// The flat picture that the entry needs.
  let layout: FlatLayout
  /// Whether the flat picture has all of the entry, so that the entry can move without another one.
  let isWhole: Bool
  /// The canvas of the projected picture.
  let target: Canvas

  /// From the entry's coordinates to the target's pixels.
  private let map: Homography
  /// The pixels of the target that are drawn.
  let box: CGRect

  /// Plans the picture of a rectangle of an entry. Returns nil if no part of it is visible.
  init?(of rectangle: CGRect, through transform: Homography, onto target: Canvas) {
    let density = target.rasterDensity
    let toPixels = Homography(scaleX: density, scaleY: density, translation: .zero)
    let map = transform.then(Homography(target.matrix)).then(toPixels)
    guard map.inverse != nil else { return nil }
    let visible = target.visibleBox
    let window = CGRect(
      x: visible.minX * density, y: visible.minY * density, width: visible.width * density,
      height: visible.height * density
    ).insetBy(dx: -2, dy: -2)
    let seen = ProjectedRectangle(rectangle, through: map, window: window)
    guard !seen.isEmpty, !window.isEmpty else { return nil }

    let magnification = seen.magnification(through: map)
    let part = FlatLayout(of: seen.sourceBounds, magnification: magnification)
    let whole = FlatLayout(of: rectangle, magnification: magnification)
    isWhole = !whole.isSmall && whole.isWorthwhile(insteadOf: part)
    layout = isWhole ? whole : part
    guard layout.columns >= 1, layout.rows >= 1 else { return nil }
    self.map = map
    self.target = target
    box = seen.imageBounds.insetBy(dx: -1, dy: -1).integral.overlap(with: window.integral)
  }

  /// Draws the flat picture onto the target.
  ///
  /// - Parameter hidden: Areas of the target that something else covers later.
  func paint(_ flat: FlatPicture, opacity: CGFloat, without hidden: [OpaqueArea]) throws(CairoError) {
    guard let area = PixelArea(around: box, scale: 1), let back = map.inverse else { return }
    func draw(over rows: PixelRows, in part: PixelArea) throws(CairoError) {
      let toPart = Homography(scaleX: 1, scaleY: 1, translation: CGPoint(x: part.left, y: part.top))
      let map = toPart.then(back).then(layout.toPixels)
      try ProjectiveRasterizer(source: flat, map: map, usesCopies: !layout.isSmall).draw(
        over: rows, without: hidden, origin: (part.left, part.top))
    }
    if opacity == 1, let open = target.openArea {
      guard let part = area.intersection(open) else { return }
      try draw(over: target.pixels(of: part), in: part)
      return cairo_surface_mark_dirty(target.surface)
    }
    let picture = try Canvas(width: area.width, height: area.height, scale: 1)
    let whole = PixelArea(left: 0, top: 0, right: area.width, bottom: area.height)
    try draw(over: picture.pixels(of: whole), in: area)
    cairo_surface_mark_dirty(picture.surface)
    paint(picture, in: area, opacity: opacity)
  }

  private func paint(_ picture: Canvas, in area: PixelArea, opacity: CGFloat) {
    let context = target.context
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    cairo_scale(context, 1 / target.rasterDensity, 1 / target.rasterDensity)
    cairo_set_source_surface(context, picture.surface, Double(area.left), Double(area.top))
    cairo_paint_with_alpha(context, opacity)
  }
}

extension Homography {
  init(_ matrix: cairo_matrix_t) {
    self.init(
      x: SIMD3(matrix.xx, matrix.yx, 0), y: SIMD3(matrix.xy, matrix.yy, 0),
      origin: SIMD3(matrix.x0, matrix.y0, 1))
  }
}

extension Canvas {
  /// The transform from points to pixels.
  var matrix: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return matrix
  }

  /// Pixels per unit of the surface, for content that becomes pixels. The 72 units per inch of a PDF page
  /// would be too coarse. An SVG document has finer units (`SVGDocument.unitsPerPoint`).
  var rasterDensity: CGFloat { cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_PDF ? 3 : 1 }

  /// The area that painting can change, in units of the surface.
  var visibleBox: CGRect {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The pixels to which painting is limited, if that is a rectangle of whole pixels, and if what is painted becomes a part of the
  /// surface at once; nil otherwise.
  var openArea: PixelArea? {
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_get_group_target(context) == surface
    else { return nil }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    guard let list = cairo_copy_clip_rectangle_list(context) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else { return nil }
    let clip = list.pointee.rectangles[0]
    let (right, bottom) = (clip.x + clip.width, clip.y + clip.height)
    guard [clip.x, clip.y, right, bottom].allSatisfy({ $0 == $0.rounded() }) else { return nil }
    let open = PixelArea(left: Int(clip.x), top: Int(clip.y), right: Int(right), bottom: Int(bottom))
    return open.intersection(PixelArea(left: 0, top: 0, right: width, bottom: height))
  }

  /// The pixels of an area, to be changed without Cairo.
  func pixels(of area: PixelArea) -> PixelRows {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let start = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)!)
    return PixelRows(
      base: start + area.top * stride + 4 * area.left, bytesPerRow: stride, width: area.width,
      height: area.height)
  }
}
