// The differences between platforms. OpenUIKit, which replaces UIKit, has no selectors, and its time is that
// of a window. What only AppKit has, and what it lacks, is in the folders AppKit and UIKit.

// The module's only import of the kit; its other files see the kit through it.
@_exported import UIKitShim

#if canImport(UIKit) || !canImport(AppKit)
  /// The platform's view class.
  public typealias CarouselView = UIView
  /// The superclass of carousels.
  public typealias CarouselBaseView = UIView
  /// The platform's window class.
  public typealias CarouselWindow = UIWindow
  /// The platform's edge insets, in points.
  public typealias CarouselEdgeInsets = UIEdgeInsets
  /// The keys of a keyboard.
  typealias CarouselKey = UIKeyboardHIDUsage
  /// The source of a call in every frame.
  typealias FrameSource = CADisplayLink
#else
  /// The platform's view class.
  public typealias CarouselView = NSView
  /// The platform's window class.
  public typealias CarouselWindow = NSWindow
  /// The platform's edge insets, in points.
  public typealias CarouselEdgeInsets = NSEdgeInsets
#endif

/// System settings, where they are accessible, and display links.
enum Platform: ViewTreeConfined {
  /// A view that contains items.
  static func makeContentView() -> CarouselView { CarouselContentView(frame: .zero) }

  #if canImport(UIKit)
    /// Whether the user prefers reduced motion.
    @MainActor static func prefersReducedMotion(for carousel: iCarousel) -> Bool {
      UIAccessibility.isReduceMotionEnabled
    }

    /// An observer that notifies the carousel, for as long as the observer lives, when the user changes the
    /// preference for reduced motion.
    @MainActor static func reducedMotionObserver(for carousel: iCarousel) -> AnyObject? {
      carousel.window == nil ? nil : ReducedMotionTarget(carousel)
    }

    /// The element that has the focus of VoiceOver.
    @MainActor static func focusedElement(for carousel: iCarousel) -> UIView? {
      UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
    }

    /// Moves the focus of assistive technology to an element.
    @MainActor static func layoutDidChange(in carousel: iCarousel, to element: UIView?) {
      UIAccessibility.post(notification: .layoutChanged, argument: element)
    }

    /// Announces the position that a scroll by assistive technology has reached.
    @MainActor static func pageDidScroll(in carousel: iCarousel, to place: String) {
      UIAccessibility.post(notification: .pageScrolled, argument: place)
    }

    /// Does nothing: UIKit has no descriptions of custom roles.
    @MainActor static func describeRole(
      of responder: UIResponder, _ describe: @escaping () -> (role: String, label: String?)?
    ) {}

