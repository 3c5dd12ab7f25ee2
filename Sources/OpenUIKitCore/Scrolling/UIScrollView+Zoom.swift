/// Zooming: scales the view that the delegate returns, and the content with it.
extension UIScrollView {
  // In seconds, as in UIKit.
  private static let zoomDuration = 0.3

  /// The least and the greatest scale.
  private var zoomRange: ClosedRange<CGFloat> {
    let (least, greatest) = (minimumZoomScale, maximumZoomScale)
    // No range begins with NaN.
    return least.isNaN ? 1...1 : least...(greatest > least ? greatest : least)
  }

  /// Adds or removes the pinch recogniser, which exists only if the limits allow zooming.
  func zoomLimitsDidChange() {
    let isOpen = maximumZoomScale > minimumZoomScale
    guard isOpen != (zoomState.pinch != nil) else { return }
    guard isOpen else {
      if let pinch = zoomState.pinch { removeGestureRecognizer(pinch) }
      zoomState.pinch = nil
      return
    }
    let pinch = ScrollPinchGestureRecognizer()
    let view = Weak<UIScrollView>(wrappedValue: self)
    pinch.addAction { _ in view.wrappedValue?.followPinch() }
    addGestureRecognizer(pinch)
    zoomState.pinch = pinch
  }

  // MARK: Zooming by code

  /// Zooms about the centre of the visible part.
  func changeZoom(to scale: CGFloat, animated: Bool) {
    guard scale.isFinite, let view = delegate?.viewForZooming(in: self) else { return }
    let target = scale.clamped(to: zoomRange)
    guard target != zoomState.scale else { return }
    let middle = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
    zoom(view, to: target, animated: animated) { $0.shownMiddle(of: middle, in: view) }
  }

  /// Zooms so that a rectangle of the zoomed view fills the scroll view, within the limits.
  func changeZoom(showing rect: CGRect, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0 else { return }
    let size = bounds.inset(by: adjustedContentInset).size
    let target = min(size.width / rect.width, size.height / rect.height).clamped(to: zoomRange)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    zoom(view, to: target, animated: animated) { $0.shownMiddle(of: middle, in: view) }
  }

  /// The offset at which a point of a view is centred, within the content.
  private func shownMiddle(of point: CGPoint, in view: UIView) -> CGPoint {
    let place = view.convert(point, to: self)
    let visible = bounds.inset(by: adjustedContentInset)
    let offset = CGPoint(
      x: place.x - visible.width / 2 - adjustedContentInset.left,
      y: place.y - visible.height / 2 - adjustedContentInset.top)
    return clampedOffset(offset)
  }

  private func clampedOffset(_ offset: CGPoint) -> CGPoint {
    offsetOnPixels(CGPoint(x: offset.x.clamped(to: horizontalRange), y: offset.y.clamped(to: verticalRange)))
  }

  private func zoom(
    _ view: UIView, to scale: CGFloat, animated: Bool, _ offset: @escaping (UIScrollView) -> CGPoint
  ) {
    stopMoving()
    guard animated else {
      apply(scale, to: view)
      return move(to: offset(self))
    }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    animateZoom(of: view, to: scale, offset)
  }

