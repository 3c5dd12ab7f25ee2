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
  /// Buttons have shapes.
  public static let buttonShapes = AccessibilitySettings(rawValue: 1 << 10)
  /// Screens fade into each other instead of sliding.
  public static let crossFadeTransitions = AccessibilitySettings(rawValue: 1 << 11)
  /// Films do not start by themselves.
  public static let noVideoAutoplay = AccessibilitySettings(rawValue: 1 << 12)
  /// Commands are on a button on the screen.
  public static let assistiveTouch = AccessibilitySettings(rawValue: 1 << 13)
  /// Shaking the device does not undo.
  public static let noShakeToUndo = AccessibilitySettings(rawValue: 1 << 14)
  /// The device stays in one app.
  public static let guidedAccess = AccessibilitySettings(rawValue: 1 << 15)
  /// Selected text can be read out.
  public static let speakSelection = AccessibilitySettings(rawValue: 1 << 16)
  /// The screen can be read out.
  public static let speakScreen = AccessibilitySettings(rawValue: 1 << 17)
}