    /// A running display link that calls `target` in every frame.
    @MainActor static func displayLink(for carousel: iCarousel, calling target: FrameTarget) -> CADisplayLink?
    {
      let link = CADisplayLink(target: target, selector: #selector(FrameTarget.frame(_:)))
      link.add(to: .main, forMode: .common)
      return link
    }

    /// The current time of the display link's clock, in seconds.
    static func now(for carousel: iCarousel) -> TimeInterval? { CACurrentMediaTime() }
  #elseif !canImport(AppKit)
    /// Whether the user prefers reduced motion, as reported by the window's host.
    static func prefersReducedMotion(for carousel: iCarousel) -> Bool {
      carousel.window?.prefersReducedMotion ?? false
    }

    /// An observer that notifies the carousel, for as long as the observer lives, when the user changes the
    /// preference for reduced motion.
    static func reducedMotionObserver(for carousel: iCarousel) -> AnyObject? {
      let owner = WeakCarousel(carousel)
      return carousel.window.map { ReducedMotionObserver($0) { owner.carousel?.motionPreferenceDidChange() } }
    }

    /// The element that has the focus of assistive technology, as reported by the window's host.
    static func focusedElement(for carousel: iCarousel) -> UIView? {
      carousel.window?.accessibilityFocusedElement as? UIView
    }

    /// Moves the focus of assistive technology to an element.
    static func layoutDidChange(in carousel: iCarousel, to element: UIView?) {
      carousel.window?.accessibilityNotificationHandler?(.layoutChanged(element))
    }

    /// Announces the position that a scroll by assistive technology has reached.
    static func pageDidScroll(in carousel: iCarousel, to place: String) {
      carousel.window?.accessibilityNotificationHandler?(.pageScrolled(place))
    }

    /// Describes an element, or a group of elements, for hosts that have words for roles.
    static func describeRole(
      of responder: UIResponder, _ describe: @escaping () -> (role: String, label: String?)?
    ) {
      responder.describeRole {
        describe().map { AccessibilityRoleDescription(role: $0.role, label: $0.label) }
      }
    }

    /// A running display link that calls `target` in every frame of the window's clock; nil without a window.
    static func displayLink(for carousel: iCarousel, calling target: FrameTarget) -> CADisplayLink? {
      guard let clock = carousel.window?.clock else { return nil }
      return CADisplayLink(clock: clock) { target.frame($0) }
    }

    /// The current time of the display link's clock, in seconds; nil without a window.
    static func now(for carousel: iCarousel) -> TimeInterval? { carousel.window?.clock.now }
  #endif
}

#if canImport(UIKit) || !canImport(AppKit)
  extension iCarousel {
    /// Lets the tab key move from the carousel to the view after it, and a wheel drag it. tvOS has neither.
    func acceptKeyboardAndWheel() {
      #if !os(tvOS)
        focusGroupIdentifier = "iCarousel \(ObjectIdentifier(self).hashValue)"
        gestures.pan.allowedScrollTypesMask = .all
      #endif
    }
  }

  /// The target of a recogniser: an object with a selector in UIKit, a closure in OpenUIKit.
  final class GestureTarget: NSObject, ViewTreeConfined {
    private let action: (UIGestureRecognizer) -> Void

    /// Makes `recognizer` call `action`. Keep the target for as long as the recogniser, which does not retain
    /// it.
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
#endif

#if canImport(UIKit)
  /// Observes the system's setting for a carousel, for as long as it lives.
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

/// The target that a display link keeps alive instead of the carousel. The first frame after the carousel's
/// deallocation ends the link.
final class FrameTarget: NSObject, ViewTreeConfined {
  @Weak private var link: FrameLink?

  init(_ link: FrameLink) {
    super.init()
    self.link = link
  }

  #if canImport(UIKit)
    @objc
  #endif
  func frame(_ displayLink: FrameSource) {
    if link?.frame() != true { displayLink.invalidate() }
  }
}

#if canImport(UIKit) || canImport(AppKit)  // OpenUIKit has a property wrapper of its own.
  /// A weak reference. Embedded Swift has no `weak`, so all weak references of this module and of `CarouselKit` use this type,
  /// and OpenUIKit's there.
  @propertyWrapper
  package struct Weak<Referent> {
    private weak var object: AnyObject?

    /// Creates a reference to an object.
    package init(wrappedValue: Referent?) {
      self.wrappedValue = wrappedValue
    }

    /// The object; nil after its deallocation.
    package var wrappedValue: Referent? {
      get { object as? Referent }
      set { object = newValue as AnyObject? }
    }
  }
#endif

#if canImport(UIKit) || (canImport(AppKit) && _runtime(_ObjC))
  /// Properties for storyboards, with types that Objective-C supports, under the original's names.
  /// Storyboards made for the original can be read.
  extension iCarousel {
    /// `type` by its number.
    @IBInspectable @objc(type) public final var typeNumber: Int {
      get { type.rawValue }
      set { if let newType = iCarouselType(rawValue: newValue) { type = newType } }
    }

    /// `dataSource` as an outlet. An object that does not conform to the protocol sets it to nil.
    @IBOutlet @objc(dataSource) public final var dataSourceOutlet: AnyObject? {
      get { dataSource }
      set { dataSource = newValue as? any iCarouselDataSource }
    }

    /// `delegate` as an outlet. An object that does not conform to the protocol sets it to nil.
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
