import Foundation
import OpenUIKit

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// After the word.
  case word = 1
}

/// Is notified of speech. All methods are optional.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// Called when a text begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called when a text ends.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called when a text was stopped.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}

/// Speaks texts: the device has no voices, so each text ends at once as cancelled.
open class AVSpeechSynthesizer: NSObject {
  /// Is notified; not retained.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether a text is spoken: never.
  open var isSpeaking: Bool { false }
  /// Whether speech waits: never.
  open var isPaused: Bool { false }

  /// Creates a synthesizer.
  public override init() { super.init() }

  /// Speaks a text. It ends at once as cancelled.
  open func speak(_ utterance: AVSpeechUtterance) {
    delegate?.speechSynthesizer(self, didCancel: utterance)
  }
  /// False: nothing is spoken.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// False: nothing is spoken.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// False: nothing waits.
  @discardableResult open func continueSpeaking() -> Bool { false }
}
