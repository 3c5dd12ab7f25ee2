/// Something that a carousel tells its delegate about scrolling.
enum ScrollEvent: UInt64 {
  case didScroll = 1
  case currentItemIndexDidChange
  case willBeginScrollingAnimation
  case didEndScrollingAnimation
  case willBeginDragging
  case didEndDragging
  case didEndDraggingAndWillDecelerate
  case willBeginDecelerating
  case didEndDecelerating
}

/// What one step of scrolling has to tell, in order: up to 16 events in one word, so that no step allocates.
struct ScrollEvents: Sequence, IteratorProtocol, Equatable {
  private var bits: UInt64 = 0
  private var length: UInt64 = 0

  /// Whether the items have to be placed anew.
  var needsPlacement = false

  /// Adds an event after the others. Traps when there are 16 already.
  mutating func append(_ event: ScrollEvent) {
    if length >= 16 { fatalError("iCarousel: one step of scrolling has more than 16 events") }
    bits |= event.rawValue << (length * 4)
    length += 1
  }

  /// Adds the events of a following step.
  mutating func append(_ events: ScrollEvents) {
    for event in events { append(event) }
    needsPlacement = needsPlacement || events.needsPlacement
  }

  /// Takes the first event out.
  mutating func next() -> ScrollEvent? {
    guard length > 0, let event = ScrollEvent(rawValue: bits & 15) else { return nil }
    bits >>= 4
    length -= 1
    return event
  }
}
