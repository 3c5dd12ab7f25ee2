extension iCarousel {
  /// Whether a carousel moves less than it could.
  public enum MotionPreference: Sendable {
    /// As the system's setting says.
    case automatic
    /// Less: animated scrolls and changes of items take no time, autoplay and autoscroll stand still.
    case reduced
    /// In full, whatever the system says.
    case full
  }

  /// Whether the carousel moves less than it could.
  var isMotionReduced: Bool {
    switch motionPreference {
    case .automatic: return Platform.prefersReducedMotion(for: self)
    case .reduced: return true
    case .full: return false
    }
  }

  /// Follows what the user of the new window wants.
  func observeReducedMotion() {
    motionObserver = Platform.reducedMotionObserver(for: self)
    motionPreferenceDidChange()
  }

  /// Lets the preference take effect.
  func motionPreferenceDidChange() {
    machine.rules.isMotionReduced = isMotionReduced
    updateFrameLink()
  }
}
