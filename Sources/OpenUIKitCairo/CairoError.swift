import OpenUIKitGraphics

/// Why a picture could not be made.
public enum CairoError: Error, Equatable {
  /// The picture would have no pixels, or its size or scale is not a finite number.
  case emptySize(width: CGFloat, height: CGFloat, scale: CGFloat)
  /// A side of the picture is longer than the 32,767 pixels that Cairo can address.
  case tooLarge(width: CGFloat, height: CGFloat, scale: CGFloat)
  /// There is not enough memory for the pixels.
  case outOfMemory(width: Int, height: Int)
  /// The file could not be written, for a reason in Cairo's words.
  case cannotWrite(path: String, reason: String)
  /// The file or the bytes could not be read as a PNG picture, for a reason in Cairo's words.
  case cannotRead(path: String, reason: String)
  /// The file could not be read, or it has no TrueType or OpenType font.
  case notAFont(path: String)
}

extension CairoError: CustomStringConvertible {
  /// A description of the error in one sentence.
  public var description: String {
    switch self {
    case .emptySize(let width, let height, let scale):
      return "a picture of \(width) × \(height) points at scale \(scale) has no pixels"
    case .tooLarge(let width, let height, let scale):
      return "a picture of \(width) × \(height) points at scale \(scale) has a side of more than 32767 pixels"
    case .outOfMemory(let width, let height):
      return "no memory for a picture of \(width) × \(height) pixels"
    case .cannotWrite(let path, let reason):
      return "cannot write \(path): \(reason)"
    case .cannotRead(let path, let reason):
      return "cannot read \(path): \(reason)"
    case .notAFont(let path):
      return "there is no TrueType or OpenType font in \(path)"
    }
  }
}
