/// The settings of a user of assistive technology, which a window's host sets.
public struct AccessibilitySettings: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates settings from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A screen reader is running.
  public static let voiceOver = AccessibilitySettings(rawValue: 1 << 0)
  /// The device is operated with switches.
  public static let switchControl = AccessibilitySettings(rawValue: 1 << 1)
  /// Text is bold.
  public static let boldText = AccessibilitySettings(rawValue: 1 << 2)
  /// Backgrounds are opaque.
  public static let reduceTransparency = AccessibilitySettings(rawValue: 1 << 3)
  /// The colours of the screen are inverted.
  public static let invertColors = AccessibilitySettings(rawValue: 1 << 4)
  /// The screen has no colours.
  public static let grayscale = AccessibilitySettings(rawValue: 1 << 5)
  /// Both channels of sound are mixed.
  public static let monoAudio = AccessibilitySettings(rawValue: 1 << 6)
  /// Subtitles are shown.
  public static let closedCaptioning = AccessibilitySettings(rawValue: 1 << 7)
  /// Colour is not the only difference.
  public static let differentiateWithoutColor = AccessibilitySettings(rawValue: 1 << 8)
  /// Switches have labels.
  public static let onOffSwitchLabels = AccessibilitySettings(rawValue: 1 << 9)
}
