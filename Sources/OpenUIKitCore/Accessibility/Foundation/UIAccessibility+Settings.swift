extension UIAccessibility {
  private static var settings: AccessibilitySettings {
    UIWindow.current?.accessibilitySettings ?? AccessibilitySettings()
  }

  /// Whether a screen reader is running.
  public static var isVoiceOverRunning: Bool { settings.contains(.voiceOver) }
  /// Whether the user operates the device with switches.
  public static var isSwitchControlRunning: Bool { settings.contains(.switchControl) }
  /// Whether the user prefers bold text.
  public static var isBoldTextEnabled: Bool { settings.contains(.boldText) }
  /// Whether the user prefers opaque backgrounds.
  public static var isReduceTransparencyEnabled: Bool { settings.contains(.reduceTransparency) }
  /// Whether the user prefers more contrast: the contrast of the window's traits.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIWindow.current?.hostTraits.accessibilityContrast == .high
  }
  /// Whether the user prefers reduced motion.
  public static var isReduceMotionEnabled: Bool { UIWindow.current?.prefersReducedMotion == true }
  /// Whether colours of the screen are inverted.
  public static var isInvertColorsEnabled: Bool { settings.contains(.invertColors) }
  /// Whether the screen has no colours.
  public static var isGrayscaleEnabled: Bool { settings.contains(.grayscale) }
  /// Whether both channels of sound are mixed.
  public static var isMonoAudioEnabled: Bool { settings.contains(.monoAudio) }
  /// Whether subtitles are shown.
  public static var isClosedCaptioningEnabled: Bool { settings.contains(.closedCaptioning) }
  /// Whether the user prefers shapes to colours as the only difference.
  public static var shouldDifferentiateWithoutColor: Bool { settings.contains(.differentiateWithoutColor) }
  /// Whether a control can be enlarged while it is touched.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.contains(.onOffSwitchLabels) }

  private nonisolated static func name(_ text: String) -> Foundation.Notification.Name { .init(text) }

  /// Posted after a change of ``isVoiceOverRunning``.
  public nonisolated static let voiceOverStatusDidChangeNotification = name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted after a change of ``isSwitchControlRunning``.
  public nonisolated static let switchControlStatusDidChangeNotification = name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted after a change of ``isBoldTextEnabled``.
  public nonisolated static let boldTextStatusDidChangeNotification = name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted after a change of ``isReduceTransparencyEnabled``.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted after a change of ``isReduceMotionEnabled``.
  public nonisolated static let reduceMotionStatusDidChangeNotification = name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted after a change of ``isDarkerSystemColorsEnabled``.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted after a change of ``isInvertColorsEnabled``.
  public nonisolated static let invertColorsStatusDidChangeNotification = name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted after a change of ``isGrayscaleEnabled``.
  public nonisolated static let grayscaleStatusDidChangeNotification = name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
}

extension UIWindow {
  /// Posts the notifications of settings that have changed.
  final func postChanges(since old: AccessibilitySettings) {
    let changed = accessibilitySettings.symmetricDifference(old)
    let names: [(AccessibilitySettings, Foundation.Notification.Name)] = [
      (.voiceOver, UIAccessibility.voiceOverStatusDidChangeNotification),
      (.switchControl, UIAccessibility.switchControlStatusDidChangeNotification),
      (.boldText, UIAccessibility.boldTextStatusDidChangeNotification),
      (.reduceTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
      (.invertColors, UIAccessibility.invertColorsStatusDidChangeNotification),
      (.grayscale, UIAccessibility.grayscaleStatusDidChangeNotification),
    ]
    for (setting, name) in names where changed.contains(setting) {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}
