import CCairo
import OpenUIKitGraphics

extension Painter {
  /// Paints what lies below an entry again, blurred and with stronger colours. Only pixels inside the box count, so that
  /// a bar does not take on the colour of what is beside it.
  ///
  /// PDF and SVG have no pixels to blur: there nothing is painted.
  func paintBackdrop(radius: CGFloat, of entry: DisplayList.Entry, opacity: CGFloat) throws(CairoError) {
    guard cairo_surface_get_type(canvas.surface) == CAIRO_SURFACE_TYPE_IMAGE,
      let area = pixels(under: entry)
    else { return }
    let blurred = try BackdropPicture(of: canvas, area, radius: radius * canvas.scale)
    cairo_save(context)
    addBox(entry, inset: 0)
    cairo_clip(context)
    cairo_identity_matrix(context)
    blurred.setAsSource(of: context, opacity: opacity)
    cairo_restore(context)
  }

  /// The rectangle of the canvas's pixels that the box covers, or the smallest around a box that is turned; nil for none.
  private func pixels(under entry: DisplayList.Entry) -> PixelArea? {
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for corner in 0..<4 {
      var x = corner & 1 == 0 ? 0 : Double(entry.size.width)
      var y = corner & 2 == 0 ? 0 : Double(entry.size.height)
      cairo_user_to_device(context, &x, &y)
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
    }
    guard right - left + bottom - top < 1e6 else { return nil }
    let area = PixelArea(
      left: max(0, Int(left.rounded())), top: max(0, Int(top.rounded())),
      right: min(canvas.width, Int(right.rounded())), bottom: min(canvas.height, Int(bottom.rounded())))
    return area.width > 0 && area.height > 0 ? area : nil
  }
}

/// A blurred part of a canvas, at a quarter of its size: details that are smaller do not survive the blur.
private struct BackdropPicture {
  private let small: Canvas
  private let area: PixelArea

  /// - Parameter radius: the standard deviation of the blur, in pixels.
  init(of canvas: Canvas, _ area: PixelArea, radius: CGFloat) throws(CairoError) {
    self.area = area
    small = try Canvas(
      width: (area.width + Self.step - 1) / Self.step, height: (area.height + Self.step - 1) / Self.step,
      scale: 1)
    let small = small
    canvas.withPixels { from in
      small.withPixels { to in
        Self.shrink(from, area, into: to)
        ColorBlur(deviation: radius / CGFloat(Self.step)).apply(to: to)
        Self.strengthenColors(of: to)
      }
    }
  }

  private static let step = 4

  /// Each pixel becomes the mean of those that it stands for.
  private static func shrink(_ from: PixelRows, _ area: PixelArea, into to: PixelRows) {
    for y in 0..<to.height {
      let rows = (area.top + y * step)..<min(area.top + (y + 1) * step, area.bottom)
      let target = to.colors(y)
      for x in 0..<to.width {
        let columns = (area.left + x * step)..<min(area.left + (x + 1) * step, area.right)
        target[x] = mean(of: from, columns, rows)
      }
    }
  }

  private static func mean(of pixels: PixelRows, _ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
    var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    for y in rows {
      let row = pixels.colors(y)
      for x in columns {
        let pixel = row[x]
        sums.0 += pixel & 0xFF
        sums.1 += pixel >> 8 & 0xFF
        sums.2 += pixel >> 16 & 0xFF
        sums.3 += pixel >> 24
      }
    }
    let count = UInt32(columns.count * rows.count)
    return (sums.3 / count) << 24 | (sums.2 / count) << 16 | (sums.1 / count) << 8 | sums.0 / count
  }

  /// Moves colours away from the grey of the same brightness, as Apple's materials do.
  private static func strengthenColors(of pixels: PixelRows) {
    for y in 0..<pixels.height {
      let row = pixels.colors(y)
      for x in 0..<pixels.width {
        let pixel = row[x]
        let alpha = Int32(pixel >> 24)
        let (red, green, blue) = (Int32(pixel >> 16 & 0xFF), Int32(pixel >> 8 & 0xFF), Int32(pixel & 0xFF))
        let grey = (54 * red + 183 * green + 19 * blue) / 256
        func stronger(_ part: Int32) -> UInt32 {
          UInt32(min(alpha, max(0, grey + (part - grey) * saturation / 100)))
        }
        row[x] = UInt32(alpha) << 24 | stronger(red) << 16 | stronger(green) << 8 | stronger(blue)
      }
    }
  }

  // In per cent, as in the page's style sheet.
  private static let saturation: Int32 = 180

  /// Paints the picture, enlarged smoothly, where its pixels come from.
  func setAsSource(of context: OpaquePointer, opacity: CGFloat) {
    cairo_translate(context, Double(area.left), Double(area.top))
    cairo_scale(context, Double(Self.step), Double(Self.step))
    cairo_set_source_surface(context, small.surface, 0, 0)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_paint_with_alpha(context, opacity)
  }
}

/// Blurs colours by three box filters in each direction. Values beyond an edge are those of the edge.
struct ColorBlur {
  private let radius: Int

  /// - Parameter deviation: the Gaussian's standard deviation, in pixels.
  init(deviation: CGFloat) {
    // Three boxes of the width w have together the variance (w * w - 1) / 4.
    let width = (4 * deviation * deviation + 1).squareRoot()
    radius = max(0, Int(((width - 1) / 2).rounded()))
  }

  func apply(to pixels: PixelRows) {
    guard radius > 0 else { return }
    var line = [UInt32](repeating: 0, count: max(pixels.width, pixels.height))
    let stride = pixels.bytesPerRow / 4
    line.withUnsafeMutableBufferPointer { line in
      for _ in 0..<3 {
        for y in 0..<pixels.height {
          filter(pixels.colors(y), step: 1, count: pixels.width, line: line.baseAddress!)
        }
        for x in 0..<pixels.width {
          filter(pixels.colors(0) + x, step: stride, count: pixels.height, line: line.baseAddress!)
        }
      }
    }
  }

  /// Replaces each pixel by the mean of its neighbourhood.
  private func filter(
    _ pixels: UnsafeMutablePointer<UInt32>, step: Int, count: Int, line: UnsafeMutablePointer<UInt32>
  ) {
    for index in 0..<count { line[index] = pixels[index * step] }
    var sums = SIMD4<UInt32>(repeating: 0)
    for offset in -radius...radius { sums &+= parts(line[min(max(offset, 0), count - 1)]) }
    let width = UInt32(2 * radius + 1)
    for index in 0..<count {
      let mean = (sums &+ SIMD4(repeating: width / 2)) / SIMD4(repeating: width)
      pixels[index * step] = mean.w << 24 | mean.z << 16 | mean.y << 8 | mean.x
      sums &+= parts(line[min(index + radius + 1, count - 1)])
      sums &-= parts(line[max(index - radius, 0)])
    }
  }

  private func parts(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4(pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF, pixel >> 24)
  }
}
