extension iCarousel {
  /// The amount of a carousel's motion.
  public enum MotionPreference: Sendable {
    /// Follows the system's setting.
    case automatic
    /// Reduced: animated scrolls and changes of items take no time, and autoplay and autoscroll pause.
    case reduced
    /// In full, whatever the system's setting is.
    case full
  }

  /// Whether motion is reduced.
  var isMotionReduced: Bool {
    switch motionPreference {
    case .automatic: return Platform.prefersReducedMotion(for: self)
    case .reduced: return true
    case .full: return false
    }
  }

  /// Observes the setting in the new window.
  func observeReducedMotion() {
    motionObserver = Platform.reducedMotionObserver(for: self)
    motionPreferenceDidChange()
  }

  /// Applies the preference.
  func motionPreferenceDidChange() {
    machine.rules.isMotionReduced = isMotionReduced
    updateFrameLink()
  }
}
