import Foundation
import OpenUIKit

/// A file that a player plays. Nothing plays here, so it fails when a player has it.
open class AVPlayerItem: NSObject {
  /// Whether the file can be played.
  public enum Status: Int, Sendable {
    /// It is not known yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }

  /// The notification at the end of a file. It is never posted here.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// The notification of a file that could not be played to its end. It is never posted here.
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")

  /// The file.
  public let asset: AVAsset
  /// Whether the file can be played: failed in a player, since nothing plays here.
  open internal(set) var status = Status.unknown
  /// Why it cannot be played; nil before.
  open internal(set) var error: (any Error)?
  /// The length: not known.
  open var duration: CMTime { asset.duration }
  /// The parts that are in memory: none.
  open var loadedTimeRanges: [NSValue] { [] }

  /// Creates the item of a file.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Creates the item of the file at an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// The time that is played.
  open func currentTime() -> CMTime { .zero }
}

extension Notification.Name {
  /// The notification at the end of a file. It is never posted here.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// The notification of a file that could not be played to its end. It is never posted here.
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}
