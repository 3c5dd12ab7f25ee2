import CImages
import Foundation
import OpenUIKitGraphics

/// An SVG file, drawn by librsvg. Files that it refers to are not read.
final class SVGPicture: VectorPicture, @unchecked Sendable {
  let size: CGSize
  private let functions: SVGFunctions
  private let handle: OpaquePointer
  private let lock = NSLock()

  /// Reads a file; nil if it is damaged or without a size, and without the library.
  init?(_ bytes: [UInt8]) {
    guard let functions = SVGFunctions.shared, let handle = functions.new(bytes, bytes.count, nil) else {
      return nil
    }
    guard let size = functions.size(of: handle) else {
      functions.vectors.releaseObject(UnsafeMutableRawPointer(handle))
      return nil
    }
    (self.functions, self.handle, self.size) = (functions, handle, size)
  }

  deinit { functions.vectors.releaseObject(UnsafeMutableRawPointer(handle)) }

  func pixels(width: Int, height: Int) -> [UInt8]? {
    lock.withLock {
      functions.vectors.pixels(width: width, height: height) { cairo in
        // librsvg keeps the proportions of the file inside a viewport, so Cairo stretches.
        functions.vectors.scale(cairo, Double(width) / size.width, Double(height) / size.height)
        var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
        return functions.render(handle, cairo, &viewport, nil) != 0
      }
    }
  }
}

/// The functions of librsvg that a drawing calls.
private struct SVGFunctions: Sendable {
  let vectors: VectorLibraries
  let new: RsvgHandleNewFromDataFunction
  let render: RsvgHandleRenderDocumentFunction
  private let sizeInPixels: RsvgHandleGetIntrinsicSizeFunction
  private let dimensions: RsvgHandleGetIntrinsicDimensionsFunction

  /// The functions; nil without the library, and with one before version 2.52.
  static let shared = SVGFunctions(.librsvg)

  private init?(_ library: OptionalLibrary) {
    guard let vectors = VectorLibraries.functions,
      let new = library.function("rsvg_handle_new_from_data", as: RsvgHandleNewFromDataFunction.self),
      let render = library.function(
        "rsvg_handle_render_document", as: RsvgHandleRenderDocumentFunction.self),
      let sizeInPixels = library.function(
        "rsvg_handle_get_intrinsic_size_in_pixels", as: RsvgHandleGetIntrinsicSizeFunction.self),
      let dimensions = library.function(
        "rsvg_handle_get_intrinsic_dimensions", as: RsvgHandleGetIntrinsicDimensionsFunction.self)
    else { return nil }
    (self.vectors, self.new, self.render) = (vectors, new, render)
    (self.sizeInPixels, self.dimensions) = (sizeInPixels, dimensions)
  }

  /// The size that a file states, or else that of its view box; nil if it has neither.
  func size(of handle: OpaquePointer) -> CGSize? {
    var (width, height) = (0.0, 0.0)
    if sizeInPixels(handle, &width, &height) == 0 {
      var (hasWidth, hasHeight, hasBox) = (Int32(0), Int32(0), Int32(0))
      var (horizontal, vertical, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
      dimensions(handle, &hasWidth, &horizontal, &hasHeight, &vertical, &hasBox, &box)
      guard hasBox != 0 else { return nil }
      (width, height) = (box.width, box.height)
    }
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    return CGSize(width: width, height: height)
  }
}
