import CCairo
import OpenUIKitGraphics
import OpenUIKitImages

/// Reads and writes picture files, and draws the pixels of recorded drawings with Cairo, for `UIImage`.
///
/// Creating a text measurer or a renderer makes it the coder of the process, unless a host has set another one.
public final class CairoImageCoder: ImageCoder {
  /// Creates a coder.
  public init() {}

  /// Decodes the formats of `PictureFormat`.
  public func decode(_ bytes: [UInt8]) -> DecodedImage? { PictureFile.decode(bytes) }

  /// Encodes PNG and JPEG.
  public func encode(_ picture: CGImage, as format: ImageFileFormat, quality: CGFloat) -> [UInt8]? {
    PictureFile.encode(picture, as: format, quality: quality)
  }

  /// Draws a list as pixels.
  public func rasterize(_ list: DisplayList, scale: CGFloat) -> CGImage? {
    guard let buffer = try? CairoRenderer().draw(list, scale: scale) else { return nil }
    return buffer.image
  }

  /// Draws lists as the pages of a PDF file.
  public func pdf(_ pages: [DisplayList], information: PDFInformation) -> [UInt8]? {
    try? CairoRenderer().pdfBytes(pages, information: information)
  }

  /// Adds the fonts of a TrueType or OpenType file.
  public func registerFonts(file path: String) -> Bool { (try? AppFonts.register(file: path)) != nil }

  /// Sets the coder of the process, unless there is one.
  static func install() {
    if HostImages.process.coder == nil { HostImages.process.coder = CairoImageCoder() }
  }
}
