import Foundation
import OpenUIKit

/// A kind of medium.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The code.
  public let rawValue: String

  /// Creates a kind from its code.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Pictures that move.
  public static let video = AVMediaType(rawValue: "vide")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Codes that a camera sees.
  public static let metadata = AVMediaType(rawValue: "meta")
}
