import Foundation
import OpenUIKit

/// Errors of media.
public struct AVError: Error, Sendable {
  /// The cause.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknown = -11800
    /// There is no way to play the file.
    case decoderNotFound = -11833
    /// The file has a format that cannot be read.
    case fileFormatNotRecognized = -11828
    /// There is no such device.
    case deviceNotConnected = -11814
  }

  /// The cause.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
