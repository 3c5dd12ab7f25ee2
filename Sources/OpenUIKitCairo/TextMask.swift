import CCairo
import OpenUIKitGraphics
import OpenUIKitSupport

/// The coverage of a line of text by its letters: a byte for each pixel. It has no colour, so that it serves for all of them.
struct TextMask {
  /// The properties that the coverage of a line depends on.
  struct Key: Hashable {
    let text: ExactString
    let font: FontGlyphs
    let isRightToLeft: Bool
    let spaceExpansion: CGFloat
    let letterSpacing: CGFloat
    /// The matrix from points to pixels, without its translation.
    let matrix: SIMD4<Double>
    /// Where the line begins within its first pixel, in Cairo's parts of a pixel.
    let fraction: SIMD2<Int32>

    /// The number of Cairo's parts of a pixel. It moves what it draws to whole ones.
    static let parts = 256.0
  }

  private let canvas: Canvas
  private let pixels: PixelRows
  /// The place of the first pixel, from the one in which the line begins.
  private let left: Int
  private let top: Int

  /// More bytes are not worth keeping: a line of such letters is rare.
  private static let mostBytes = 262_144.0

  /// Fills the path of a context, and removes it from there. Returns nil for an empty path, and for one of too many pixels.
  ///
  /// - Parameter start: The pixel in which the line begins.
  init?(at start: (x: Int, y: Int), pathOf context: OpaquePointer) {
    // In pixels. Restoring keeps the path.
    cairo_save(context)
    cairo_identity_matrix(context)
    defer {
      cairo_restore(context)
      cairo_new_path(context)
    }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    (left, top, right, bottom) = (
      left.rounded(.down), top.rounded(.down), right.rounded(.up), bottom.rounded(.up)
    )
    guard right > left, bottom > top, (right - left) * (bottom - top) <= Self.mostBytes,
      let made = try? Canvas(
        width: Int(right - left), height: Int(bottom - top), scale: 1, format: CAIRO_FORMAT_A8)
    else { return nil }
    let path = cairo_copy_path(context)
    defer { cairo_path_destroy(path) }
    cairo_translate(made.context, -left, -top)
    cairo_append_path(made.context, path)
    cairo_fill(made.context)
    (canvas, self.left, self.top) = (made, Int(left) - start.x, Int(top) - start.y)
    pixels = made.withPixels { $0 }
  }

  /// The number of bytes.
  var count: Int { pixels.bytesPerRow * pixels.height }

  /// Draws an opaque colour through the mask over the pixels of an area.
  ///
  /// - Parameter start: The pixel in which the line begins.
  func draw(_ color: DisplayList.Color, at start: (x: Int, y: Int), on target: Canvas, in area: PixelArea) {
    guard let part = self.area(at: start).intersection(area) else { return }
    let blend = CoverageBlend(color)
    let rows = target.pixels(of: part)
    for y in 0..<part.height {
      let alphas = pixels.alphas(part.top + y - start.y - top) + (part.left - start.x - left)
      blend.draw(alphas, count: part.width, over: rows.colors(y))
    }
    cairo_surface_mark_dirty_rectangle(
      target.surface, Int32(part.left), Int32(part.top), Int32(part.width), Int32(part.height))
  }

  /// Draws the source of a context through the mask, by Cairo.
  func draw(at start: (x: Int, y: Int), on context: OpaquePointer) {
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_mask_surface(context, canvas.surface, Double(start.x + left), Double(start.y + top))
    cairo_restore(context)
  }

  private func area(at start: (x: Int, y: Int)) -> PixelArea {
    PixelArea(
      left: start.x + left, top: start.y + top, right: start.x + left + pixels.width,
      bottom: start.y + top + pixels.height)
  }
}

/// An opaque colour over pixels that it covers in part: rounded as Cairo rounds where it fills a path, so that both look the same.
private struct CoverageBlend {
  private let color: UInt32

  init(_ color: DisplayList.Color) {
    func byte(_ part: Float) -> UInt32 {
      let short = UInt32(min(max(Double(part), 0), 1) * 65536)
      return (short - short >> 16) >> 8
    }
    self.color = 0xFF00_0000 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }

  /// Draws a row.
  func draw(_ alphas: UnsafePointer<UInt8>, count: Int, over row: UnsafeMutablePointer<UInt32>) {
    var x = 0
    while x < count {
      // Most of a line is the ground between the letters.
      if x &+ 8 <= count, UnsafeRawPointer(alphas + x).loadUnaligned(as: UInt64.self) == 0 {
        x &+= 8
        continue
      }
      let alpha = UInt32(alphas[x])
      if alpha == 255 {
        row[x] = color
      } else if alpha > 0 {
        row[x] = mix(row[x], alpha)
      }
      x &+= 1
    }
  }

  @inline(__always)
  private func mix(_ lower: UInt32, _ alpha: UInt32) -> UInt32 {
    let even = Self.sum(Self.part(color, alpha), Self.part(lower, 255 &- alpha))
    let odd = Self.sum(Self.part(color &>> 8, alpha), Self.part(lower &>> 8, 255 &- alpha))
    return even | odd &<< 8
  }

  /// Every other byte times a number of 255ths.
  @inline(__always)
  private static func part(_ bytes: UInt32, _ alpha: UInt32) -> UInt32 {
    let product = (bytes & 0x00FF_00FF) &* alpha &+ 0x007F_007F
    return (product &+ (product &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF
  }

  /// The sum of both bytes, at most 255 each.
  @inline(__always)
  private static func sum(_ one: UInt32, _ other: UInt32) -> UInt32 {
    var sum = one &+ other
    sum |= 0x0100_0100 &- (sum &>> 8 & 0x00FF_00FF)
    return sum & 0x00FF_00FF
  }
}
