/// The movement of a carousel: drag, fling, bounce, snapping, paging, animated scrolls and drift
/// (docs/carousel.md, 4).
///
/// A value without a clock, views or delegate. Its owner passes events and their times, in seconds of any
/// monotonic clock, and gets the resulting delegate calls. Every animation or fling that begins also ends:
/// one that is cancelled ends where it is.
struct ScrollMachine {
  /// The cause of movement.
  enum Motion: Equatable {
    case none
    case scrolling(ScrollAnimation)
    case decelerating(Fling)
    case springing(SpringMotion)
  }

  var rules = ScrollRules()

  /// The place in the middle, in items.
  var offset: CGFloat = 0
  /// The cause of the carousel's current movement, except a finger.
  var motion = Motion.none
  /// Whether a finger moves the carousel.
  var isDragging = false
  /// Whether a finger is on the carousel, so that it does not drift.
  var isHeld = false
  /// Whether another carousel determines the place, so that this one does not align itself.
  var isFollowing = false
  /// How far the current or last gesture may move the carousel, and how far it has, in items.
  var dragRange: ClosedRange<CGFloat> = -CGFloat.infinity...CGFloat.infinity
  var dragTravel: CGFloat = 0
  /// The speed of the finger, in items per second.
  var velocity: CGFloat = 0
  /// Whether the last movement was a drag that did not become a fling.
  var didDrag = false
  /// The direction of alignment from between two items: the sign of a direction, as after a wheel's step, or
  /// 0 for the nearest item.
  var alignmentDirection: CGFloat = 0
  /// Whether the carousel rests at a place that has to be aligned with an item.
  var needsAlignment = false
  var toggle = ToggleMotion()
  /// The time of the last frame, in seconds.
  var lastTime: TimeInterval = 0

  private var previousOffset: CGFloat = 0
  private var previousIndex = 0

  /// The index of the item nearest to the middle, -1 without items.
  var currentIndex: Int { rules.ring.index(at: offset) }

  /// Whether an animated scroll is in progress.
  var isScrolling: Bool {
    if case .scrolling = motion { return true }
    return false
  }

  /// Whether a fling, or a spring after a drag, is in progress.
  var isDecelerating: Bool {
    switch motion {
    case .decelerating, .springing: true
    case .none, .scrolling: false
    }
  }

  /// Whether time changes anything.
  var isRunning: Bool {
    motion != .none || rules.drift != 0 || toggle.isRunning
  }

  /// Whether the next frame moves the carousel by autoscroll.
  var isDrifting: Bool { motion == .none && rules.drift != 0 && !isDragging && !isHeld }

  /// Whether items follow their own offsets rather than a finger.
  var isSelfMoving: Bool {
    if isDecelerating { return true }
    if isScrolling && !isDragging && !didDrag { return true }
    if rules.drift != 0 && !isDragging { return true }
    return rules.hasEnds && (offset < rules.firstPlace || offset >= rules.lastPlace)
  }

  // MARK: Places

  /// Moves to a place at once, and ends the current movement.
  mutating func setOffset(_ newOffset: CGFloat, at time: TimeInterval) -> ScrollEvents {
    var events = endMotion()
    if newOffset != offset {
      offset = newOffset
      events.append(didScroll(at: time))
    }
    return events
  }

  /// Moves a resting carousel to where it may rest: animated to an item, or at once within the ends.
  ///
  /// Called by every layout, which may have changed items or rules (docs/carousel.md, 3.3, without the scroll
  /// without movement).
  mutating func alignForLayout(at time: TimeInterval) -> ScrollEvents {
    guard motion == .none, !isDragging, rules.drift == 0 else { return ScrollEvents() }
    // A row that fills the carousel does so at once after a change of size.
    if rules.snaps.limits != nil { offset = rules.clamped(offset) }
    // Items may have been removed, so the offset is limited even if the carousel may rest between items.
    guard rules.scrollsToItemBoundary, !isFollowing, currentIndex >= 0 else {
      offset = rules.clamped(offset)
      return ScrollEvents()
    }
    let place = rules.nearestPlace(to: offset)
    guard abs(rules.ring.distance(from: offset, to: place)) > ScrollConstants.margin else {
      return ScrollEvents()
    }
    return scroll(to: place, duration: ScrollConstants.scrollDuration, at: time)
  }

