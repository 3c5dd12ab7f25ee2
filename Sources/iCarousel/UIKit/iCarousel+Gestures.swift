#if canImport(UIKit) || !canImport(AppKit)
  /// The recognisers of touches, drags and taps (docs/carousel.md, 5).
  extension iCarousel: UIGestureRecognizerDelegate {
    func addGestures() {
      gestures.pan.delegate = self
      gestures.tap.delegate = self
      gestures.watcher.carousel = self
      // The recogniser only observes. With `cancelsTouchesInView` the views in items would lose their touches.
      gestures.watcher.cancelsTouchesInView = false
      gestures.watcher.delaysTouchesEnded = false
      let owner = WeakCarousel(self)
      gestures.targets = [
        GestureTarget(gestures.pan) { _ in owner.carousel?.panDidChange() },
        GestureTarget(gestures.tap) { _ in owner.carousel?.tapDidChange() },
      ]
      contentView.addGestureRecognizer(gestures.watcher)
      contentView.addGestureRecognizer(gestures.pan)
      contentView.addGestureRecognizer(gestures.tap)
    }

    /// Cancels touches, because the carousel has moved to another window or to none.
    func breakOffTouches() {
      guard gestures.isTouched || machine.isDragging else { return }
      for recognizer in [gestures.pan, gestures.tap, gestures.watcher] where recognizer.isEnabled {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
      machine.rest()
      apply(machine.endDrag(at: now))
      touchesDidEnd()
    }

    // MARK: Drags

    /// Whether a recogniser may begin (docs/carousel.md, 5).
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      if recognizer === gestures.tap { return !gestures.hasStoppedMotion }
      guard recognizer === gestures.pan else { return true }
      // A wheel begins without a touch that the delegate method could refuse.
      return isScrollEnabled && isAlongRow(gestures.pan.translation(in: self))
        && !isLeftToOthers(dragTranslation)
    }

    /// Whether a drag along the row cannot move the carousel and is left to what is around it, which can move.
    private func isLeftToOthers(_ translation: CGFloat) -> Bool {
      guard translation != 0, !machine.rules.canDrag(forward: translation < 0, from: machine.offset) else {
        return false
      }
      var view = superview
      while let current = view {
        if let outer = current as? UIScrollView, outer.isScrollEnabled, canMove(outer) { return true }
        if let outer = current as? iCarousel, outer.isVertical == isVertical, outer.isScrollEnabled {
          return true
        }
        view = current.superview
      }
      return false
    }

    /// Whether a scroll view can move along the row.
    private func canMove(_ outer: UIScrollView) -> Bool {
      let inset = outer.adjustedContentInset
      return isVertical
        ? outer.alwaysBounceVertical
          || outer.contentSize.height + inset.top + inset.bottom > outer.bounds.height
        : outer.alwaysBounceHorizontal
          || outer.contentSize.width + inset.left + inset.right > outer.bounds.width
    }

    func panDidChange() {
      guard isScrollEnabled || machine.isDragging else { return }
      switch gestures.pan.state {
      case .began: dragDidBegin(after: dragTranslation, isWheel: gestures.pan.numberOfTouches == 0)
      case .changed: dragDidMove(to: dragTranslation, velocity: dragVelocity)
      case .ended: dragDidEnd(velocity: dragVelocity, isCancelled: false)
      case .cancelled, .failed: dragDidEnd(velocity: dragVelocity, isCancelled: true)
      default: break
      }
    }

    /// How far the finger has moved along the row, in points.
    var dragTranslation: CGFloat { along(gestures.pan.translation(in: self)) }
    private var dragVelocity: CGFloat { along(gestures.pan.velocity(in: self)) }

    private func tapDidChange() { tapWasRecognized(at: gestures.tap.location(in: contentView)) }

    // MARK: Recognisers

    /// Whether a recogniser receives a touch (docs/carousel.md, 5): controls and scroll views in items keep
    /// theirs.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
      -> Bool
    {
      if gestureRecognizer === gestures.tap { return acceptsTap(touch) }
      if gestureRecognizer === gestures.pan { return isScrollEnabled && acceptsDrag(touch) }
      return true
    }

    private func acceptsTap(_ touch: UITouch) -> Bool {
      !viewsInItem(under: touch).contains { $0 is UIControl || $0 is UIScrollView }
    }

    private func acceptsDrag(_ touch: UITouch) -> Bool {
      for view in viewsInItem(under: touch) {
        if let scrollView = view as? UIScrollView { return !scrolls(scrollView) }
        if view is UIButton { return true }
        if view is UIControl { return false }
      }
      return true
    }

    /// Whether a scroll view handles drags along the row.
    private func scrolls(_ scrollView: UIScrollView) -> Bool {
      guard scrollView.isScrollEnabled else { return false }
      return isVertical
        ? scrollView.contentSize.height > scrollView.bounds.height
        : scrollView.contentSize.width > scrollView.bounds.width
    }

    /// The views from the touched one up to the carousel.
    private func viewsInItem(under touch: UITouch) -> [UIView] {
      var views: [UIView] = []
      var candidate = touch.view
      while let view = candidate, view !== contentView {
        views.append(view)
        candidate = view.superview
      }
      return views
    }
  }
#endif
