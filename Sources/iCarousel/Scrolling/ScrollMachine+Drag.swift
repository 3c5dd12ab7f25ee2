/// Drags and touches (docs/carousel.md, 4.8).
extension ScrollMachine {
  /// A finger touches the carousel: ends animated scrolls and flings.
  mutating func touch() -> ScrollEvents {
    velocity = 0
    return endMotion()
  }

  /// The last finger is lifted without a drag: aligns a carousel that the touch has stopped between two
  /// items.
  mutating func release() {
    guard motion == .none, !isDragging, mustAlign else { return }
    let distance = rules.ring.distance(from: rules.nearestPlace(to: offset), to: offset)
    if abs(distance) > ScrollConstants.margin { needsAlignment = true }
  }

  /// A drag begins.
  mutating func beginDrag() -> ScrollEvents {
    guard !isDragging, rules.ring.count > 0 else { return ScrollEvents() }
    var events = endMotion()
    isDragging = true
    velocity = 0
    alignmentDirection = 0
    (dragRange, dragTravel) = (rules.dragRange(from: offset), 0)
    events.append(.willBeginDragging)
    return events
  }

  /// A finger moves.
  ///
  /// - Parameters:
  ///   - translation: how far it has moved since the last call along the row, in points; positive towards the
  ///     end.
  ///   - velocity: how fast it moves, in points per second.
  ///   - pitch: the points that stand for one item, its width.
  mutating func drag(
    by translation: CGFloat, velocity pointsPerSecond: CGFloat, pitch: CGFloat, at time: TimeInterval
  ) -> ScrollEvents {
    // Movements after an ended drag are ignored. A width of 0 would divide by zero.
    guard isDragging, pitch > 0, translation.isFinite, pointsPerSecond.isFinite else { return ScrollEvents() }
    let resistance = rules.resistance(at: offset)
    let start = offset
    // A finger that moves right shows earlier items, hence the sign.
    velocity = -pointsPerSecond * resistance * rules.scrollSpeed / pitch
    offset -= translation * resistance * rules.offsetMultiplier / pitch
    if rules.bandLength > 0 {
      offset = rules.stretched(from: start, by: -translation * rules.offsetMultiplier / pitch)
    }
    limitTravel(from: start)
    return didScroll(at: time)
  }

  /// Limits the movement of the finger from an offset to what one gesture may move.
  private mutating func limitTravel(from start: CGFloat) {
    guard rules.drag != DragRules() else { return }
    let travel = dragTravel + offset - start
    let limited = min(max(travel, dragRange.lowerBound), dragRange.upperBound)
    if limited != travel {
      offset = start + limited - dragTravel
      // Otherwise the release would begin a fling beyond the limit.
      velocity = 0
    }
    dragTravel = limited
  }

  /// The place nearest to a target that the gesture may reach.
  func reachable(_ target: CGFloat) -> CGFloat {
    guard rules.drag != DragRules() else { return target }
    let origin = offset - dragTravel
    return min(max(target, origin + dragRange.lowerBound), origin + dragRange.upperBound)
  }

  /// The finger has not moved for a while. Without this call the speed of the last movement would turn a slow
  /// release into a fling.
  mutating func rest() {
    velocity = 0
  }

  /// Ends the drag: the finger is lifted, or the drag is cancelled. The carousel moves on to `chosenTarget`, or to the
  /// target of the rules.
  mutating func endDrag(at time: TimeInterval, to chosenTarget: CGFloat? = nil) -> ScrollEvents {
    guard isDragging else { return ScrollEvents() }
    var events = ScrollEvents()
    isDragging = false
    didDrag = true
    if rules.ring.count > 0 {
      if let spring = rules.releaseSpring ?? (chosenTarget == nil ? nil : .still) {
        beginSpring(spring, to: chosenTarget ?? releaseTarget, at: time)
      } else if isFlung {
        beginFling(at: time)
      }
    }
    if isDecelerating || isFlung { didDrag = false }
    if isDecelerating {
      events.append(.didEndDraggingAndWillDecelerate)
      events.append(.willBeginDecelerating)
    } else {
      events.append(.didEndDragging)
      // Not at once: the delegate receives the end of the drag first, and may scroll elsewhere.
      needsAlignment = mustAlign
    }
    return events
  }

  /// Moves the carousel from where it rests to an item, if it has to rest at one.
  ///
  /// A carousel that is already at an item gets a short scroll without movement, whose end the delegate
  /// receives as the end of all movement.
  mutating func align(at time: TimeInterval) -> ScrollEvents {
    guard needsAlignment else { return ScrollEvents() }
    needsAlignment = false
    guard motion == .none, !isDragging, rules.ring.count > 0 else { return ScrollEvents() }
    let place = rules.nearestPlace(to: offset)
    let distance = rules.ring.distance(from: place, to: offset)
    // Before the direction is reset, on which it depends.
    let target = swipeTarget(isDrag: didDrag) ?? place
    alignmentDirection = 0
    guard abs(distance) >= ScrollConstants.margin else {
      return scroll(to: place, duration: ScrollConstants.settlingDuration, at: time)
    }
    return scroll(to: target, duration: ScrollConstants.scrollDuration, at: time)
  }

  /// The next item in the direction of a swipe that is too short for a fling, or of a wheel's step.
  func swipeTarget(isDrag: Bool) -> CGFloat? {
    let nearest =
      rules.snaps.areItems ? offset.rounded(.toNearestOrAwayFromZero) : rules.nearestPlace(to: offset)
    let distance = abs(rules.ring.distance(from: nearest, to: offset))
    let isSwipe = isDrag && abs(velocity) > ScrollConstants.speedThreshold
    let direction = isSwipe ? velocity : alignmentDirection
    guard direction != 0, distance > ScrollConstants.distanceThreshold else { return nil }
    return direction > 0 ? rules.place(atOrAfter: offset) : rules.place(atOrBefore: offset)
  }
}
