/// The cause of a scroll view's movement.
enum ScrollMovement {
  /// Nothing.
  case none
  /// A finger, with the offset of the drag before the resistance of the edges, and its last location.
  case dragging(offset: CGPoint, location: CGPoint, start: CGPoint)
  /// Momentum.
  case decelerating(CADisplayLink)
  /// An animated change of the offset.
  case gliding(CADisplayLink)
}

extension ScrollMovement {
  var isDrag: Bool {
    if case .dragging = self { return true }
    return false
  }

  var isDeceleration: Bool {
    if case .decelerating = self { return true }
    return false
  }
}

extension UIScrollView {
  // In seconds, as in UIKit.
  private static let glideDuration = 0.3

  /// Ends every movement where it is.
  func stopMoving() {
    switch movement {
    case .none, .dragging: break
    case .decelerating(let link), .gliding(let link): link.invalidate()
    }
    movement = .none
  }

  /// Ends the movement because of an offset that the app sets. A finger continues to drag, from that offset: apps limit drags in
  /// `scrollViewDidScroll` or in an override of `contentOffset`.
  func interruptMovement(at offset: CGPoint) {
    guard case .dragging(_, let location, let start) = movement else { return stopMoving() }
    // The bounds refuse such an offset, and the finger continues from where the content is.
    guard offset.x.isFinite, offset.y.isFinite else { return }
    movement = .dragging(offset: offset, location: location, start: start)
  }