  private func animateZoom(of view: UIView, to scale: CGFloat, _ offset: @escaping (UIScrollView) -> CGPoint)
  {
    let owner = Weak<UIScrollView>(wrappedValue: self)
    #if !hasFeature(Embedded)
      zoomState.animationCount += 1
    #endif
    UIView.animate(withDuration: Self.zoomDuration) {
      guard let scrollView = owner.wrappedValue else { return }
      scrollView.apply(scale, to: view)
      scrollView.move(to: offset(scrollView))
    } completion: { _ in
      guard let scrollView = owner.wrappedValue else { return }
      scrollView.zoomState.isBouncing = false
      #if !hasFeature(Embedded)
        scrollView.zoomState.animationCount -= 1
      #endif
      scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scrollView.zoomScale)
    }
  }

  // MARK: Placing

  /// Scales the view from its top left corner, and the content with it.
  private func apply(_ scale: CGFloat, to view: UIView) {
    zoomState.scale = scale
    place(view)
    contentSize = zoomedContentSize(of: view)
    delegate?.scrollViewDidZoom(self)
  }

  /// Layout places views by their centre, without regard to transforms. A view with constraints keeps its
  /// centre, so the transform moves it as well. Another view gets another centre, as in UIKit.
  private func place(_ view: UIView) {
    let scale = zoomState.scale
    guard view.translatesAutoresizingMaskIntoConstraints else {
      let center = view.center
      view.transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: (scale - 1) * center.x, ty: (scale - 1) * center.y)
      return
    }
    let corner = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
  }

  private func zoomedContentSize(of view: UIView) -> CGSize {
    guard !view.translatesAutoresizingMaskIntoConstraints, let guide = existingContentGuide else {
      return view.frame.size
    }
    let size = guide.layoutFrame.size
    return CGSize(width: size.width * zoomState.scale, height: size.height * zoomState.scale)
  }

  /// Moves the zoomed view to its centre in a new layout.
  func placeZoomedView() {
    // At scale 1 there is no transform to correct.
    guard zoomState.scale != 1, let view = delegate?.viewForZooming(in: self),
      !view.translatesAutoresizingMaskIntoConstraints
    else { return }
    place(view)
  }

  // MARK: Pinch

  func followPinch() {
    guard let pinch = zoomState.pinch else { return }
    switch pinch.state {
    case .began: beginPinch(pinch)
    case .changed: pinchDidChange(pinch)
    case .ended, .cancelled, .failed: endPinch()
    case .possible: break
    }
  }

  private func beginPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    // A drag that has recognised before continues with both fingers.
    if !isDragging { stopMoving() }
    zoomState.gesture = ScrollZoom.Gesture(
      view: view, scale: zoomState.scale, anchor: pinch.location(in: view))
    delegate?.scrollViewWillBeginZooming(self, with: view)
    // A callback may have removed the pinch.
    if zoomState.pinch === pinch { pinchDidChange(pinch) }
  }

  private func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
    guard let gesture = zoomState.gesture else { return }
    let between = pinch.location(in: self)
    let (x, y) = (between.x - contentOffset.x, between.y - contentOffset.y)
    apply(resisted(gesture.scale * pinch.scale), to: gesture.view)
    // The point between the fingers keeps its position.
    let anchor = gesture.view.convert(gesture.anchor, to: self)
    move(to: CGPoint(x: anchor.x - x, y: anchor.y - y))
  }

  /// A scale beyond the limits counts half on a logarithmic scale, or not at all without bounce. UIKit's
  /// value is not documented.
  private func resisted(_ scale: CGFloat) -> CGFloat {
    let limit = scale.clamped(to: zoomRange)
    return bouncesZoom && limit > 0 ? limit * (scale / limit).squareRoot() : limit
  }

  private func endPinch() {
    guard let gesture = zoomState.gesture else { return }
    zoomState.gesture = nil
    zoomState.rebasesDrag = isDragging
    let target = zoomState.scale.clamped(to: zoomRange)
    let between = gesture.view.convert(gesture.anchor, to: self)
    let (x, y) = (between.x - contentOffset.x, between.y - contentOffset.y)
    let rest = clampedOffset(contentOffset)
    // Within the limits there is nothing to animate, and the delegate is notified at once.
    guard target != zoomState.scale || rest != contentOffset else {
      delegate?.scrollViewDidEndZooming(self, with: gesture.view, atScale: zoomState.scale)
      return
    }
    zoomState.isBouncing = target != zoomState.scale
    animateZoom(of: gesture.view, to: target) { scrollView in
      let anchor = gesture.view.convert(gesture.anchor, to: scrollView)
      return scrollView.clampedOffset(CGPoint(x: anchor.x - x, y: anchor.y - y))
    }
  }
}
