import OpenUIKitCairo
import OpenUIKitControls
import OpenUIKitGraphics
import OpenUIKitInteractions

/// The common part of all hosts of a window on a desktop: the window's picture, its time, its events and its elements for assistive
/// technology. It calls nothing of a window system.
///
/// A host sends it the system's events, each with its time, and calls `frame(at:)` in a frame of the system as soon as
/// `nextFrameTime` is reached.
public final class WindowHost: ViewTreeConfined {
  /// The window.
  public let window: UIWindow
  private let picture = WindowPicture()
  /// Measures the texts of the window with the machine's fonts.
  package let measurer: PangoTextMeasurer
  private var elements: [AccessibleElement] = []
  private var glide = ScrollGlide()
  private var glidePlace = CGPoint.zero
  private var glideTime: TimeInterval = 0
  private var shownGeneration: Int?
  private var notifications = PendingNotifications()

  /// Called when the app has posted a notification to assistive technology. The next description of the window delivers it.
  public var notificationHandler: (() -> Void)?

  /// Creates a host that shows a controller's view.
  public init(_ controller: UIViewController) {
    measurer = PangoTextMeasurer()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.textMeasurer = measurer
    receiveNotifications()
    window.rootViewController = controller
    // Without a layout: the system has not reported the window's size yet.
    window.isHidden = false
    window.makeKey()
  }

  /// Creates a host of a window that an app has created.
  public init(window: UIWindow) {
    measurer = PangoTextMeasurer()
    self.window = window
    window.textMeasurer = measurer
    receiveNotifications()
  }

  // MARK: Appearance

  /// Sets the size in points, the number of pixels per point and the user's preferences. Sizes below one pixel and scales
  /// that are not positive are ignored.
  public func configure(size: CGSize, scale: CGFloat, _ preferences: HostPreferences) {
    guard scale.isFinite, scale > 0, size.width * scale >= 1, size.height * scale >= 1 else { return }
    window.screenScale = scale
    window.layoutDirection = preferences.isRightToLeft ? .rightToLeft : .leftToRight
    window.clock.skipsMotion = preferences.prefersReducedMotion
    window.prefersReducedMotion = preferences.prefersReducedMotion
    let style: UIUserInterfaceStyle = preferences.isDark ? .dark : .light
    if window.hostTraits.userInterfaceStyle != style || window.hostTraits.userInterfaceIdiom != .pad {
      window.hostTraits = UITraitCollection(traitsFrom: [
        window.hostTraits, UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(userInterfaceIdiom: .pad),
      ])
    }
    window.frame = CGRect(origin: .zero, size: size)
  }

  /// The pixels of the last frame; nil before it.
  public var pixels: PixelBuffer? { picture.pixels }

  /// Advances the time and draws what has changed. Returns the areas of pixels that were drawn; none if nothing changed.
  public func frame(at time: TimeInterval) -> [PixelArea] {
    moveByGlide(at: time)
    if time > window.clock.now { window.clock.advance(to: time) }
    let list = window.displayList()
    shownGeneration = list.generation
    return picture.update(to: list, scale: window.screenScale, at: window.clock.now)
  }

  /// The time of the next frame that may change the window, in seconds; nil as long as nothing moves.
  public var nextFrameTime: TimeInterval? {
    guard glide.isAtRest else { return window.clock.now }
    // The parts that have moved are drawn as sharp as the rest a moment later.
    let times = [window.clock.nextFrameTime, picture.nextTime].compactMap { $0 }
    return times.min()
  }

  // MARK: Wheels

  /// A wheel has turned by steps.
  public func wheel(steps: CGVector, at place: CGPoint, time: TimeInterval) {
    beginGlide(at: place, time: time)
    glide.add(steps: steps)
  }

  /// Fingers on a touchpad have moved the content by points.
  public func touchpad(by distance: CGVector, at place: CGPoint, time: TimeInterval) {
    glide.stop()
    window.sendWheel(by: distance, at: place, time: time)
  }

  /// The fingers were lifted from a touchpad while the content moved with a velocity, in points per second.
  public func touchpadWasReleased(with velocity: CGVector, at place: CGPoint, time: TimeInterval) {
    beginGlide(at: place, time: time)
    glide.release(with: velocity)
  }

  /// Ends the movement that a wheel or touchpad has left.
  public func stopGlide() { glide.stop() }

  private func beginGlide(at place: CGPoint, time: TimeInterval) {
    if glide.isAtRest { glideTime = time }
    glidePlace = place
  }

