import Foundation
import OpenUIKit

/// How an app uses the sound of its device.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The kind of use.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sounds beside those of other apps, which the silent switch turns off.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds alone, which the silent switch turns off.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sounds that matter.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Both.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several at a time.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The purpose of the sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a purpose from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Anything.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Conversations.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Recordings of films.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measurements.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// How the sound goes with that of other apps.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Beside that of others.
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    /// That of others becomes quieter.
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    /// By Bluetooth, too.
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    /// By the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    /// Speech of others stops.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// By Bluetooth in stereo, too.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// By AirPlay, too.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }

  /// How other apps are notified.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other apps may continue.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Whether an app may record.
  public enum RecordPermission: UInt, Sendable {
    /// The user has not chosen yet.
    case undetermined = 0x756E_6474
    /// It may not.
    case denied = 0x6465_6E79
    /// It may.
    case granted = 0x6772_6E74
  }

  private static let shared = AVAudioSession()
  private let lock = NSLock()
  private var settings = (category: Category.soloAmbient, mode: Mode.default, options: CategoryOptions())

  /// The session of the app.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// The kind of use.
  open var category: Category { lock.withLock { settings.category } }
  /// The purpose of the sound.
  open var mode: Mode { lock.withLock { settings.mode } }
  /// How the sound goes with that of other apps.
  open var categoryOptions: CategoryOptions { lock.withLock { settings.options } }
  /// Whether the app may record: there is no microphone.
  open var recordPermission: RecordPermission { .denied }
  /// How loud the device is, 0...1: there is no loudspeaker.
  open var outputVolume: Float { 0 }
  /// Whether another app plays.
  open var isOtherAudioPlaying: Bool { false }

  /// Sets the kind of use.
  open func setCategory(_ category: Category) throws { lock.withLock { settings.category = category } }
  /// Sets the kind of use.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    lock.withLock { (settings.category, settings.options) = (category, options) }
  }
  /// Sets the kind of use and what the sound is for.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    lock.withLock { settings = (category, mode, options) }
  }
  /// Sets what the sound is for.
  open func setMode(_ mode: Mode) throws { lock.withLock { settings.mode = mode } }
  /// Does nothing.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Answers that the app may not record.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }
}
