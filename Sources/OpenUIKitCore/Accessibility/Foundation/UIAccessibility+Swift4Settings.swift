/// `UIAccessibility.isVoiceOverRunning`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { fatalError("Swift 4 has renamed the function") }

/// `UIAccessibility.isReduceMotionEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { fatalError("Swift 4 has renamed the function") }

/// `UIAccessibility.isReduceTransparencyEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  fatalError("Swift 4 has renamed the function")
}

/// `UIAccessibility.isBoldTextEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
public func UIAccessibilityIsBoldTextEnabled() -> Bool { fatalError("Swift 4 has renamed the function") }

/// `UIAccessibility.isSwitchControlRunning`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
public func UIAccessibilityIsSwitchControlRunning() -> Bool { fatalError("Swift 4 has renamed the function") }

/// `UIAccessibility.isInvertColorsEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { fatalError("Swift 4 has renamed the function") }

/// `UIAccessibility.isGrayscaleEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { fatalError("Swift 4 has renamed the function") }
