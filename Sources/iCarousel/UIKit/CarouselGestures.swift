#if canImport(UIKit) || !canImport(AppKit)
  /// The recognisers of a carousel and their state.
  struct CarouselGestures: ViewTreeConfined {
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    let watcher = TouchWatcher()
    var targets: [GestureTarget] = []
    /// How far the finger had moved along the row at the last call, in points.
    var translation: CGFloat = 0
    /// The offset at which a wheel began to drag; nil for a finger.
    var wheelStart: CGFloat?
    /// Whether the last touch stopped a moving carousel, so that it is not a tap on an item.
    var hasStoppedMotion = false
    /// Whether fingers are on the carousel.
    var isTouched = false
  }

  /// Observes the touches on a carousel. It recognises no gesture, except that a touch stops the carousel: then taps and presses around the
  /// carousel do not follow the touch, as around a scroll view.
  final class TouchWatcher: UIGestureRecognizer {
    @Weak var carousel: iCarousel?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      carousel?.touchDidBegin()
      if state == .possible, carousel?.gestures.hasStoppedMotion == true { state = .began }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      if numberOfTouches <= touches.count { state = state == .possible ? .failed : .ended }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      state = state == .possible ? .failed : .cancelled
    }

    /// Drags continue with the touch, those of the carousel and those of a scroll view around it.
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
      other is UITapGestureRecognizer || other is UILongPressGestureRecognizer
    }

    override func reset() {
      super.reset()
      carousel?.touchesDidEnd()
    }
  }
#endif
