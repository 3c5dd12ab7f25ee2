#if canImport(UIKit) || !canImport(AppKit)
  /// The view that contains the items.
  final class CarouselContentView: UIView {
    private var carousel: iCarousel? { superview as? iCarousel }

    /// Finds the view of a touch. One that stops a moving carousel is on this view, as UIKit's scroll views do it, so no control
    /// and no recogniser in an item receives it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return event != nil && hit != nil && carousel?.isStoppedByTouch == true ? self : hit
    }

    // A view passes touches on to its superview, which may be a cell that would be selected.

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !hasStopped { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !hasStopped { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !hasStopped { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !hasStopped { super.touchesCancelled(touches, with: event) }
    }

    /// Whether the touch has stopped the carousel.
    private var hasStopped: Bool { carousel?.gestures.hasStoppedMotion == true }
  }
#endif
