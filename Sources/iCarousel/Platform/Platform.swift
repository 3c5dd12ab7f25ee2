import UIKitShim

/// What the system says where it can be asked.
enum Platform {
  #if canImport(UIKit)
    /// Whether the user wants less motion.
    @MainActor static var prefersReducedMotion: Bool { UIAccessibility.isReduceMotionEnabled }

    /// Tells assistive technology that the elements on the screen have changed.
    @MainActor static func elementsDidChange(to element: UIView?) {
      UIAccessibility.post(notification: .layoutChanged, argument: element)
    }
  #else
    /// Whether the user wants less motion. OpenUIKit has no such setting: an app sets `motionPreference`.
    static var prefersReducedMotion: Bool { false }

    /// Hosts of OpenUIKit ask for the elements when they need them.
    static func elementsDidChange(to element: UIView?) {}
  #endif
}
