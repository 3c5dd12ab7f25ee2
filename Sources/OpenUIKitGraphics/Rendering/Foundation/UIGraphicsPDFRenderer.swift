/// The format of the files that a ``UIGraphicsPDFRenderer`` makes.
open class UIGraphicsPDFRendererFormat: NSObject {
  /// The information that a file states about itself, by the names `kCGPDFContextTitle`, `kCGPDFContextAuthor` and their sisters.
  /// Other entries are ignored.
  open var documentInfo: [String: Any] = [:]
  /// The rectangle of a page, in points.
  open internal(set) var bounds = CGRect.zero

  /// A new format.
  open class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  /// The same as ``preferred()``.
  open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }

  var information: PDFInformation {
    var information = PDFInformation()
    information.title = documentInfo[kCGPDFContextTitle] as? String
    information.author = documentInfo[kCGPDFContextAuthor] as? String
    information.subject = documentInfo[kCGPDFContextSubject] as? String
    information.creator = documentInfo[kCGPDFContextCreator] as? String
    let keywords = documentInfo[kCGPDFContextKeywords]
    information.keywords = keywords as? String ?? (keywords as? [String])?.joined(separator: ", ")
    return information
  }
}

/// The title of a PDF file, in a dictionary of information.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The author of a PDF file.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The subject of a PDF file.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The words to find a PDF file by: a string, or an array of strings.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The program that makes a PDF file.
public let kCGPDFContextCreator = "kCGPDFContextCreator"

/// Makes PDF files by drawing. They contain shapes and texts, and no pixels but those of pictures.
open class UIGraphicsPDFRenderer: NSObject {
  /// The format of the files.
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of files whose pages show a rectangle, in points: 612 by 792 for a letter, 595 by 842 for A4.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Creates a renderer of files whose pages show a rectangle in points, with a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
    format.bounds = bounds
  }

  /// Calls `actions`, which begin pages and draw on them, and returns the file; empty without a page, and without a host that makes PDF files.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    Data(bytes(actions) ?? [])
  }

  /// Calls `actions`, which begin pages and draw on them, and writes the file. Throws without a page, without a host that makes PDF files,
  /// and if the file cannot be written.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    guard let bytes = bytes(actions) else { throw CocoaError(.fileWriteUnknown) }
    try Data(bytes).write(to: url)
  }

  private func bytes(_ actions: (UIGraphicsPDFRendererContext) -> Void) -> [UInt8]? {
    let context = UIGraphicsPDFRendererContext(format, bounds: bounds)
    actions(context)
    let pages = context.finish()
    return pages.isEmpty ? nil : HostImages.process.coder?.pdf(pages, information: format.information)
  }
}

/// The context of one file of a ``UIGraphicsPDFRenderer``.
open class UIGraphicsPDFRendererContext: NSObject {
  /// The format of the file.
  public let format: UIGraphicsPDFRendererFormat
  /// The rectangle of the current page, in points.
  open private(set) var pdfContextBounds: CGRect
  private let bounds: CGRect
  private var pages: [DisplayList] = []
  private var page: CGContext?
  /// Receives what is drawn before the first page, which no page shows.
  private lazy var nowhere = CGContext(measurer: ProcessMeasurer.shared.measurer)

  init(_ format: UIGraphicsPDFRendererFormat, bounds: CGRect) {
    (self.format, self.bounds, pdfContextBounds) = (format, bounds, bounds)
    super.init()
  }

  /// The context of the current page, which is also the current one.
  open var cgContext: CGContext { page ?? nowhere }

  /// Begins a page with the bounds of the renderer.
  open func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }

  /// Begins a page that shows a rectangle, in points. One that is empty or not finite has the bounds of the renderer.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    let isUsable = bounds.width > 0 && bounds.height > 0 && bounds.width.isFinite && bounds.height.isFinite
    pdfContextBounds = isUsable ? bounds.standardized : self.bounds
    let box = ImageBox(size: pdfContextBounds.size, scale: 1, isOpaque: false)
    page = GraphicsScope.stack.beginImage(box, origin: pdfContextBounds.origin)
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws a line one point wide along the inside of a rectangle, in the current stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Clips later drawing on the page to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func endPage() {
    guard let page else { return }
    pages.append(DisplayList(page.steps, size: pdfContextBounds.size))
    GraphicsScope.stack.pop()
    self.page = nil
  }

  func finish() -> [DisplayList] {
    endPage()
    return pages
  }
}
