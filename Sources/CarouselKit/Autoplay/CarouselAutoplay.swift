#if canImport(UIKit) || !canImport(AppKit)
  /// Moves a carousel on by itself, page by page, and can be controlled.
  ///
  /// The control follows its carousel for as long as it exists, and does not retain it. Use it instead of
  /// `autoplayInterval`.
  public final class CarouselAutoplay: NSObject, iCarouselObserver {
    /// The state of autoplay.
    public enum State: Equatable, Sendable {
      /// Autoplay has not been started, or has been stopped.
      case stopped
      /// The time of the current page passes.
      case playing
      /// `pause()` was called.
      case paused
      /// The time does not pass, for one of `pauses`, or because the carousel moves.
      case waiting
    }

    /// The direction of movement.
    public enum Direction: Equatable, Sendable {
      /// To later items.
      case forward
      /// To earlier items.
      case backward
    }

    /// The behaviour at the last page of a carousel that does not wrap.
    public enum End: Equatable, Sendable {
      /// Autoplay continues with the page at the other end.
      case rewind
      /// Autoplay moves the other way from then on.
      case turnBack
      /// Autoplay stops.
      case stop
    }

    /// The conditions that keep the time from passing.
    public struct Pauses: OptionSet, Sendable {
      /// The bits of the set.
      public let rawValue: Int
      /// Creates a set from bits.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// A finger is on the carousel.
      public static let touch = Pauses(rawValue: 1)
      /// The pointer is over the carousel. Unknown on tvOS and in Embedded Swift.
      public static let hover = Pauses(rawValue: 2)
      /// The focus is in the carousel.
      public static let focus = Pauses(rawValue: 4)
      /// No part of the carousel can be seen in its window.
      public static let outOfSight = Pauses(rawValue: 8)
      /// Motion is reduced.
      public static let reducedMotion = Pauses(rawValue: 16)
      /// All of them.
      public static let all: Pauses = [.touch, .hover, .focus, .outOfSight, .reducedMotion]
    }

    /// How long a page is shown, in seconds. Values that are not from 0.01 to a billion are refused.
    public var interval: TimeInterval {
      didSet { if !Self.isUsable(interval) { interval = oldValue } }
    }
    /// How long the page of an item is shown, in seconds, by the index of the item; nil for `interval`. It is asked for
    /// when the page comes to rest.
    public var duration: (Int) -> TimeInterval? = { _ in nil }
    /// The direction of movement.
    public var direction = Direction.forward
    /// The behaviour at the last page.
    public var end = End.rewind
    /// The conditions that keep the time from passing; all by default.
    public var pauses = Pauses.all
    /// Called when the state has changed.
    public var stateDidChange: ((State) -> Void)?

    /// The current state.
    public private(set) var state = State.stopped {
      didSet { if state != oldValue { stateDidChange?(state) } }
    }
    /// The time until the carousel moves on, in seconds; the whole time of a page while the carousel moves.
    public private(set) var timeLeft: TimeInterval = 0
    /// The time for which the current page is shown, in seconds.
    public private(set) var currentDuration: TimeInterval = 0

    private let reference: Reference
    private let hover: HoverWatcher
    private var lastTime: TimeInterval?
    /// The offset at which the current page rests; nil while its time has not begun.
    private var place: CGFloat?

    /// Creates a control for a carousel. It does not play until `start()`. An interval that is not usable counts as 5
    /// seconds.
    public init(_ carousel: iCarousel, interval: TimeInterval = 5) {
      self.interval = Self.isUsable(interval) ? interval : 5
      reference = Reference(carousel)
      hover = HoverWatcher(carousel)
      super.init()
      carousel.addObserver(self)
    }

    /// The part of the current page's time that has passed, from 0 to 1.
    public var progress: CGFloat {
      currentDuration > 0 ? CGFloat(1 - timeLeft / currentDuration) : 0
    }

    // MARK: Control

    /// Starts with the whole time of the current page.
    public func start() {
      place = nil
      change(to: .playing)
    }

    /// Keeps the time that is left until `resume()`.
    public func pause() {
      if state != .stopped { change(to: .paused) }
    }

    /// Continues with the time that was left. It does nothing unless paused.
    public func resume() {
      if state == .paused { change(to: .playing) }
    }

    /// Stops. The current movement of the carousel continues.
    public func stop() {
      place = nil
      change(to: .stopped)
    }

    private func change(to newState: State) {
      lastTime = nil
      state = newState
      reference.carousel?.observersDidChange()
    }

    // MARK: Time

    /// Whether time passes.
    public var needsFrames: Bool { state == .playing || state == .waiting }

    /// Lets the time of the page pass, and moves on at its end.
    public func carousel(_ carousel: iCarousel, frameAt time: TimeInterval) {
      guard needsFrames else { return }
      let passed = max(time - (lastTime ?? time), 0)
      lastTime = time
      let isMoving =
        carousel.isDragging || carousel.isDecelerating || carousel.isScrolling || carousel.numberOfPages < 2
      guard !isMoving else {
        place = nil
        return state = .waiting
      }
      if place != carousel.scrollOffset { begin(carousel) }
      guard !isHeld(carousel) else { return state = .waiting }
      state = .playing
      // The callback may have stopped it.
      guard state == .playing else { return }
      timeLeft = max(timeLeft - passed, 0)
      // Times are sums of frame intervals, with rounding errors.
      if timeLeft <= 1e-6 { moveOn(carousel) }
    }

    /// Begins the time of the page at which the carousel rests.
    private func begin(_ carousel: iCarousel) {
      place = carousel.scrollOffset
      let chosen = duration(carousel.currentItemIndex) ?? interval
      currentDuration = Self.isUsable(chosen) ? chosen : interval
      timeLeft = currentDuration
    }

    private func isHeld(_ carousel: iCarousel) -> Bool {
      if pauses.contains(.touch) && carousel.isTouched { return true }
      if pauses.contains(.hover) && hover.isHovered { return true }
      if pauses.contains(.focus) && carousel.containsFocus { return true }
      if pauses.contains(.reducedMotion) && carousel.prefersReducedMotion { return true }
      return pauses.contains(.outOfSight) && !carousel.isInSight
    }

    private func moveOn(_ carousel: iCarousel) {
      place = nil
      let step = direction == .forward ? 1 : -1
      guard !carousel.scroll(byPages: step) else { return }
      switch end {
      case .stop: stop()
      case .rewind:
        carousel.scrollToPage(direction == .forward ? 0 : carousel.numberOfPages - 1, animated: true)
      case .turnBack:
        direction = direction == .forward ? .backward : .forward
        carousel.scroll(byPages: -step)
      }
    }

    private static func isUsable(_ interval: TimeInterval) -> Bool { interval >= 0.01 && interval <= 1e9 }
  }

  extension UIView {
    /// Whether a part of the view is inside its window and inside all views around it that clip, none of which is hidden.
    var isInSight: Bool {
      guard let window else { return false }
      var (part, view) = (bounds, self)
      while view !== window {
        if view.isHidden || view.alpha < 0.01 { return false }
        if view.clipsToBounds { part = part.intersection(view.bounds) }
        guard !part.isNull, !part.isEmpty, let superview = view.superview else { return false }
        part = view.convert(part, to: superview)
        view = superview
      }
      return !window.isHidden && part.intersects(window.bounds)
    }
  }
#endif
