import Foundation
import OpenUIKit

/// How fast speech is, 0...1.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// The voice of a language. The device has none.
open class AVSpeechSynthesisVoice: NSObject {
  /// The code of the language.
  public let language: String

  /// Nil: the device has no voices.
  public init?(language languageCode: String?) { nil }

  /// The voices: none.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// A text to speak.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The voice; nil for that of the system's language.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast it is spoken, 0...1.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high the voice is, 0.5...2.
  open var pitchMultiplier: Float = 1
  /// How loud it is spoken, 0...1.
  open var volume: Float = 1
  /// Seconds of silence before it.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds of silence after it.
  open var postUtteranceDelay: TimeInterval = 0

  /// Creates a text to speak.
  public init(string: String) {
    speechString = string
    super.init()
  }
}
