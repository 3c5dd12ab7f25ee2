import CCairo
import Foundation
import OpenUIKitGraphics

extension CairoRenderer {
  /// Draws a list as an SVG document, and returns the bytes of the file. One point of the window is one pixel of CSS.
  ///
  /// Text becomes outlines of its glyphs, so the document looks the same without the fonts. Pictures are embedded. Content with
  /// perspective, blurred shadows and emoji become pictures with three pixels a point. A blur of what is behind a view is left out. The
  /// same list gives the same bytes. Nothing covers what no entry covers.
  ///
  /// - Throws: `emptySize`, `tooLarge` and `outOfMemory`.
  public func svgBytes(_ list: DisplayList) throws(CairoError) -> [UInt8] {
    let (width, height) = (list.size.width, list.size.height)
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw .emptySize(width: width, height: height, scale: 1)
    }
    guard width <= 32767, height <= 32767 else { throw .tooLarge(width: width, height: height, scale: 1) }
    let bytes = UnsafeMutablePointer<[UInt8]>.allocate(capacity: 1)
    bytes.initialize(to: [])
    defer {
      bytes.deinitialize(count: 1)
      bytes.deallocate()
    }
    try drawSVG(list, into: bytes)
    return SVGDocument(written: bytes.pointee).bytes(width: width, height: height)
  }

  /// Draws a list and writes it as an SVG file, as `svgBytes` does. Replaces an existing file.
  ///
  /// - Throws: the errors of `svgBytes`, and `cannotWrite`.
  public func writeSVG(_ list: DisplayList, to path: String) throws(CairoError) {
    let data = Data(try svgBytes(list))
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
  }

  private func drawSVG(_ list: DisplayList, into bytes: UnsafeMutablePointer<[UInt8]>) throws(CairoError) {
    let scale = SVGDocument.unitsPerPoint
    let surface = cairo_svg_surface_create_for_stream(
      appendToBytes, bytes, list.size.width * scale, list.size.height * scale)!
    let canvas = Canvas(surface: surface, scale: scale)
    cairo_scale(canvas.context, scale, scale)
    try paint(list, on: canvas)
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cannotWrite(path: "SVG data", reason: describe(status))
    }
  }
}
