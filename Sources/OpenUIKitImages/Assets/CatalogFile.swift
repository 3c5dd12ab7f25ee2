import Foundation
import OpenUIKitGraphics

/// A file of an app's folder.
struct CatalogFile {
  let path: String

  /// The picture in the file, with `scale` pixels per point; nil if it cannot be decoded, which is printed.
  func image(scale: CGFloat) -> UIImage? {
    guard let bytes else { return nil }
    do {
      let picture = try PictureFile.read(bytes)
      return UIImage(cgImage: picture.picture, scale: scale, orientation: picture.orientation)
    } catch {
      report("\(error)")
      return nil
    }
  }

  /// The drawing in an SVG or PDF file; nil for other files, and if it cannot be drawn, which is printed.
  var vectorPicture: (any VectorPicture)? {
    let isPDF = (path as NSString).pathExtension.lowercased() == "pdf"
    guard isPDF || isSVG, let bytes else { return nil }
    let library = isPDF ? OptionalLibrary.poppler : .librsvg
    let kind = isPDF ? "PDF" : "SVG"
    guard library.isAvailable else {
      report(library.absence(of: "\(kind) files"))
      return nil
    }
    let picture: (any VectorPicture)? = isPDF ? PDFPicture(bytes) : SVGPicture(bytes)
    if picture == nil { report("The \(kind) file is damaged, or has no size.") }
    return picture
  }

  /// Whether the file has lines and curves.
  var isVector: Bool { isSVG || (path as NSString).pathExtension.lowercased() == "pdf" }

  private var isSVG: Bool { (path as NSString).pathExtension.lowercased() == "svg" }

  private var bytes: [UInt8]? {
    guard let data = FileManager.default.contents(atPath: path) else {
      report("There is no such file.")
      return nil
    }
    return [UInt8](data)
  }

  /// Prints a fault of the file to the standard error.
  func report(_ fault: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(path): \(fault)\n".utf8))
  }
}
