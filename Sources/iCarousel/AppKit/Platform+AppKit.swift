#if canImport(AppKit) && !canImport(UIKit)
  extension Platform {
    /// Whether the user prefers reduced motion.
    @MainActor static func prefersReducedMotion(for carousel: iCarousel) -> Bool {
      NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
    }

    /// An observer that notifies the carousel, for as long as the observer lives, when the user changes the
    /// preference for reduced motion.
    @MainActor static func reducedMotionObserver(for carousel: iCarousel) -> AnyObject? {
      carousel.window == nil ? nil : DisplayOptionsObserver(carousel)
    }

    /// The view that receives keys, which VoiceOver's cursor follows.
    @MainActor static func focusedElement(for carousel: iCarousel) -> NSView? {
      carousel.window?.firstResponder as? NSView
    }

    /// Moves the cursor of assistive technology to an element.
    @MainActor static func layoutDidChange(in carousel: iCarousel, to element: NSView?) {
      NSAccessibility.post(element: element ?? carousel, notification: .layoutChanged)
    }

    /// Announces the position that a scroll by assistive technology has reached.
    @MainActor static func pageDidScroll(in carousel: iCarousel, to place: String) {
      let element: NSView = carousel.accessibilityState.element ?? carousel
      NSAccessibility.post(element: element, notification: .valueChanged)
    }

    /// A running source of frames that calls `target`.
    @MainActor static func displayLink(for carousel: iCarousel, calling target: FrameTarget) -> FrameSource? {
      FrameSource(carousel, calling: target)
    }

    /// The current time of the clock of frames and events, in seconds.
    static func now(for carousel: iCarousel) -> TimeInterval? { CACurrentMediaTime() }
  }

  /// Observes the system's setting for a carousel, for as long as it lives.
  @MainActor
  final class DisplayOptionsObserver {
    private nonisolated(unsafe) let token: any NSObjectProtocol

    init(_ carousel: iCarousel) {
      let owner = WeakCarousel(carousel)
      token = NSWorkspace.shared.notificationCenter.addObserver(
        forName: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil, queue: .main
      ) { _ in MainActor.assumeIsolated { owner.carousel?.motionPreferenceDidChange() } }
    }

    deinit { NSWorkspace.shared.notificationCenter.removeObserver(token) }
  }
#endif
