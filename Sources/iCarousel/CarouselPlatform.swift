// What the platforms differ in. OpenUIKit, which stands in for UIKit, has no selectors, and its time is that of a window.

// The module's one import of the kit, which its other files see through it. The carousel needs UIKit: on a Mac, where AppKit is
// what UIKitShim stands for, it lies on OpenUIKit, for tests without a window.
#if canImport(UIKit)
  @_exported import UIKitShim
#else
  @_exported import OpenUIKit
#endif

/// What the system says where it can be asked, and the frames it calls.
enum Platform {
  #if canImport(UIKit)
    /// Whether the user wants less motion.
    @MainActor static func prefersReducedMotion(for carousel: iCarousel) -> Bool {
      UIAccessibility.isReduceMotionEnabled
    }

    /// What calls the carousel when the user begins or ceases to want less motion, for as long as it lives.
    @MainActor static func reducedMotionObserver(for carousel: iCarousel) -> AnyObject? {
      carousel.window == nil ? nil : ReducedMotionTarget(carousel)
    }

    /// The element that VoiceOver is at.
    @MainActor static func focusedElement(for carousel: iCarousel) -> UIView? {
      UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
    }

    /// Leads assistive technology to an element.
    @MainActor static func layoutDidChange(in carousel: iCarousel, to element: UIView?) {
      UIAccessibility.post(notification: .layoutChanged, argument: element)
    }

    /// Says where a scroll by assistive technology has led.
    @MainActor static func pageDidScroll(in carousel: iCarousel, to place: String) {
      UIAccessibility.post(notification: .pageScrolled, argument: place)
    }

    /// A link that calls `target` with every frame, and starts at once.
    @MainActor static func displayLink(for carousel: iCarousel, calling target: FrameTarget) -> CADisplayLink?
    {
      let link = CADisplayLink(target: target, selector: #selector(FrameTarget.frame(_:)))
      link.add(to: .main, forMode: .common)
      return link
    }

    /// The present time of the clock that frames come by, in seconds.
    static func now(for carousel: iCarousel) -> TimeInterval? { CACurrentMediaTime() }
  #else
    /// Whether the user wants less motion, as the window's host says.
    #if !ThreadConfined
      @MainActor
    #endif
    static func prefersReducedMotion(for carousel: iCarousel) -> Bool {
      carousel.window?.prefersReducedMotion ?? false
    }

    /// What calls the carousel when the user begins or ceases to want less motion, for as long as it lives.
    #if !ThreadConfined
      @MainActor
    #endif
    static func reducedMotionObserver(for carousel: iCarousel) -> AnyObject? {
      let owner = WeakCarousel(carousel)
      return carousel.window.map { ReducedMotionObserver($0) { owner.carousel?.motionPreferenceDidChange() } }
    }

    /// The element that assistive technology is at, as the window's host says.
    #if !ThreadConfined
      @MainActor
    #endif
    static func focusedElement(for carousel: iCarousel) -> UIView? {
      carousel.window?.accessibilityFocusedElement as? UIView
    }

    /// Leads assistive technology to an element.
    #if !ThreadConfined
      @MainActor
    #endif
    static func layoutDidChange(in carousel: iCarousel, to element: UIView?) {
      carousel.window?.accessibilityNotificationHandler?(.layoutChanged(element))
    }

    /// Says where a scroll by assistive technology has led.
    #if !ThreadConfined
      @MainActor
    #endif
    static func pageDidScroll(in carousel: iCarousel, to place: String) {
      carousel.window?.accessibilityNotificationHandler?(.pageScrolled(place))
    }

    /// A link that calls `target` with every frame of the window's clock, and starts at once; nil without a window.
    #if !ThreadConfined
      @MainActor
    #endif
    static func displayLink(for carousel: iCarousel, calling target: FrameTarget) -> CADisplayLink? {
      guard let clock = carousel.window?.clock else { return nil }
      return CADisplayLink(clock: clock) { target.frame($0) }
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

#if canImport(UIKit)
  /// Hears of the system's setting for a carousel, for as long as it lives.
  @MainActor
  final class ReducedMotionTarget: NSObject {
    private weak var carousel: iCarousel?

    init(_ carousel: iCarousel) {
      self.carousel = carousel
      super.init()
      NotificationCenter.default.addObserver(
        self, selector: #selector(statusDidChange),
        name: UIAccessibility.reduceMotionStatusDidChangeNotification,
        object: nil)
    }

    @objc private func statusDidChange() { carousel?.motionPreferenceDidChange() }
  }
#endif

/// What a display link keeps alive instead of the carousel. Once the carousel is gone the next frame ends the link.
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
  func frame(_ displayLink: CADisplayLink) {
    if link?.frame() != true { displayLink.invalidate() }
  }
}

#if canImport(UIKit)  // Elsewhere it is OpenUIKit's.
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

#if canImport(UIKit)
  /// What a storyboard sets that Objective-C cannot say as Swift does, under the original's names: storyboards made for it
  /// can be read.
  extension iCarousel {
    /// `type` by its number.
    @IBInspectable @objc(type) public final var typeNumber: Int {
      get { type.rawValue }
      set { if let newType = iCarouselType(rawValue: newValue) { type = newType } }
    }

    /// `dataSource` as an outlet; an object that is not one leaves the carousel without.
    @IBOutlet @objc(dataSource) public final var dataSourceOutlet: AnyObject? {
      get { dataSource }
      set { dataSource = newValue as? any iCarouselDataSource }
    }

    /// `delegate` as an outlet; an object that is not one leaves the carousel without.
    @IBOutlet @objc(delegate) public final var delegateOutlet: AnyObject? {
      get { delegate }
      set { delegate = newValue as? any iCarouselDelegate }
    }

    @objc(vertical) final var storyboardVertical: Bool {
      get { isVertical }
      set { isVertical = newValue }
    }

    @objc(scrollEnabled) final var storyboardScrollEnabled: Bool {
      get { isScrollEnabled }
      set { isScrollEnabled = newValue }
    }

    @objc(pagingEnabled) final var storyboardPagingEnabled: Bool {
      get { isPagingEnabled }
      set { isPagingEnabled = newValue }
    }
  }
#endif
