/// The file of a PDF context, and where it goes.
final class PDFTarget {
  enum Place {
    case data(NSMutableData)
    case file(String)
  }

  let context: UIGraphicsPDFRendererContext
  private let place: Place

  init(_ place: Place, _ bounds: CGRect, _ information: [AnyHashable: Any]?) {
    let format = UIGraphicsPDFRendererFormat()
    for (key, value) in information ?? [:] {
      if let name = key.base as? String { format.documentInfo[name] = value }
    }
    format.bounds = bounds
    self.place = place
    context = UIGraphicsPDFRendererContext(format, bounds: bounds)
  }

  /// Ends the last page, and writes the file. Without a page and without a host that makes PDF files nothing is written.
  func finish() {
    let pages = context.finish()
    guard !pages.isEmpty,
      let bytes = HostImages.process.coder?.pdf(pages, information: context.format.information)
    else { return }
    switch place {
    case .data(let data): data.setData(Data(bytes))
    case .file(let path): try? Data(bytes).write(to: URL(fileURLWithPath: path))
    }
  }
}

/// The PDF contexts of a thread that have not ended, the innermost last.
final class PDFTargets {
  var open: [PDFTarget] = []

  static var ofThread: PDFTargets { objectOfThread("OpenUIKit.PDFTargets", PDFTargets()) }
}

/// A page of a letter, in points, which replaces empty bounds.
private let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

private func beginPDF(_ place: PDFTarget.Place, _ bounds: CGRect, _ information: [AnyHashable: Any]?) {
  let bounds = bounds.width > 0 && bounds.height > 0 ? bounds : letter
  PDFTargets.ofThread.open.append(PDFTarget(place, bounds, information))
}

/// Begins a PDF file that replaces the content of `data` when `UIGraphicsEndPDFContext` is called.
///
/// Pages show a rectangle in points, or a letter of 612 by 792 points if it is empty. The dictionary has the keys `kCGPDFContextTitle` and its
/// sisters. The data stay as they are without a page, and without a host that makes PDF files.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  beginPDF(.data(data), bounds, documentInfo)
}

/// Begins a PDF file that is written to a path when `UIGraphicsEndPDFContext` is called. Returns false for an empty path.
///
/// Pages show a rectangle in points, or a letter of 612 by 792 points if it is empty. The dictionary has the keys `kCGPDFContextTitle` and its
/// sisters. No file is written without a page, and without a host that makes PDF files.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard !path.isEmpty else { return false }
  beginPDF(.file(path), bounds, documentInfo)
  return true
}

/// Begins a page with the bounds of the PDF context. Its context becomes the current one. Does nothing without a PDF context.
public func UIGraphicsBeginPDFPage() { PDFTargets.ofThread.open.last?.context.beginPage() }

/// Begins a page that shows a rectangle, in points, or that of the PDF context if it is empty. The dictionary is not used. Does nothing without a
/// PDF context.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFTargets.ofThread.open.last?.context.beginPage(withBounds: bounds, pageInfo: [:])
}

/// The rectangle of the current page, in points; zero without a PDF context.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  PDFTargets.ofThread.open.last?.context.pdfContextBounds ?? .zero
}

/// Ends the PDF context and its last page, and writes the file. Does nothing without a PDF context.
public func UIGraphicsEndPDFContext() { PDFTargets.ofThread.open.popLast()?.finish() }
