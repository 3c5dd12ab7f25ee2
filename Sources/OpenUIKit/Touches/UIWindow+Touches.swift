extension UIWindow {
  /// Tells the window what a touch or a pointer's button does. Hosts and tests call it.
  ///
  /// - Parameters:
  ///   - phase: `began` for a new touch; later phases of a touch that is not there are ignored.
  ///   - identifier: Which touch, for hosts with several.
  ///   - location: Where, in points of the window. A touch whose place is no number or endless stays where it was; a new
  ///     one is ignored.
  ///   - time: When, in seconds of the window's clock. A time in the future advances the clock first.
  public func sendTouch(
    _ phase: UITouch.Phase, identifier: Int = 0, at location: CGPoint, time: TimeInterval? = nil
  ) {
    if let time, time > clock.now { clock.advance(to: time) }
    touchDispatcher.send(phase, identifier, at: location, in: self)
  }

  /// Tells the window what a wheel or trackpad says. Hosts and tests call it.
  ///
  /// The innermost view under the pointer that can do something with it does: a scroll view that can move, or a pan
  /// recogniser whose `allowedScrollTypesMask` has the type. A recogniser's drag ends when no more comes for 0.1 seconds.
  ///
  /// - Parameters:
  ///   - delta: How far the content is to move towards its end, in points; nothing moves for what is no number or endless.
  ///   - location: Where the pointer is, in points of the window.
  ///   - type: The kind of wheel.
  ///   - time: When, in seconds of the window's clock. A time in the future advances the clock first.
  /// - Returns: Whether something moved. A host leaves other turns to what is around the window.
  @discardableResult
  public func sendWheel(
    by delta: CGVector, at location: CGPoint, type: UIScrollTypeMask = .continuous, time: TimeInterval? = nil
  ) -> Bool {
    if let time, time > clock.now { clock.advance(to: time) }
    guard delta.dx.isFinite, delta.dy.isFinite else { return false }
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
  /// Scrolls or drags the view by what a wheel says. Returns whether it could.
  fileprivate func takeWheel(
    _ delta: CGVector, at location: CGPoint, _ type: UIScrollTypeMask, time: TimeInterval
  ) -> Bool {
    if let scrollView = self as? UIScrollView, scrollView.scroll(by: delta) { return true }
    for recognizer in gestureRecognizerStorage {
      if let pan = recognizer as? UIPanGestureRecognizer, !pan.allowedScrollTypesMask.isDisjoint(with: type),
        pan.dragByWheel(delta, at: location, time: time)
      {
        return true
      }
    }
    return false
  }
}

extension UIView {
  /// Whether animations that do not allow it keep touches away.
  var isClosedToTouches: Bool {
    ownLayer?.animations.contains { $0.group?.blocksTouches == true } ?? false
  }

  /// The view itself or the innermost view in it that `point`, in its own coordinates, touches; subviews in front come
  /// first, and every transform on the way counts.
  ///
  /// Goes from view to view as long as they are plain: there is no depth of them that the stack is too small for. Others are
  /// asked by `hitTest`, which they may override.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouch(at: point, with: event) else { return nil }
    var (view, place) = (self, point)
    var subviews = subviewStorage
    var index = subviews.count
    while index > 0 {
      index -= 1
      let subview = subviews[index]
      guard let inner = subview.fromSuperview(place) else { continue }
      if !subview.isPlain {
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
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && !isClosedToTouches
      && self.point(inside: point, with: event)
  }
}

extension CALayer {
  /// Whether the layer is turned over and has no back to see.
  var showsOnlyItsBack: Bool {
    !isDoubleSided && !isMerelyMoved && transformToSuperlayer.showsBack
  }
}
