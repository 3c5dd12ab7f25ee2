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
  /// Whether the user prefers shapes around buttons.
  public static var buttonShapesEnabled: Bool { settings.contains(.buttonShapes) }
  /// Whether the user prefers screens that fade to screens that slide.
  public static var prefersCrossFadeTransitions: Bool { settings.contains(.crossFadeTransitions) }
  /// Whether films may start by themselves; true unless the user has switched that off.
  public static var isVideoAutoplayEnabled: Bool { !settings.contains(.noVideoAutoplay) }
  /// Whether a button on the screen has the commands of the device.
  public static var isAssistiveTouchRunning: Bool { settings.contains(.assistiveTouch) }
  /// Whether shaking the device undoes; true unless the user has switched that off.
  public static var isShakeToUndoEnabled: Bool { !settings.contains(.noShakeToUndo) }
  /// Whether the device stays in one app.
  public static var isGuidedAccessEnabled: Bool { settings.contains(.guidedAccess) }
  /// Whether selected text can be read out.
  public static var isSpeakSelectionEnabled: Bool { settings.contains(.speakSelection) }
  /// Whether the screen can be read out.
  public static var isSpeakScreenEnabled: Bool { settings.contains(.speakScreen) }

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
  /// Posted after a change of ``isMonoAudioEnabled``.
  public nonisolated static let monoAudioStatusDidChangeNotification = name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted after a change of ``isClosedCaptioningEnabled``.
  public nonisolated static let closedCaptioningStatusDidChangeNotification = name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted after a change of ``shouldDifferentiateWithoutColor``.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted after a change of ``isOnOffSwitchLabelsEnabled``.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted after a change of ``buttonShapesEnabled``.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted after a change of ``prefersCrossFadeTransitions``.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChangeNotification = name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted after a change of ``isVideoAutoplayEnabled``.
  public nonisolated static let videoAutoplayStatusDidChangeNotification = name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted after a change of ``isAssistiveTouchRunning``.
  public nonisolated static let assistiveTouchStatusDidChangeNotification = name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted after a change of ``isShakeToUndoEnabled``.
  public nonisolated static let shakeToUndoDidChangeNotification = name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted after a change of ``isGuidedAccessEnabled``.
  public nonisolated static let guidedAccessStatusDidChangeNotification = name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted after a change of ``isSpeakSelectionEnabled``.
  public nonisolated static let speakSelectionStatusDidChangeNotification = name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted after a change of ``isSpeakScreenEnabled``.
  public nonisolated static let speakScreenStatusDidChangeNotification = name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
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
      (.monoAudio, UIAccessibility.monoAudioStatusDidChangeNotification),
      (.closedCaptioning, UIAccessibility.closedCaptioningStatusDidChangeNotification),
      (.differentiateWithoutColor, UIAccessibility.differentiateWithoutColorDidChangeNotification),
      (.onOffSwitchLabels, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
      (.buttonShapes, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
      (.crossFadeTransitions, UIAccessibility.prefersCrossFadeTransitionsStatusDidChangeNotification),
      (.noVideoAutoplay, UIAccessibility.videoAutoplayStatusDidChangeNotification),
      (.assistiveTouch, UIAccessibility.assistiveTouchStatusDidChangeNotification),
      (.noShakeToUndo, UIAccessibility.shakeToUndoDidChangeNotification),
      (.guidedAccess, UIAccessibility.guidedAccessStatusDidChangeNotification),
      (.speakSelection, UIAccessibility.speakSelectionStatusDidChangeNotification),
      (.speakScreen, UIAccessibility.speakScreenStatusDidChangeNotification),
    ]
    for (setting, name) in names where changed.contains(setting) {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}
