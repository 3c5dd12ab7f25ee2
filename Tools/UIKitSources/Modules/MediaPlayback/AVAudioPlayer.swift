import Foundation
import OpenUIKit

/// Is notified of a player of sounds. All methods are optional. None is called here.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Called at the end of a sound.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called for a sound that cannot be played.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound: a player of a device without a loudspeaker. It keeps what an app sets, and plays nothing.
open class AVAudioPlayer: NSObject {
  /// Is notified; not retained.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The address of the sound; nil for data.
  public let url: URL?
  /// The data of the sound; nil for an address.
  public let data: Data?
  /// How loud the player is, 0...1.
  open var volume: Float = 1
  /// Where the sound is, from -1 at the left to 1 at the right.
  open var pan: Float = 0
  /// How often the sound is played again; less than zero for without an end.
  open var numberOfLoops = 0
  /// How fast the sound is played.
  open var rate: Float = 1
  /// Whether the speed can be changed.
  open var enableRate = false
  /// The time that is played, in seconds.
  open var currentTime: TimeInterval = 0
  /// Whether the sound is played: never.
  open var isPlaying: Bool { false }
  /// The length in seconds: not known, so 0.
  open var duration: TimeInterval { 0 }

  /// Creates a player of a file. Throws if it cannot be read.
  public init(contentsOf url: URL) throws {
    guard FileManager.default.isReadableFile(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
    (self.url, data) = (url, nil)
    super.init()
  }

  /// Creates a player of a file. Throws if it cannot be read.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Creates a player of data. Throws for no data.
  public init(data: Data) throws {
    guard !data.isEmpty else { throw AVError(.fileFormatNotRecognized) }
    (url, self.data) = (nil, data)
    super.init()
  }

  /// Prepares for playing. False: nothing can be played here.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Plays the sound. False: nothing can be played here.
  @discardableResult open func play() -> Bool { false }
  /// Does nothing.
  open func pause() {}
  /// Does nothing.
  open func stop() {}
  /// Sets how loud the player is, at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}