  /// Moves to `target` with ease in and out, and then calls `completion` unless another movement has begun. `following` returns
  /// the present place of a target that content on the way can move.
  func glide(
    to target: CGPoint, on clock: AnimationClock, following: ((UIScrollView) -> CGPoint)? = nil,
    completion: @escaping (UIScrollView) -> Void
  ) {
    stopMoving()
    // The path is a function of time from here, so that skipped frames do not change where it leads.
    let (start, startTime) = (contentOffset, clock.now)
    movementShift = .zero
    let link = linkThatOutlivesView(on: clock) { view, link in
      let passed = (link.timestamp - startTime) / Self.glideDuration
      let progress = CGFloat(TimingCurve.easeInOut.progress(passed, of: Self.glideDuration))
      let (start, end) = (view.shifted(start), following?(view) ?? view.shifted(target))
      view.move(
        to: passed >= 1
          ? end
          : CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress))
      if passed >= 1, view.endGlide(link) { completion(view) }
    }
    movement = .gliding(link)
  }

  /// Moves with ease to a place that content on the way can move, and then calls `completion`. Without a clock it is there at once.
  package func glide(
    following place: @escaping (UIScrollView) -> CGPoint, completion: @escaping (UIScrollView) -> Void
  ) {
    guard let clock = animationClock else { return contentOffset = place(self) }
    glide(to: place(self), on: clock, following: place) { view in
      completion(view)
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }
  }

  /// Calls `step` with the view and the link in each frame. The clock retains the link, but the link does not
  /// retain the view.
  private func linkThatOutlivesView(
    on clock: AnimationClock, _ step: @escaping (UIScrollView, CADisplayLink) -> Void
  ) -> CADisplayLink {
    // A strong reference would keep a removed scroll view alive until its movement ends.
    let view = Weak<UIScrollView>(wrappedValue: self)
    return CADisplayLink(clock: clock) { link in
      guard let view = view.wrappedValue else { return link.invalidate() }
      step(view, link)
    }
  }

  /// Ends a glide. Returns false if a callback of its last step has started another movement.
  private func endGlide(_ link: CADisplayLink) -> Bool {
    guard case .gliding(let present) = movement, present === link else { return false }
    link.invalidate()
    movement = .none
    return true
  }

  /// Moves to an offset of a movement, corrected by the movement's shift.
  private func moveShifted(to offset: CGPoint) { move(to: shifted(offset)) }

  private func shifted(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x + movementShift.x, y: offset.y + movementShift.y)
  }

  /// Corrects the offset for content that was moved, so that it keeps its position on the screen. The current
  /// movement continues from there.
  package func followContent(movedBy distance: CGPoint) {
    guard distance != .zero else { return }
    // The drag stores absolute offsets, which would otherwise undo the move with the next touch.
    if case .dragging(let offset, let location, let start) = movement {
      movement = .dragging(
        offset: CGPoint(x: offset.x + distance.x, y: offset.y + distance.y), location: location,
        start: CGPoint(x: start.x + distance.x, y: start.y + distance.y))
    }
    movementShift = CGPoint(x: movementShift.x + distance.x, y: movementShift.y + distance.y)
    move(to: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
  }

  // MARK: Dragging

  /// Starts a drag by a finger at `location`, in points of the window.
  func beginDragging(at location: CGPoint) {
    stopMoving()
    let offset = CGPoint(
      // A finger may catch content beyond its edge. Without the inverse of the resistance it would jump
      // there.
      x: horizontalBand.unresisted(contentOffset.x), y: verticalBand.unresisted(contentOffset.y))
    movement = .dragging(offset: offset, location: location, start: contentOffset)
    indicators.show(in: self)
    delegate?.scrollViewWillBeginDragging(self)
    dismissKeyboardAtBeginning()
  }

  /// The finger has moved to `location`.
  func drag(to location: CGPoint) {
    guard case .dragging(var offset, let last, let start) = movement else { return }
    // A pinch moves the content by itself. When it has ended, the drag starts again from the current offset.
    if isZooming || zoomState.rebasesDrag {
      zoomState.rebasesDrag = isZooming
      return movement = .dragging(offset: contentOffset, location: location, start: start)
    }
    let distance = directionalLock.along(CGPoint(x: location.x - last.x, y: location.y - last.y))
    offset.x -= distance.x
    offset.y -= distance.y
    movement = .dragging(offset: offset, location: location, start: start)
    move(
      to: CGPoint(
        x: shown(offset.x, horizontalBand, bounces: bouncesAtSides),
        y: shown(offset.y, verticalBand, bounces: bouncesAtEnds)))
    dismissKeyboard(under: location)
  }

  /// The finger is lifted while it moves at `velocity` points per second.
  func endDragging(velocity: CGPoint) {
    guard case .dragging(_, _, let start) = movement else { return }
    movement = .none
    // The content moves against the offset.
    let pull = directionalLock.along(CGPoint(x: -velocity.x, y: -velocity.y))
    var (x, y) = (horizontalMotion(pull.x, from: start.x), verticalMotion(pull.y, from: start.y))
    let natural = CGPoint(x: x.destination, y: y.destination)
    // The delegate gets points per millisecond, as in UIKit.
    let speed = CGPoint(x: pull.x / 1000, y: pull.y / 1000)
    var target = restingOffset(proposed: natural, velocity: speed)
    target.y = offsetForBar(proposed: target.y)
    delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    // A target other than the natural end needs a spring, because deceleration alone would stop elsewhere.
    if target.x != natural.x {
      x = ScrollMotion(offset: contentOffset.x, velocity: pull.x, pulledTo: target.x)
    }
    if target.y != natural.y {
      y = ScrollMotion(offset: contentOffset.y, velocity: pull.y, pulledTo: target.y)
    }
    let moves = max(x.duration, y.duration) > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    // A callback may have begun another movement.
    guard case .none = movement else { return }
    if moves { decelerate(x, y) } else { indicators.hide() }
  }

  private func decelerate(_ x: ScrollMotion, _ y: ScrollMotion) {
    delegate?.scrollViewWillBeginDecelerating(self)
    guard case .none = movement else {
      delegate?.scrollViewDidEndDecelerating(self)
      return
    }
    // Without a window there is no time in which to decelerate.
    guard let clock = animationClock else {
      move(to: CGPoint(x: x.destination, y: y.destination))
      delegate?.scrollViewDidEndDecelerating(self)
      return
    }
    let (startTime, duration) = (clock.now, max(x.duration, y.duration))
    movementShift = .zero
    let link = linkThatOutlivesView(on: clock) { view, link in
      let passed = link.timestamp - startTime
      view.moveShifted(to: CGPoint(x: x.offset(at: passed), y: y.offset(at: passed)))
      if passed >= duration { view.decelerationDidEnd(link) }
    }
    movement = .decelerating(link)
  }

  /// Ends a deceleration, unless a callback of its last step has started another movement.
  private func decelerationDidEnd(_ link: CADisplayLink) {
    guard case .decelerating(let present) = movement, present === link else { return }
    stopMoving()
    indicators.hide()
    delegate?.scrollViewDidEndDecelerating(self)
  }

  // MARK: Axes

  private var horizontalBand: RubberBand { RubberBand(range: horizontalRange, length: bounds.width) }
  private var verticalBand: RubberBand { RubberBand(range: verticalRange, length: bounds.height) }

  private var bouncesAtSides: Bool {
    canBounce(.horizontal)
      && (alwaysBounceHorizontal || horizontalRange.lowerBound < horizontalRange.upperBound)
  }

  private var bouncesAtEnds: Bool {
    canBounce(.vertical) && (alwaysBounceVertical || verticalRange.lowerBound < verticalRange.upperBound)
  }

  private func shown(_ offset: CGFloat, _ band: RubberBand, bounces: Bool) -> CGFloat {
    bounces ? band.resisted(offset) : offset.clamped(to: band.range)
  }

  private func horizontalMotion(_ velocity: CGFloat, from start: CGFloat) -> ScrollMotion {
    motion(contentOffset.x, velocity, from: start, horizontalRange, page: bounds.width, bouncesAtSides)
  }

  private func verticalMotion(_ velocity: CGFloat, from start: CGFloat) -> ScrollMotion {
    motion(contentOffset.y, velocity, from: start, verticalRange, page: bounds.height, bouncesAtEnds)
  }

  private func motion(
    _ offset: CGFloat, _ velocity: CGFloat, from start: CGFloat, _ range: ClosedRange<CGFloat>, page: CGFloat,
    _ bounces: Bool
  ) -> ScrollMotion {
    // Content that fits and does not bounce stays, although the drag had a velocity.
    let velocity = range.lowerBound < range.upperBound || bounces ? velocity : 0
    // Beyond its edges the content returns to the edge first, which is a page.
    guard isPagingEnabled, page > 0, range.contains(offset) else {
      return ScrollMotion(
        offset: offset, velocity: velocity, range: range, rate: decelerationRate.rawValue, bounces: bounces)
    }
    let target = Paging(length: page, range: range).target(from: start, at: offset, velocity: velocity)
    return ScrollMotion(offset: offset, velocity: velocity, pulledTo: target)
  }
}
