/// An object that follows a carousel beside its delegate, such as a scrollbar or another carousel. All methods are
/// optional.
public protocol iCarouselObserver: AnyObject, ViewTreeConfined {
  /// Called after the items were placed: in each frame of a movement, and after each layout or change.
  func carouselDidPlaceItems(_ carousel: iCarousel)
  /// Called after a tap has selected an item, after the delegate.
  func carousel(_ carousel: iCarousel, observedSelectionOfItemAt index: Int)
  /// Whether the carousel calls `carousel(_:frameAt:)` in each frame, also while nothing moves. It is read again after
  /// each step, and with `observersDidChange()`.
  var needsFrames: Bool { get }
  /// Called in each frame in which anything moves, or an observer needs frames. The time is that of the window's clock,
  /// in seconds.
  func carousel(_ carousel: iCarousel, frameAt time: TimeInterval)
}

extension iCarouselObserver {
  /// Does nothing.
  public func carouselDidPlaceItems(_ carousel: iCarousel) {}
  /// Does nothing.
  public func carousel(_ carousel: iCarousel, observedSelectionOfItemAt index: Int) {}
  /// False.
  public var needsFrames: Bool { false }
  /// Does nothing.
  public func carousel(_ carousel: iCarousel, frameAt time: TimeInterval) {}
}

extension iCarousel {
  /// Adds an object that follows the carousel; not retained. An object is added only once.
  public func addObserver(_ observer: any iCarouselObserver) {
    guard !liveObservers.contains(where: { $0 === observer }) else { return }
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer))
    observersDidChange()
  }

  /// Removes an object that follows the carousel.
  public func removeObserver(_ observer: any iCarouselObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observersDidChange()
  }

  /// Call this when an observer has other needs for frames.
  public func observersDidChange() { updateFrameLink() }

  /// Whether fingers are on the carousel.
  public var isTouched: Bool { gestures.isTouched }

  /// Whether motion is reduced, by `motionPreference` or by the system.
  public var prefersReducedMotion: Bool { isMotionReduced }

  /// The observers that still exist. Those that a call removes are called nevertheless in the same step.
  var liveObservers: [any iCarouselObserver] { observers.compactMap { $0.observer } }

  /// Calls the observers after a placement.
  func notifyObserversOfPlacement() {
    for observer in liveObservers { observer.carouselDidPlaceItems(self) }
  }

  /// Calls the observers in a frame.
  func notifyObserversOfFrame() {
    guard !observers.isEmpty else { return }
    let time = now
    for observer in liveObservers { observer.carousel(self, frameAt: time) }
  }
}

/// A weak reference to an observer.
struct WeakObserver: ViewTreeConfined {
  @Weak private(set) var observer: (any iCarouselObserver)?

  init(_ observer: any iCarouselObserver) {
    self.observer = observer
  }
}
