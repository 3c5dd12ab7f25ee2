import CImages
import Foundation
import OpenUIKitGraphics

/// The first page of a PDF file, drawn by poppler-glib.
final class PDFPicture: VectorPicture, @unchecked Sendable {
  let size: CGSize
  private let functions: PDFFunctions
  private let document: OpaquePointer
  private let page: OpaquePointer
  private let lock = NSLock()

  /// Reads a file; nil if it is damaged or without a page, and without the library.
  init?(_ bytes: [UInt8]) {
    guard let functions = PDFFunctions.shared, let document = functions.document(bytes) else { return nil }
    var (width, height) = (0.0, 0.0)
    let page = functions.page(document, 0)
    if let page { functions.size(page, &width, &height) }
    guard let page, width.isFinite, height.isFinite, width > 0, height > 0 else {
      functions.release([page, document])
      return nil
    }
    size = CGSize(width: width, height: height)
    (self.functions, self.document, self.page) = (functions, document, page)
  }

  deinit { functions.release([page, document]) }

  func pixels(width: Int, height: Int) -> [UInt8]? {
    lock.withLock {
      functions.vectors.pixels(width: width, height: height) { cairo in
        functions.vectors.scale(cairo, Double(width) / size.width, Double(height) / size.height)
        functions.render(page, cairo)
        return true
      }
    }
  }
}

/// The functions of poppler-glib that a drawing calls.
private struct PDFFunctions: Sendable {
  let vectors: VectorLibraries
  let page: PopplerDocumentGetPageFunction
  let size: PopplerPageGetSizeFunction
  let render: PopplerPageRenderFunction
  private let new: PopplerDocumentNewFromBytesFunction

  /// The functions; nil without the library.
  static let shared = PDFFunctions(.poppler)

  private init?(_ library: OptionalLibrary) {
    guard let vectors = VectorLibraries.functions,
      let new = library.function(
        "poppler_document_new_from_bytes", as: PopplerDocumentNewFromBytesFunction.self),
      let page = library.function("poppler_document_get_page", as: PopplerDocumentGetPageFunction.self),
      let size = library.function("poppler_page_get_size", as: PopplerPageGetSizeFunction.self),
      let render = library.function("poppler_page_render", as: PopplerPageRenderFunction.self)
    else { return nil }
    (self.vectors, self.new, self.page, self.size, self.render) = (vectors, new, page, size, render)
  }

  /// A document, which holds its bytes.
  func document(_ bytes: [UInt8]) -> OpaquePointer? {
    guard let copy = vectors.newBytes(bytes, bytes.count) else { return nil }
    defer { vectors.releaseBytes(copy) }
    return new(copy, nil, nil)
  }

  func release(_ objects: [OpaquePointer?]) {
    for object in objects.compactMap({ $0 }) { vectors.releaseObject(UnsafeMutableRawPointer(object)) }
  }
}
