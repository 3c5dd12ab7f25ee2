import Foundation
import OpenUIKit

/// Plays sound and pictures: a player of a device that can play nothing. It keeps what an app sets.
open class AVPlayer: NSObject {
  /// Whether the player can play.
  public enum Status: Int, Sendable {
    /// It is not known yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }

  /// The activity of the player.
  public enum TimeControlStatus: Int, Sendable {
    /// Nothing.
    case paused = 0
    /// It waits for data.
    case waitingToPlayAtSpecifiedRate = 1
    /// It plays.
    case playing = 2
  }

  /// The action of the player at the end of a file.
  public enum ActionAtItemEnd: Int, Sendable {
    /// It continues with the next one.
    case advance = 0
    /// It stops.
    case pause = 1
    /// Nothing.
    case none = 2
  }

  /// The file; nil for none.
  open private(set) var currentItem: AVPlayerItem?
  /// Whether the player can play.
  open var status: Status { .readyToPlay }
  /// Why it cannot play; nil for no reason of its own.
  open var error: (any Error)? { nil }
  /// The activity of the player: none, since no file can be played here.
  open var timeControlStatus: TimeControlStatus { .paused }
  /// How fast the player plays: 0, whatever is set.
  open var rate: Float {
    get { 0 }
    set {}
  }
  /// How loud the player is, 0...1.
  open var volume: Float = 1
  /// Whether the player is silent.
  open var isMuted = false
  /// The action of the player at the end of a file.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it waits for data to play without gaps.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether it plays on other devices.
  open var allowsExternalPlayback = true

  /// Creates a player without a file.
  public override init() { super.init() }

  /// Creates a player of the file at an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Creates a player of a file.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    replaceCurrentItem(with: item)
  }

  /// Plays another file; nil for none. It fails.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    item?.status = .failed
    item?.error = AVError(.decoderNotFound)
  }

  /// Does nothing: no file can be played here.
  open func play() {}
  /// Does nothing.
  open func pause() {}
  /// The time that is played: the start.
  open func currentTime() -> CMTime { .zero }
  /// Does nothing.
  open func seek(to time: CMTime) {}
  /// Answers that the time was not reached.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
  /// Does nothing.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Answers that the time was not reached.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// An object for `removeTimeObserver(_:)`. The block is never called, since no time passes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// An object for `removeTimeObserver(_:)`. The block is never called, since no time passes.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }
  /// Does nothing.
  open func removeTimeObserver(_ observer: Any) {}
}
