/// A scroll from one place to another in a given time.
struct ScrollAnimation: Equatable {
  let start: CGFloat
  let end: CGFloat
  var startTime: TimeInterval
  let duration: TimeInterval
}

/// Animated scrolls (docs/carousel.md, 4.4).
extension ScrollMachine {
  /// Scrolls by a number of items within `duration` seconds, or at once if the duration is not positive.
  /// Without wrapping, an animated scroll ends at the first or last item.
  mutating func scroll(by distance: CGFloat, duration: TimeInterval, at time: TimeInterval) -> ScrollEvents {
    // NaN and infinity do nothing: no place could be reached.
    guard distance.isFinite, duration > 0 else {
      return distance.isFinite ? setOffset(offset + distance, at: time) : ScrollEvents()
    }
    var events = endMotion()
    events.append(endDragForScroll())
    // The end is not wrapped round. It may be beyond the last item, which gives the scroll its direction.
    let end = rules.ring.wraps ? offset + distance : rules.clamped(offset + distance)
    let animation = ScrollAnimation(start: offset, end: end, startTime: time, duration: duration)
    motion = .scrolling(animation)
    events.append(.willBeginScrollingAnimation)
    // The delegate gets both calls, so code that waits for the end of the scroll works with reduced motion
    // too.
    if rules.isMotionReduced { events.append(finish(animation, at: time)) }
    return events
  }

  /// Scrolls to a place, the shorter way round.
  mutating func scroll(to target: CGFloat, duration: TimeInterval, at time: TimeInterval) -> ScrollEvents {
    scroll(by: rules.ring.distance(from: offset, to: target), duration: duration, at: time)
  }

  /// Scrolls to the item `count` items after the last or before the next one, or to the nearest item for 0.
  ///
  /// Without a duration, `count` starts from the current item.
  mutating func scroll(byItems count: Int, duration: TimeInterval, at time: TimeInterval) -> ScrollEvents {
    guard duration > 0 else {
      // `Int.max` is a valid count and must not trap.
      let target = currentIndex.addingReportingOverflow(count)
      let index = target.overflow ? (count > 0 ? Int.max : 0) : target.partialValue
      return setOffset(CGFloat(rules.ring.clamped(index)), at: time)
    }
    var target = offset.rounded(.toNearestOrAwayFromZero)
    // Between two items, one item forwards is the next one, not the one after it.
    if count > 0 { target = offset.rounded(.down) + CGFloat(count) }
    if count < 0 { target = offset.rounded(.up) + CGFloat(count) }
    return scroll(by: target - offset, duration: duration, at: time)
  }

  /// Ends a drag, because code scrolls. Further movement of the finger is ignored.
  private mutating func endDragForScroll() -> ScrollEvents {
    var events = ScrollEvents()
    if isDragging { events.append(.didEndDragging) }
    isDragging = false
    return events
  }

  mutating func advance(_ animation: ScrollAnimation, to time: TimeInterval) -> ScrollEvents {
    let part = CGFloat((time - animation.startTime) / animation.duration)
    guard part < 1 else { return finish(animation, at: time) }
    offset = animation.start + (animation.end - animation.start) * CubicEasing.value(at: max(0, part))
    return didScroll(at: time)
  }

  /// Ends a scroll at its target. If the target no longer exists, as after a reload, the carousel aligns with
  /// an item.
  private mutating func finish(_ animation: ScrollAnimation, at time: TimeInterval) -> ScrollEvents {
    offset = animation.end
    var events = didScroll(at: time)
    events.append(endMotion())
    needsAlignment = mustAlign && isOutside
    return events
  }
}
