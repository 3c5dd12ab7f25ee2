import CCairo
import OpenUIKitGraphics

/// Draws display lists to pixels, PNG, PDF and SVG.
///
/// A renderer caches fonts and pictures between lists. Use one renderer on one thread at a time; renderers on
/// different threads share nothing.
public final class CairoRenderer {
  private let resources = PainterResources()

  /// Creates a renderer.
  public init() { CairoImageCoder.install() }

  /// Draws a list as a new picture with `scale` pixels per point. Pixels that no entry covers stay clear.
  ///
  /// - Throws: `emptySize`, `tooLarge` or `outOfMemory`.
  public func draw(_ list: DisplayList, scale: CGFloat) throws(CairoError) -> PixelBuffer {
    let buffer = try PixelBuffer(size: list.size, scale: scale)
    try draw(list, scale: scale, into: buffer)
    return buffer
  }

  /// Clears a picture and draws a list into it, with `scale` pixels per point from the top left corner. For a
  /// host that draws every frame into the same memory.
  public func draw(_ list: DisplayList, scale: CGFloat, into buffer: PixelBuffer) throws(CairoError) {
    guard scale.isFinite, scale > 0 else {
      throw .emptySize(width: list.size.width, height: list.size.height, scale: scale)
    }
    try paint(PaintedList(list, scale: scale), scale: scale, into: buffer, area: buffer.area)
  }

  /// Draws only the parts of a list that have changed into a picture of the list before. For a host that keeps the
  /// picture of its window; `DamageTracker` finds the parts.
  ///
  /// What has changed is in points of the window. Pixels outside of it stay as they are. Returns the areas of pixels that were drawn.
  public func draw(
    _ list: DisplayList, scale: CGFloat, into buffer: PixelBuffer, changed rectangles: [CGRect]
  ) throws(CairoError) -> [PixelArea] {
    guard scale.isFinite, scale > 0 else {
      throw .emptySize(width: list.size.width, height: list.size.height, scale: scale)
    }
    return try draw(PaintedList(list, scale: scale), scale: scale, into: buffer, changed: rectangles)
  }

  /// Draws what has changed, as `DamageTracker.changes(to:scale:at:)` has found it. The pictures of entries that move are kept from frame to
  /// frame. Returns the areas of pixels that were drawn.
  public func draw(
    _ list: DisplayList, scale: CGFloat, into buffer: PixelBuffer, _ changes: DamageTracker.Changes
  ) throws(CairoError) -> [PixelArea] {
    guard scale.isFinite, scale > 0 else {
      throw .emptySize(width: list.size.width, height: list.size.height, scale: scale)
    }
    let painted = PaintedList(list, scale: scale, moving: changes.moving)
    return try draw(painted, scale: scale, into: buffer, changed: changes.rectangles)
  }

  private func draw(
    _ list: PaintedList, scale: CGFloat, into buffer: PixelBuffer, changed rectangles: [CGRect]
  ) throws(CairoError) -> [PixelArea] {
    let areas = rectangles.compactMap { PixelArea(around: $0, scale: scale)?.intersection(buffer.area) }
    for area in areas { try paint(list, scale: scale, into: buffer, area: area) }
    return areas
  }

  /// Clears an area and paints the list there.
  private func paint(_ list: PaintedList, scale: CGFloat, into buffer: PixelBuffer, area: PixelArea)
    throws(CairoError)
  {
    let canvas = Canvas(surface: cairo_surface_reference(buffer.canvas.surface), scale: scale)
    cairo_rectangle(
      canvas.context, Double(area.left), Double(area.top), Double(area.width), Double(area.height))
    cairo_clip(canvas.context)
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_CLEAR)
    cairo_paint(canvas.context)
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
    cairo_scale(canvas.context, scale, scale)
    try paint(list, on: canvas)
  }

  /// Draws a list and writes it as a PNG file. Replaces an existing file.
  ///
  /// - Throws: the errors of `draw(_:scale:)`, and `cannotWrite`.
  public func writePNG(_ list: DisplayList, scale: CGFloat, to path: String) throws(CairoError) {
    try draw(list, scale: scale).writePNG(to: path)
  }

  /// Draws lists and writes them as the pages of a PDF file; one point of the window is one point on paper.
  /// Text stays text. Content with perspective, and blurred shadows, become pictures.
  ///
  /// - Throws: `emptySize`, `outOfMemory` and `cannotWrite`. An incomplete file is left in place.
  public func writePDF(_ pages: [DisplayList], to path: String) throws(CairoError) {
    try drawPDF(pages, path: path) { cairo_pdf_surface_create(path, $0, $1) }
  }

  func paint(_ list: DisplayList, on canvas: Canvas) throws(CairoError) {
    try paint(PaintedList(list, scale: canvas.isVector ? 0 : canvas.scale), on: canvas)
  }

  private func paint(_ list: PaintedList, on canvas: Canvas) throws(CairoError) {
    resources.flatPictures.begin(targetPixels: canvas.pixelCount)
    var painter = Painter(list, on: canvas, with: resources)
    try painter.paint()
  }
}
