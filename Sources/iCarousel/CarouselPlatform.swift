import UIKitShim

// What the platforms differ in. OpenUIKit, which stands in for UIKit, has no selectors, and its time is that of a window.

/// What the system says where it can be asked, and the frames it calls.
enum Platform {
  #if canImport(UIKit)
    /// Whether the user wants less motion.
    @MainActor static var prefersReducedMotion: Bool { UIAccessibility.isReduceMotionEnabled }

    /// Tells assistive technology that the elements on the screen have changed.
    @MainActor static func elementsDidChange(to element: UIView?) {
      UIAccessibility.post(notification: .layoutChanged, argument: element)
    }

    /// A link that calls `target` with every frame, and starts at once.
    @MainActor static func displayLink(for carousel: iCarousel, calling target: FrameTarget) -> CADisplayLink?
    {
      let link = CADisplayLink(target: target, selector: #selector(FrameTarget.frame))
      link.add(to: .main, forMode: .common)
      return link
    }

    /// The present time of the clock that frames come by, in seconds.
    static func now(for carousel: iCarousel) -> TimeInterval? { CACurrentMediaTime() }
  #else
    /// Whether the user wants less motion. OpenUIKit has no such setting: an app sets `motionPreference`.
    static var prefersReducedMotion: Bool { false }

    /// Hosts of OpenUIKit ask for the elements when they need them.
    static func elementsDidChange(to element: UIView?) {}

    /// A link that calls `target` with every frame of the window's clock, and starts at once; nil without a window.
    #if !ThreadConfined
      @MainActor
    #endif
    static func displayLink(for carousel: iCarousel, calling target: FrameTarget) -> CADisplayLink? {
      guard let clock = carousel.window?.clock else { return nil }
      return CADisplayLink(clock: clock) { _ in target.frame() }
    }

    /// The present time of the clock that frames come by, in seconds; nil without a window.
    #if !ThreadConfined
      @MainActor
    #endif
    static func now(for carousel: iCarousel) -> TimeInterval? { carousel.window?.clock.now }
  #endif
}

extension iCarousel {
  /// Lets the tab key go from the carousel to what follows it, and the wheel drag it; tvOS has neither.
  func acceptKeyboardAndWheel() {
    #if !os(tvOS)
      focusGroupIdentifier = "iCarousel \(ObjectIdentifier(self).hashValue)"
      gestures.pan.allowedScrollTypesMask = .all
    #endif
  }
}

/// What a recogniser calls: a target with a selector in UIKit, a closure in OpenUIKit.
#if !ThreadConfined
  @MainActor
#endif
final class GestureTarget: NSObject {
  private let action: (UIGestureRecognizer) -> Void

  /// Lets `recognizer` call `action`; the target has to be kept for as long as the recogniser.
  init(_ recognizer: UIGestureRecognizer, action: @escaping (UIGestureRecognizer) -> Void) {
    self.action = action
    super.init()
    #if canImport(UIKit)
      recognizer.addTarget(self, action: #selector(fire(_:)))
    #else
      recognizer.addAction(action)
    #endif
  }

  #if canImport(UIKit)
    @objc private func fire(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  #endif
}

/// What a display link keeps alive instead of the carousel.
#if !ThreadConfined
  @MainActor
#endif
final class FrameTarget: NSObject {
  @Weak private var link: FrameLink?

  init(_ link: FrameLink) {
    super.init()
    self.link = link
  }

  #if canImport(UIKit)
    @objc
  #endif
  func frame() {
    link?.frame()
  }
}

#if canImport(UIKit) || canImport(AppKit)  // Elsewhere it is OpenUIKit's.
  /// A reference that does not keep its object alive and is nil once that is gone: the only one in the
  /// module.
  @propertyWrapper
  struct Weak<Referent> {
    private weak var object: AnyObject?

    init(wrappedValue: Referent?) {
      self.wrappedValue = wrappedValue
    }

    /// The object, while there is one.
    var wrappedValue: Referent? {
      get { object as? Referent }
      set { object = newValue as AnyObject? }
    }
  }
#endif
