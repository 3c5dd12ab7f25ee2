extension UIWindow {
  /// Sends a touch or a pointer's button to the window. Hosts and tests call it.
  ///
  /// - Parameters:
  ///   - phase: `began` for a new touch; later phases of an unknown touch are ignored.
  ///   - identifier: The touch, for hosts with several.
  ///   - location: The location, in points of the window. If it is not finite, the touch stays where it was,
  ///     and a new touch is ignored.
  ///   - time: The time in seconds of the window's clock. A time in the future advances the clock first.
  public func sendTouch(
    _ phase: UITouch.Phase, identifier: Int = 0, at location: CGPoint, time: TimeInterval? = nil
  ) {
    if let time, time > clock.now { clock.advance(to: time) }
    touchDispatcher.send(phase, identifier, at: location, in: self)
  }

  /// Whether something in the window moves with the current touches, or would if they moved further in the same direction.
  ///
  /// A host inside another scrolling area calls it after a touch has moved. If it is false, the touch may scroll that area instead,
  /// and the host then sends `cancelled`. Scroll views, recognisers and controls decide by what they do with drags. So
  /// `gestureRecognizerShouldBegin` of views and delegates is called as if a drag began.
  public var followsDrag: Bool { touchDispatcher.followsDrag }

  /// Sends the movement of a wheel or trackpad to the window. Hosts and tests call it.
  ///
  /// The innermost view under the pointer that can handle it receives it: a scroll view that can move, or a
  /// pan recogniser whose `allowedScrollTypesMask` contains the type. A recogniser's drag ends after 0.1
  /// seconds without movement.
  ///
  /// - Parameters:
  ///   - delta: The movement of the content towards its end, in points. Nothing moves if it is not finite.
  ///   - location: The location of the pointer, in points of the window.
  ///   - type: The kind of wheel.
  ///   - time: The time in seconds of the window's clock. A time in the future advances the clock first.
  /// - Returns: Whether a view moved. A host leaves other movements to its surroundings.
  @discardableResult
  public func sendWheel(
    by delta: CGVector, at location: CGPoint, type: UIScrollTypeMask = .continuous, time: TimeInterval? = nil
  ) -> Bool {
    if let time, time > clock.now { clock.advance(to: time) }
    guard delta.dx.isFinite, delta.dy.isFinite else { return false }
    // Up the responder chain and not the view tree, so that a controller between two views does not end the
    // search.
    var responder: UIResponder? = hitTest(location, with: nil)
    while let current = responder {
      if let view = current as? UIView, view.takeWheel(delta, at: location, type, time: clock.now) {
        return true
      }
      responder = current.next
    }
    return false
  }
}

extension UIView {
  /// Scrolls or drags the view by the movement of a wheel. Returns whether it moved.
  fileprivate func takeWheel(
    _ delta: CGVector, at location: CGPoint, _ type: UIScrollTypeMask, time: TimeInterval
  ) -> Bool {
    scrollByWheel(delta)
      || gestureRecognizerStorage.contains { $0.dragByWheel(delta, type, at: location, time: time) }
  }
}

extension UIView {
  /// Whether animations without user interaction keep touches from the view.
  var isClosedToTouches: Bool {
    layer.animations.contains { $0.group?.blocksTouches == true }
  }

  /// The innermost view at `point`, in this view's coordinates: the view itself or a descendant. Subviews in
  /// front come first, and every transform on the way counts.
  ///
  /// Plain views are searched iteratively, so they may be nested to any depth without overflowing the stack.
  /// Other views may override `hitTest`, which is called.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouch(at: point, with: event) else { return nil }
    var (view, place) = (self, point)
    var subviews = subviewStorage
    var index = subviews.count
    while index > 0 {
      index -= 1
      let subview = subviews[index]
      guard let inner = subview.fromSuperview(place) else { continue }
      // A subclass may override `hitTest`, so its subtree cannot be searched iteratively.
      if subview.overrides.contains(.others) {
        if let hit = subview.hitTest(inner, with: event) { return hit }
      } else if subview.takesTouch(at: inner, with: event) {
        (view, place, subviews) = (subview, inner, subview.subviewStorage)
        index = subviews.count
      }
    }
    return view
  }

  @inline(never)
  private func takesTouch(at point: CGPoint, with event: UIEvent?) -> Bool {
    // UIKit ignores views with an opacity below 0.01.
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && !isClosedToTouches
      && self.point(inside: point, with: event)
  }
}

extension CALayer {
  /// Whether the layer faces away from the viewer and is not double-sided.
  var showsOnlyItsBack: Bool {
    !isDoubleSided && !isMerelyMoved && transformToSuperlayer.showsBack
  }
}
