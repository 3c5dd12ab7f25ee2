import UIKitShim

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
    case .automatic: return Platform.prefersReducedMotion
    case .reduced: return true
    case .full: return false
    }
  }

  /// Lets the preference take effect.
  func motionPreferenceDidChange() {
    machine.rules.isMotionReduced = isMotionReduced
    updateFrameLink()
  }
}
