import CCairo
import OpenUIKitGraphics
import OpenUIKitImages

/// A drawn picture: pixels in memory, to read, to show in a window or to write as a PNG.
public final class PixelBuffer {
  let canvas: Canvas

  /// Creates a clear picture.
  ///
  /// - Throws: `emptySize`, `tooLarge` or `outOfMemory`.
  public init(width: Int, height: Int) throws(CairoError) {
    canvas = try Self.canvas(width: CGFloat(width), height: CGFloat(height), scale: 1)
  }

  init(size: CGSize, scale: CGFloat) throws(CairoError) {
    canvas = try Self.canvas(width: size.width, height: size.height, scale: scale)
  }

  private static func canvas(width: CGFloat, height: CGFloat, scale: CGFloat) throws(CairoError) -> Canvas {
    // An excess of a hundredth of a pixel is rounding error of a sum and must not add a column.
    let columns = (width * scale - 0.01).rounded(.up)
    let rows = (height * scale - 0.01).rounded(.up)
    guard columns >= 1, rows >= 1, scale > 0 else {
      throw .emptySize(width: width, height: height, scale: scale)
    }
    guard columns <= 32767, rows <= 32767 else { throw .tooLarge(width: width, height: height, scale: scale) }
    return try Canvas(width: Int(columns), height: Int(rows), scale: scale)
  }

  /// The number of columns.
  public var width: Int { canvas.width }
  /// The number of rows.
  public var height: Int { canvas.height }

  /// All pixels.
  public var area: PixelArea { PixelArea(left: 0, top: 0, right: width, bottom: height) }

  /// Calls `body` with the pixels, in rows from the top of `bytesPerRow` bytes each. A pixel is a native 32
  /// bit number: alpha in the highest byte, then red, green and blue multiplied by alpha (SDL's ARGB8888,
  /// Cairo's ARGB32).
  public func withBytes<Result>(_ body: (_ bytes: UnsafeRawBufferPointer, _ bytesPerRow: Int) -> Result)
    -> Result
  {
    canvas.withPixels { rows in
      body(UnsafeRawBufferPointer(start: rows.base, count: rows.bytesPerRow * rows.height), rows.bytesPerRow)
    }
  }

  /// The colour of a pixel as bytes, not multiplied by alpha. Traps outside the picture.
  public func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    guard x >= 0 && x < width && y >= 0 && y < height else {
      fatalError("No pixel (\(x), \(y)) in a picture of \(width) × \(height)")
    }
    return canvas.withPixels { StraightColor($0.colors(y)[x]).parts }
  }

  /// A copy of the picture as an image for image views.
  public var image: CGImage {
    let pixels = canvas.withPixels { $0.straightBytes }
    return CGImage(width: width, height: height, pixels: pixels)!
  }
}

// MARK: - PNG

extension PixelBuffer {
  /// Reads a PNG file.
  public convenience init(pngFile path: String) throws(CairoError) {
    try self.init(decoded: cairo_image_surface_create_from_png(path), path: path)
  }

  /// Reads a picture from the bytes of a PNG file.
  public convenience init(png bytes: [UInt8]) throws(CairoError) {
    var source = ByteSource(bytes: bytes)
    let surface = withUnsafeMutablePointer(to: &source) { source in
      cairo_image_surface_create_from_png_stream(
        { source, target, count in
          let source = source!.assumingMemoryBound(to: ByteSource.self)
          return source.pointee.read(into: target!, count: Int(count))
        }, source)
    }
    try self.init(decoded: surface, path: "PNG data")
  }

  private convenience init(decoded: OpaquePointer?, path: String) throws(CairoError) {
    let status = cairo_surface_status(decoded)
    guard let decoded, status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(decoded)
      throw .cannotRead(path: path, reason: describe(status))
    }
    defer { cairo_surface_destroy(decoded) }
    // Files without alpha are decoded to another format. Drawing converts all to one.
    try self.init(
      width: Int(cairo_image_surface_get_width(decoded)), height: Int(cairo_image_surface_get_height(decoded))
    )
    cairo_set_source_surface(canvas.context, decoded, 0, 0)
    cairo_paint(canvas.context)
  }

  /// Writes a PNG file. Replaces an existing file.
  ///
  /// - Throws: `cannotWrite`.
  public func writePNG(to path: String) throws(CairoError) {
    let status = cairo_surface_write_to_png(canvas.surface, path)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cannotWrite(path: path, reason: describe(status)) }
  }

  /// The bytes of a PNG file, compressed well or fast. For pictures of text and flat colours, `fast` takes a quarter of the time, and
  /// the files are not larger.
  public func pngBytes(_ compression: PictureFile.PNGCompression = .small) -> [UInt8] {
    if compression == .fast, let bytes = fastPNGBytes { return bytes }
    var bytes: [UInt8] = []
    withUnsafeMutablePointer(to: &bytes) { bytes in
      _ = cairo_surface_write_to_png_stream(canvas.surface, appendToBytes, bytes)
    }
    return bytes
  }
}

extension PixelBuffer {
  private var fastPNGBytes: [UInt8]? {
    let (pixels, isOpaque) = canvas.withPixels { rows in
      rows.opaqueBytes.map { ($0, true) } ?? (rows.straightBytes, false)
    }
    return PictureFile.encodePNG(
      pixels, width: width, height: height, hasAlpha: !isOpaque, compression: .fast)
  }
}

/// Cairo's way to write: appends bytes to the array at `target`.
func appendToBytes(_ target: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ count: UInt32)
  -> cairo_status_t
{
  target!.assumingMemoryBound(to: [UInt8].self).pointee
    .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
  return CAIRO_STATUS_SUCCESS
}

/// Returns bytes portion by portion.
private struct ByteSource {
  let bytes: [UInt8]
  var position = 0

  mutating func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> cairo_status_t {
    guard count <= bytes.count - position else { return CAIRO_STATUS_READ_ERROR }
    for offset in 0..<count { target[offset] = bytes[position + offset] }
    position += count
    return CAIRO_STATUS_SUCCESS
  }
}

func describe(_ status: cairo_status_t) -> String {
  String(cString: cairo_status_to_string(status))
}
