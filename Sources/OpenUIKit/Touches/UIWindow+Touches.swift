extension UIWindow {
  /// Tells the window what a touch or a pointer's button does. Hosts and tests call it.
  ///
  /// - Parameters:
  ///   - phase: `began` for a new touch; later phases of a touch that is not there are ignored.
  ///   - identifier: Which touch, for hosts with several.
  ///   - location: Where, in points of the window.
  ///   - time: When, in seconds of the window's clock. A time in the future advances the clock first.
  public func sendTouch(
    _ phase: UITouch.Phase, identifier: Int = 0, at location: CGPoint, time: TimeInterval? = nil
  ) {
    if let time, time > clock.now { clock.advance(to: time) }
    touchDispatcher.send(phase, identifier, at: location, in: self)
  }

  /// Scrolls the innermost scroll view under a pointer by what its wheel or trackpad says, in points.
  public func sendWheel(by delta: CGVector, at location: CGPoint) {
    var responder: UIResponder? = hitTest(location, with: nil)
    while let current = responder {
      if let scrollView = current as? UIScrollView, scrollView.scroll(by: delta) { return }
      responder = current.next
    }
  }
}

extension UIView {
  /// Whether animations that do not allow it keep touches away.
  var isClosedToTouches: Bool {
    layer.animations.contains { $0.group?.blocksTouches == true }
  }

  /// The view itself or the innermost view in it that `point`, in its own coordinates, touches; subviews in front come
  /// first, and every transform on the way counts.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !isClosedToTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviewStorage.reversed() {
      guard let inner = subview.layer.fromSuperlayer(point), !subview.layer.showsOnlyItsBack else { continue }
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }
}

extension CALayer {
  /// Whether the layer is turned over and has no back to see.
  fileprivate var showsOnlyItsBack: Bool {
    !isDoubleSided && !isMerelyMoved && transformToSuperlayer.showsBack
  }
}