  /// Takes the current place as reported, so that the delegate gets no call for it.
  mutating func acceptOffset() {
    previousOffset = offset
  }

  /// Limits the offset and returns the changes (docs/carousel.md, 4.3).
  mutating func didScroll(at time: TimeInterval) -> ScrollEvents {
    var events = ScrollEvents()
    events.needsPlacement = true
    let limited = rules.limited(offset)
    offset = limited.offset
    // Without this the release at an end would begin a fling beyond it.
    if limited.isAtLimit { velocity = 0 }
    let index = currentIndex
    // The shorter way round: from the last item to the first is one step forwards.
    let step = rules.ring.distance(from: CGFloat(index), to: CGFloat(previousIndex))
    if step != 0 { toggle.start(min(max(step, -1), 1), at: time) }
    // After `start`, whose value is for items under a finger.
    if isSelfMoving { toggle.value = ownToggle }
    if abs(offset - previousOffset) > ScrollConstants.margin { events.append(.didScroll) }
    if index != previousIndex { events.append(.currentItemIndexDidChange) }
    previousOffset = offset
    previousIndex = index
    return events
  }

  /// How far the current item has turned over if it follows its own offset.
  private var ownToggle: CGFloat {
    let offset = rules.ring.offset(of: currentIndex, from: offset)
    if offset > 0 { return offset <= 0.5 ? -offset : 1 - min(offset, 1) }
    return offset > -0.5 ? -offset : -1 - max(offset, -1)
  }

  // MARK: Time

  /// Advances the time to `time` (docs/carousel.md, 4.6).
  mutating func advance(to time: TimeInterval) -> ScrollEvents {
    let interval = max(0, time - lastTime)
    lastTime = time
    switch motion {
    case .scrolling(let animation) where !isDragging: return advance(animation, to: time)
    case .decelerating(let fling): return advance(fling, to: time)
    case .springing(let spring): return advance(spring, to: time)
    default: break
    }
    if rules.drift != 0 && !isDragging && !isHeld { return drift(for: interval, at: time) }
    // Items may still turn over after the movement has ended.
    guard toggle.isRunning else { return ScrollEvents() }
    toggle.advance(to: time, velocity: velocity)
    return didScroll(at: time)
  }

  /// Moves by autoscroll for `interval` seconds.
  private mutating func drift(for interval: TimeInterval, at time: TimeInterval) -> ScrollEvents {
    setOffset(rules.clamped(offset - CGFloat(interval) * rules.drift), at: time)
  }

  /// Shifts all stored times by `interval` seconds: to another clock, or over a pause.
  mutating func shiftTime(by interval: TimeInterval) {
    lastTime += interval
    toggle.startTime += interval
    switch motion {
    case .scrolling(var animation):
      animation.startTime += interval
      motion = .scrolling(animation)
    case .decelerating(var fling):
      fling.startTime += interval
      motion = .decelerating(fling)
    case .springing(var spring):
      spring.startTime += interval
      motion = .springing(spring)
    case .none: break
    }
  }

  // MARK: Ending

  /// Ends all movement at the current place, also a drag.
  mutating func endAll(at time: TimeInterval) -> ScrollEvents {
    velocity = 0
    var events = endMotion()
    events.append(endDrag(at: time))
    return events
  }

  /// Ends animated scrolls and flings at the current place.
  mutating func endMotion() -> ScrollEvents {
    var events = ScrollEvents()
    // The next movement or the caller decides about alignment.
    needsAlignment = false
    switch motion {
    case .scrolling: events.append(.didEndScrollingAnimation)
    case .decelerating, .springing: events.append(.didEndDecelerating)
    case .none: break
    }
    motion = .none
    return events
  }
}
