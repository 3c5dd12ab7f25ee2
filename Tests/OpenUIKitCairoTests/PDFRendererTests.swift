import Foundation
import OpenUIKit
import OpenUIKitCairo
import Testing

@Suite("PDF files that are drawn")
struct PDFRendererTests {
  init() { _ = PangoTextMeasurer() }

  private let page = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// The number of times that a text stands in a file.
  private func count(_ text: String, in data: Data) -> Int {
    String(decoding: data, as: Unicode.ASCII.self).components(separatedBy: text).count - 1
  }

  @Test("A file has the pages that are begun, each of its size, and states its title")
  func pages() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle as String: "Report", kCGPDFContextKeywords as String: ["one", "two"], "other": 3,
    ]
    let renderer = UIGraphicsPDFRenderer(bounds: page, format: format)
    let data = renderer.pdfData { context in
      context.beginPage()
      #expect(context.pdfContextBounds == page && UIGraphicsGetCurrentContext() === context.cgContext)
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 100, height: 100))
      "Total".draw(at: CGPoint(x: 20, y: 200), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
      context.beginPage(withBounds: CGRect(x: 50, y: 0, width: 300, height: 200), pageInfo: [:])
      #expect(context.pdfContextBounds.width == 300)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(data.starts(with: Data("%PDF".utf8)))
    #expect(count("/Type /Page\n", in: data) + count("/Type /Page ", in: data) == 2)
    #expect(count("612 792", in: data) > 0 && count("300 200", in: data) > 0)
    #expect(count("(Report)", in: data) == 1 && count("one, two", in: data) == 1)
  }

  @Test("What is drawn before the first page is nowhere, and a file without a page is empty")
  func noPages() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: page)
    #expect(renderer.pdfData { $0.fill(page) }.isEmpty)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(throws: (any Error).self) { try renderer.writePDF(to: url) { _ in } }
    try renderer.writePDF(to: url) { $0.beginPage() }
    #expect(try Data(contentsOf: url).starts(with: Data("%PDF".utf8)))
    #expect(throws: (any Error).self) {
      try renderer.writePDF(to: URL(fileURLWithPath: "/nowhere/a.pdf")) { $0.beginPage() }
    }
  }

  @Test("A PDF context writes its pages to data or to a file when it ends")
  func contexts() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, page, [kCGPDFContextTitle: "Report"])
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == page && UIGraphicsGetCurrentContext() != nil)
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 10, y: 10, width: 100, height: 100))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 300, height: 200), nil)
    #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 300, height: 200))
    #expect(data.length == 0)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
    let file = Data(referencing: data)
    #expect(file.starts(with: Data("%PDF".utf8)) && count("(Report)", in: file) == 1)
    #expect(count("612 792", in: file) > 0 && count("300 200", in: file) > 0)

    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(UIGraphicsBeginPDFContextToFile(url.path, .zero, nil))
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == page)
    UIGraphicsEndPDFContext()
    #expect(try Data(contentsOf: url).starts(with: Data("%PDF".utf8)))
    #expect(!UIGraphicsBeginPDFContextToFile("", page, nil))
    // A context without a page, and an end without a context, write nothing.
    let empty = NSMutableData()
    UIGraphicsBeginPDFContextToData(empty, page, nil)
    UIGraphicsEndPDFContext()
    UIGraphicsEndPDFContext()
    UIGraphicsBeginPDFPage()
    #expect(empty.length == 0 && UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Pages without a size have that of the renderer, and hundreds of pages are made")
  func extremes() {
    let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      for width in [0, CGFloat.nan, .infinity] {
        context.beginPage(withBounds: CGRect(x: 0, y: 0, width: width, height: 10), pageInfo: [:])
        #expect(context.pdfContextBounds == page)
      }
      context.beginPage(withBounds: CGRect(x: 9, y: 0, width: -5, height: 10), pageInfo: [:])
      #expect(context.pdfContextBounds == CGRect(x: 4, y: 0, width: 5, height: 10))
      for _ in 0..<300 { context.beginPage() }
    }
    #expect(count("/Type /Page\n", in: data) + count("/Type /Page ", in: data) == 304)
    #expect(UIGraphicsPDFRenderer(bounds: .zero).pdfData { $0.beginPage() }.isEmpty)
  }
}
