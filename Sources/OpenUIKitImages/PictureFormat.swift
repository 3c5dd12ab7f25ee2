/// A format of picture files.
public enum PictureFormat: String, Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png = "PNG"
  /// JPEG, with colours of screens or of prints.
  case jpeg = "JPEG"
  /// WebP, still or animated.
  case webp = "WebP"
  /// Graphics Interchange Format.
  case gif = "GIF"
  /// Bitmaps of Windows and OS/2.
  case bmp = "BMP"
  /// Tagged Image File Format. Needs libtiff.
  case tiff = "TIFF"
  /// Pictures that are compressed as frames of HEVC. Needs libheif.
  case heic = "HEIC"
  /// Pictures that are compressed as frames of AV1. Needs libheif.
  case avif = "AVIF"

  /// The format that the first bytes of a file state; nil for an unknown one.
  public init?(of bytes: [UInt8]) {
    func begins(with text: String, at place: Int = 0) -> Bool {
      bytes.dropFirst(place).starts(with: Array(text.utf8))
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(with: "RIFF"), begins(with: "WEBP", at: 8) {
      self = .webp
    } else if begins(with: "GIF8") {
      self = .gif
    } else if begins(with: "BM") {
      self = .bmp
    } else if ["II*\0", "MM\0*", "II+\0", "MM\0+"].contains(where: { begins(with: $0) }) {
      self = .tiff
    } else if begins(with: "ftyp", at: 4), let format = Self.format(ofBrands: bytes) {
      self = format
    } else {
      return nil
    }
  }

  /// The format of a file of ISO's base media format, whose first box has its brands of four letters.
  private static func format(ofBrands bytes: [UInt8]) -> PictureFormat? {
    let length = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    // The second of the words is a version.
    let words = stride(from: 8, to: min(length, bytes.count, 256) - 3, by: 4)
    let brands = words.map { String(decoding: bytes[$0..<$0 + 4], as: UTF8.self) }
    if brands.contains(where: { $0 == "avif" || $0 == "avis" }) { return .avif }
    let ofHEVC = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"]
    return brands.contains { ofHEVC.contains($0) } ? .heic : nil
  }

  /// The library that decodes the format, if the module does not contain or link what decodes it.
  public var library: OptionalLibrary? {
    switch self {
    case .png, .jpeg, .webp, .gif, .bmp: nil
    case .tiff: .libtiff
    case .heic, .avif: .libheif
    }
  }
}
