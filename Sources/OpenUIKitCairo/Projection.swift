import CCairo
import OpenUIKitGraphics

/// An entry with perspective: a canvas for its flat picture, and the projection onto the target.
struct Projection {
  /// The canvas to paint on, in the coordinates of the entry.
  let canvas: Canvas
  /// The canvas of the projected picture.
  let target: Canvas

  /// From the entry's coordinates to the target's pixels.
  private let map: Homography
  /// From the entry's coordinates to the canvas' pixels.
  private let toCanvas: Homography
  /// The pixels of the target that are drawn.
  private let box: CGRect

  /// Flat pictures are painted larger than they appear and averaged, for sharp text and smooth edges.
  private static let oversampling: CGFloat = 1.5
  private static let mostPixels: CGFloat = 8_000_000

  /// Creates a canvas for a rectangle of an entry. Returns nil if no part of it is visible.
  init?(of rectangle: CGRect, through transform: Homography, onto target: Canvas) throws(CairoError) {
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

    let source = seen.sourceBounds
    let (columns, rows) = Self.pixels(for: source, magnification: seen.magnification(through: map))
    guard columns >= 1, rows >= 1 else { return nil }
    let (scaleX, scaleY) = (columns / source.width, rows / source.height)
    let margin = CGFloat(ProjectiveRasterizer.margin)

    self.map = map
    self.target = target
    box = seen.imageBounds.insetBy(dx: -1, dy: -1).integral.intersection(window.integral)
    toCanvas = Homography(
      scaleX: scaleX, scaleY: scaleY,
      translation: CGPoint(x: margin - source.minX * scaleX, y: margin - source.minY * scaleY))
    canvas = try Canvas(
      width: Int(columns + 2 * margin), height: Int(rows + 2 * margin), scale: max(scaleX, scaleY))
    var matrix = cairo_matrix_t(toCanvas)
    cairo_set_matrix(canvas.context, &matrix)
    cairo_rectangle(canvas.context, source.minX, source.minY, source.width, source.height)
    cairo_clip(canvas.context)
  }

  /// The size of the flat picture in pixels.
  private static func pixels(
    for source: CGRect, magnification: (x: CGFloat, y: CGFloat)
  ) -> (columns: CGFloat, rows: CGFloat) {
    var columns = source.width * magnification.x * oversampling
    var rows = source.height * magnification.y * oversampling
    if columns * rows > mostPixels {
      let shrinking = (mostPixels / (columns * rows)).squareRoot()
      columns *= shrinking
      rows *= shrinking
    }
    return (min(columns, 16384).rounded(.up), min(rows, 16384).rounded(.up))
  }

  /// Draws the flat picture onto the target.
  func paint(opacity: CGFloat) throws(CairoError) {
    guard box.width >= 1, box.height >= 1, let back = map.inverse else { return }
    let picture = try Canvas(width: Int(box.width), height: Int(box.height), scale: 1)
    let toBox = Homography(scaleX: 1, scaleY: 1, translation: box.origin)
    canvas.withPixels { source in
      picture.withPixels { rows in
        ProjectiveRasterizer(source: source, map: toBox.then(back).then(toCanvas)).draw(into: rows)
      }
    }
    cairo_save(target.context)
    cairo_identity_matrix(target.context)
    cairo_scale(target.context, 1 / target.rasterDensity, 1 / target.rasterDensity)
    cairo_set_source_surface(target.context, picture.surface, box.minX, box.minY)
    cairo_paint_with_alpha(target.context, opacity)
    cairo_restore(target.context)
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
}
