/// Reads and writes picture files, and turns drawings into pixels. A host has one.
public protocol ImageCoder: AnyObject, Sendable {
  /// Decodes a picture file of any supported format; nil if it is none.
  func decode(_ bytes: [UInt8]) -> DecodedImage?
  /// Encodes a picture; nil if that is impossible. `quality` is 0...1 for JPEG and has no meaning for PNG.
  func encode(_ picture: CGImage, as format: ImageFileFormat, quality: CGFloat) -> [UInt8]?
  /// Draws a display list with a number of pixels per point; nil if that is impossible.
  func rasterize(_ list: DisplayList, scale: CGFloat) -> CGImage?
  /// Draws lists as the pages of a PDF file with entries in its dictionary of information; nil if that is impossible.
  func pdf(_ pages: [DisplayList], information: PDFInformation) -> [UInt8]?
  /// Adds the fonts of a file; false if it is none.
  func registerFonts(file path: String) -> Bool
}

extension ImageCoder {
  /// A host that makes no PDF files.
  public func pdf(_ pages: [DisplayList], information: PDFInformation) -> [UInt8]? { nil }
  /// A host that reads no font files.
  public func registerFonts(file path: String) -> Bool { false }
}

/// The information that a PDF file states about itself.
public struct PDFInformation: Equatable, Sendable {
  /// The title; nil for none.
  public var title: String?
  /// The author; nil for none.
  public var author: String?
  /// The subject of the file; nil for none.
  public var subject: String?
  /// Words to find it by; nil for none.
  public var keywords: String?
  /// The program; nil for none.
  public var creator: String?

  /// Creates the information of a file that states nothing.
  public init() {}
}

/// A format of picture files.
public enum ImageFileFormat: Sendable {
  /// Lossless, with opacity.
  case png
  /// Lossy, opaque.
  case jpeg
}

/// The content of a picture file. Of an animation it is the first frame, as in UIKit.
public struct DecodedImage: Sendable {
  /// The pixels as they are stored.
  public var picture: CGImage
  /// How the pixels are turned to be upright.
  public var orientation: UIImage.Orientation

  /// Creates the content of a file.
  public init(_ picture: CGImage, orientation: UIImage.Orientation = .up) {
    (self.picture, self.orientation) = (picture, orientation)
  }
}

/// The coder of the process, set by its host. May be used on any thread.
package final class HostImages: @unchecked Sendable {
  package static let process = HostImages()
  private let lock = NSLock()
  private var stored: (any ImageCoder)?

  /// The coder; nil for none.
  package var coder: (any ImageCoder)? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  private init() {}
}

extension UIImage {
  /// Sets the coder that reads and writes picture files for all images of the process. Hosts call this before the
  /// app starts.
  public class func setCoder(_ coder: any ImageCoder) { HostImages.process.coder = coder }

  /// The pixels of a drawing, drawn by the host; nil without a host that can do this.
  package var rasterized: CGImage? {
    let (size, coder) = (size, HostImages.process.coder)
    guard let coder, size.width > 0, size.height > 0 else { return nil }
    let tint = properties.tint.map { DisplayList.Color($0.cgColor) }
    let steps = steps(in: CGRect(origin: .zero, size: size), tint: tint, traits: UITraitCollection.current)
    return coder.rasterize(DisplayList(steps, size: size), scale: scale)
  }
}
