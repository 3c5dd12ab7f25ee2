/// Why a picture file is not decoded.
public enum PictureFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file begins like no known format.
  case unknownFormat
  /// The picture has more pixels than are allowed, or none.
  case tooManyPixels
  /// The file is damaged, or has a feature that is not supported.
  case damaged(PictureFormat)
  /// The machine does not have the library for the format.
  case missingLibrary(PictureFormat, OptionalLibrary)

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .unknownFormat: "The file is no picture in a known format."
    case .tooManyPixels: "The picture has no pixels, or more than are allowed."
    case .damaged(let format):
      "The \(format.rawValue) file is damaged, or has a feature that is not supported."
    case .missingLibrary(let format, let library): library.absence(of: "\(format.rawValue) files")
    }
  }
}