  private func moveByGlide(at time: TimeInterval) {
    guard !glide.isAtRest else { return }
    let step = glide.advance(by: time - glideTime)
    glideTime = max(glideTime, time)
    guard step != .zero else { return }
    // At the end of the content nothing moves any more.
    if !window.sendWheel(by: step, at: glidePlace, time: time) { glide.stop() }
  }

  // MARK: Keys and text

  /// The rectangle of the caret in points of the window, for the window of an input method; nil for none.
  public var caretRectangle: CGRect? {
    guard let input = window.firstResponder as? any UITextInput, let place = input.selectedTextRange?.end
    else { return nil }
    return input.textInputView.convert(input.caretRect(for: place), to: window)
  }

  /// Sends a key to the window. Returns whether it was handled.
  ///
  /// The text is what an input method has made of the key; nil stands for the key's own characters.
  @discardableResult
  public func key(_ phase: UIPress.Phase, _ key: DesktopKey, typing text: String? = nil, time: TimeInterval)
    -> Bool
  {
    guard let pressed = UIKey(key, typing: text) else { return false }
    if window.sendKey(phase, pressed, time: time) { return true }
    if phase == .began, pressed.isShake {
      window.sendShake(time: time)
      return true
    }
    guard phase == .began, key.isTyped else { return false }
    return window.sendText(pressed.characters)
  }

  // MARK: Assistive technology

  /// The elements for assistive technology now, in reading order. O(views).
  public var accessibleElements: [AccessibleElement] {
    let origin = window.frame.origin
    return window.accessibilityTree().map { $0.accessibleElement(windowOrigin: origin) }
  }

  /// Returns what has changed for assistive technology since the last call. O(views).
  public func accessibleChanges() -> AccessibleChanges {
    let now = accessibleElements
    defer { elements = now }
    return AccessibleChanges(from: elements, to: now)
  }

  /// Returns what the app has posted to assistive technology since the last call: the identifier of the element that gets the focus,
  /// and a text to read out. Call this after `accessibleChanges()`, which describes the element. O(views).
  public func takeNotifications() -> (focus: Int?, announcement: String?) {
    let (element, text) = notifications.take(for: window)
    return (element.map { Int(bitPattern: ObjectIdentifier($0)) }, text)
  }

  private func receiveNotifications() {
    window.accessibilityNotificationHandler = { [weak self] notification in
      self?.notifications.add(notification)
      self?.notificationHandler?()
    }
  }

  /// An element has got or lost the focus of assistive technology.
  public func setFocus(_ hasFocus: Bool, of identifier: Int) {
    if hasFocus {
      window.accessibilityFocusedElement = element(identifier)
    } else if let focused = window.accessibilityFocusedElement,
      Int(bitPattern: ObjectIdentifier(focused)) == identifier
    {
      window.accessibilityFocusedElement = nil
    }
  }

  /// The element with an identifier; nil if it is gone.
  public func element(_ identifier: Int) -> UIResponder? {
    window.accessibilityTree().first { Int(bitPattern: ObjectIdentifier($0)) == identifier }
  }

  // MARK: Pointers

  /// Sends a button of a pointer, or a touch. It ends the movement that a wheel has left.
  public func touch(_ phase: UITouch.Phase, identifier: Int, at place: CGPoint, time: TimeInterval) {
    if phase == .began { glide.stop() }
    window.sendTouch(phase, identifier: identifier, at: place, time: time)
  }

  /// Sends the place of a pointer without a pressed button; nil when it leaves the window. Returns the shape to show.
  public func hover(at place: CGPoint?, modifiers: UIKeyModifierFlags, time: TimeInterval) -> PointerShape {
    window.sendHover(at: place, modifiers: modifiers, time: time)
    guard let place else { return .arrow }
    return window.pointerStyle?.pointerShape ?? shape(at: place)
  }

  private func shape(at place: CGPoint) -> PointerShape {
    guard let view = window.hitTest(place, with: nil) else { return .arrow }
    return view is UITextField || view is UITextView ? .text : .arrow
  }
}

/// The shapes of a pointer that desktops have.
public enum PointerShape: String, Sendable {
  /// The system's arrow.
  case arrow = "default"
  /// The bar over text.
  case text = "text"
  /// The bar over text that runs from top to bottom.
  case verticalText = "vertical-text"
  /// The hand over something to press.
  case hand = "pointer"
  /// No pointer.
  case none = "none"
}

extension UIPointerStyle {
  /// The shape of the pointer; nil for a style that does not determine one.
  var pointerShape: PointerShape? {
    if isHidden { return PointerShape.none }
    switch shape {
    case .verticalBeam: return .text
    case .horizontalBeam: return .verticalText
    case .path, .roundedRect, nil: return effect == nil ? nil : .hand
    }
  }
}
