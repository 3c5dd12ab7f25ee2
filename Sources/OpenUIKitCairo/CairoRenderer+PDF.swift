import CCairo
import OpenUIKitGraphics

extension CairoRenderer {
  /// Draws lists as the pages of a PDF file, as `writePDF` does, and returns the bytes of the file.
  ///
  /// - Throws: `emptySize` and `outOfMemory`.
  public func pdfBytes(
    _ pages: [DisplayList], information: PDFInformation = PDFInformation()
  ) throws(CairoError) -> [UInt8] {
    let bytes = UnsafeMutablePointer<[UInt8]>.allocate(capacity: 1)
    bytes.initialize(to: [])
    defer {
      bytes.deinitialize(count: 1)
      bytes.deallocate()
    }
    try drawPDF(pages, information, path: "PDF data") { width, height in
      cairo_pdf_surface_create_for_stream(appendToBytes, bytes, width, height)
    }
    return bytes.pointee
  }

  /// Draws lists to the surface that is made for the size of the first one.
  func drawPDF(
    _ pages: [DisplayList], _ information: PDFInformation = PDFInformation(), path: String,
    _ makeSurface: (Double, Double) -> OpaquePointer?
  ) throws(CairoError) {
    guard let first = pages.first else { throw .emptySize(width: 0, height: 0, scale: 1) }
    for page in pages {
      guard page.size.width > 0, page.size.height > 0, page.size.width.isFinite, page.size.height.isFinite
      else {
        throw .emptySize(width: page.size.width, height: page.size.height, scale: 1)
      }
    }
    let surface = makeSurface(first.size.width, first.size.height)!
    for (entry, text) in information.entries { cairo_pdf_surface_set_metadata(surface, entry, text) }
    let canvas = Canvas(surface: surface, scale: 1)
    for page in pages {
      cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
      try paint(page, on: canvas)
      cairo_show_page(canvas.context)
    }
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cannotWrite(path: path, reason: describe(status)) }
  }
}

extension PDFInformation {
  fileprivate var entries: [(cairo_pdf_metadata_t, String)] {
    [
      (CAIRO_PDF_METADATA_TITLE, title), (CAIRO_PDF_METADATA_AUTHOR, author),
      (CAIRO_PDF_METADATA_SUBJECT, subject), (CAIRO_PDF_METADATA_KEYWORDS, keywords),
      (CAIRO_PDF_METADATA_CREATOR, creator),
    ].compactMap { entry, text in text.map { (entry, $0) } }
  }
}
