import CCairo
import OpenUIKitGraphics

/// The part of an entry that a flat picture shows, and the size of that picture in pixels.
struct FlatLayout: Equatable {
  /// The rectangle in the entry's coordinates.
  let source: CGRect
  let columns: CGFloat
  let rows: CGFloat
  /// Whether the picture is drawn with the full number of pixels and samples. It takes little time.
  let isSmall: Bool

  /// Flat pictures are painted larger than they appear and averaged, for sharp text and smooth edges.
  private static let oversampling: CGFloat = 1.5
  private static let mostPixels: CGFloat = 8_000_000

  /// Plans a picture of a rectangle that appears with a magnification.
  init(of source: CGRect, magnification: Magnification) {
    let fine = (x: Self.fineDensity(magnification.x), y: Self.fineDensity(magnification.y))
    isSmall = source.width * fine.x * source.height * fine.y <= Self.mostFinePixels
    var columns = source.width * (isSmall ? fine.x : Self.coarseDensity(magnification.x))
    var rows = source.height * (isSmall ? fine.y : Self.coarseDensity(magnification.y))
    if columns * rows > Self.mostPixels {
      let shrinking = (Self.mostPixels / (columns * rows)).squareRoot()
      columns *= shrinking
      rows *= shrinking
    }
    self.source = source
    (self.columns, self.rows) = (min(columns, 16384).rounded(.up), min(rows, 16384).rounded(.up))
  }

  /// Below this number a picture is drawn again in each frame, as sharp as it can be. Larger ones are kept.
  private static let mostFinePixels: CGFloat = 40_000

  /// The pixels for each point of a small picture.
  private static func fineDensity(_ side: Magnification.Side) -> CGFloat { oversampling * side.most }

  /// The pixels for each point of a large picture. Of a plane that comes towards the eye, the nearest part needs most. There one for
  /// each pixel of the target is enough, since the other parts have too many. They change in steps, so that an entry that comes nearer
  /// needs another picture only now and then.
  private static func coarseDensity(_ side: Magnification.Side) -> CGFloat {
    let wanted = max((side.least * side.most).squareRoot(), side.most / oversampling)
    return oversampling * exp2((2 * log2(wanted)).rounded() / 2)
  }

  private var area: CGFloat { columns * rows }

  /// Whether this picture costs little more than the other one, which is a part of it.
  func isWorthwhile(insteadOf part: FlatLayout) -> Bool {
    area < Self.mostPixels && (area <= 4 * part.area || area <= 500_000)
  }

  /// From the entry's coordinates to the picture's pixels.
  var toPixels: Homography {
    let (scaleX, scaleY) = (columns / source.width, rows / source.height)
    let margin = CGFloat(ProjectiveRasterizer.margin)
    return Homography(
      scaleX: scaleX, scaleY: scaleY,
      translation: CGPoint(x: margin - source.minX * scaleX, y: margin - source.minY * scaleY))
  }

  /// Creates a canvas for the picture, which takes the entry's coordinates.
  func makeCanvas() throws(CairoError) -> Canvas {
    let margin = 2 * CGFloat(ProjectiveRasterizer.margin)
    let canvas = try Canvas(
      width: Int(columns + margin), height: Int(rows + margin),
      scale: max(columns / source.width, rows / source.height))
    var matrix = cairo_matrix_t(toPixels)
    cairo_set_matrix(canvas.context, &matrix)
    cairo_rectangle(canvas.context, source.minX, source.minY, source.width, source.height)
    cairo_clip(canvas.context)
    return canvas
  }
}
