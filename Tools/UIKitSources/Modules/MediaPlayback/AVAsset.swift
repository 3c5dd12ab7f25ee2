import Foundation
import OpenUIKit

/// A file with sound or pictures. Nothing reads such files here, so its length is not known.
open class AVAsset: NSObject {
  /// The length: not known.
  open var duration: CMTime { .indefinite }
  /// Whether it can be played: never here.
  open var isPlayable: Bool { false }

  override init() { super.init() }

  /// Creates the file at an address.
  public convenience init(url URL: URL) { self.init() }
}

/// A file with sound or pictures at an address.
open class AVURLAsset: AVAsset {
  /// The address.
  public let url: URL

  /// Creates the file at an address. Options have no effect.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }

  /// Creates the file at an address.
  public convenience init(url URL: URL) { self.init(url: URL, options: nil) }
}
