/// `UIAccessibility.isVoiceOverRunning`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
#if !ThreadConfined
  @MainActor
#endif
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// `UIAccessibility.isReduceMotionEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
#if !ThreadConfined
  @MainActor
#endif
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// `UIAccessibility.isReduceTransparencyEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
#if !ThreadConfined
  @MainActor
#endif
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

/// `UIAccessibility.isBoldTextEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
#if !ThreadConfined
  @MainActor
#endif
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

/// `UIAccessibility.isSwitchControlRunning`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
#if !ThreadConfined
  @MainActor
#endif
public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }

/// `UIAccessibility.isInvertColorsEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
#if !ThreadConfined
  @MainActor
#endif
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }

/// `UIAccessibility.isGrayscaleEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
#if !ThreadConfined
  @MainActor
#endif
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }
