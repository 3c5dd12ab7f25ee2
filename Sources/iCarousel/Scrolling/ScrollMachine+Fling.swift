/// A movement with an initial speed that slows down evenly until it ends.
struct Fling: Equatable {
  let start: CGFloat
  /// The speed at the start, in items per second.
  let velocity: CGFloat
  /// The time until it ends, in seconds; infinite for a fling without end.
  let duration: CGFloat
  var startTime: TimeInterval

  /// The place `time` seconds after the start: s + v·t - v·t² / (2T).
  func offset(after time: CGFloat) -> CGFloat {
    start + velocity * time - velocity * time * time / (2 * duration)
  }
}

/// Flings (docs/carousel.md, 4.5).
extension ScrollMachine {
  /// The distance of a release at the current velocity, in items: v / (60 · (1 - rate)).
  private var naturalDistance: CGFloat {
    let acceleration = -velocity * ScrollConstants.decelerationMultiplier * (1 - rules.decelerationRate)
    return -velocity * velocity / (acceleration * 2)
  }

  /// Whether a release at the current velocity is a fling.
  var isFlung: Bool {
    abs(velocity) > ScrollConstants.speedThreshold
      && abs(naturalDistance) > ScrollConstants.decelerateThreshold
  }

  /// Starts a fling at the current velocity, unless it would end where it starts.
  mutating func beginFling(at time: TimeInterval) {
    let distance = flingTarget - offset
    guard distance != 0 else { return }
    motion = .decelerating(
      // With even deceleration the mean speed is half the initial one.
      Fling(start: offset, velocity: velocity, duration: abs(distance) / abs(velocity / 2), startTime: time))
  }

  /// The end of a fling: the natural end, rounded outwards to an item, within the limits.
  private var flingTarget: CGFloat { reachable(freeFlingTarget) }

  private var freeFlingTarget: CGFloat {
    let distance = naturalDistance
    if rules.decelerationDistance > 0 {
      let pages = rules.decelerationDistance
      return rules.place(pages: distance > 0 ? pages : -pages, from: offset)
    }
    var target = offset + distance
    // A page is one item, whatever the speed.
    if rules.isPaging {
      target = distance > 0 ? rules.place(atOrAfter: offset) : rules.place(atOrBefore: offset)
    } else if rules.stopsAtItemBoundary {
      target = distance > 0 ? rules.place(atOrAfter: target) : rules.place(atOrBefore: target)
    }
    return rules.ring.wraps ? target : rules.flung(to: target)
  }

  mutating func advance(_ fling: Fling, to time: TimeInterval) -> ScrollEvents {
    let elapsed = min(fling.duration, max(0, CGFloat(time - fling.startTime)))
    offset = fling.offset(after: elapsed)
    let isOver = abs(elapsed - fling.duration) < ScrollConstants.margin
    var events = didScroll(at: time)
    guard isOver else { return events }
    events.append(endMotion())
    endDeceleration(at: time)
    return events
  }

  /// Aligns a carousel that has slowed down.
  mutating func endDeceleration(at time: TimeInterval) {
    if mustAlign { needsAlignment = true } else { relaxToggle(at: time) }
  }

  /// Where a release at the current place and velocity leads to.
  var releaseTarget: CGFloat {
    if isFlung { return flingTarget }
    guard mustAlign else { return offset }
    if let target = swipeTarget(isDrag: true) { return target }
    // The nearest place may be beyond the last item, at the first.
    return offset + rules.ring.distance(from: offset, to: rules.nearestPlace(to: offset))
  }

  /// Whether the carousel must not rest at its current place.
  var mustAlign: Bool {
    (rules.scrollsToItemBoundary || isOutside) && rules.drift == 0 && rules.ring.count > 0
  }

  /// Whether the carousel is beyond its ends.
  var isOutside: Bool { abs(offset - rules.clamped(offset)) > ScrollConstants.margin }

  /// Turns an item that rests beside the middle over as far as its place requires.
  private mutating func relaxToggle(at time: TimeInterval) {
    let difference = offset.rounded(.toNearestOrAwayFromZero) - offset
    toggle.value = min(max(-difference, -1), 1)
    toggle.startTime = time - ScrollConstants.scrollDuration * TimeInterval(abs(difference))
  }
}
