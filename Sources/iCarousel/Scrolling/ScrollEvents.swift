/// A call of the delegate about scrolling.
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

/// The delegate calls of one step of scrolling, in order: up to 16 events in one word, so that no step
/// allocates.
struct ScrollEvents: Sequence, IteratorProtocol, Equatable {
  private var bits: UInt64 = 0
  private var length: UInt64 = 0

  /// Whether the items have to be placed again.
  var needsPlacement = false

  /// Appends an event. Traps if there are 16 already.
  mutating func append(_ event: ScrollEvent) {
    if length >= 16 { fatalError("iCarousel: one step of scrolling has more than 16 events") }
    bits |= event.rawValue << (length * 4)
    length += 1
  }

  /// Appends the events of a following step.
  mutating func append(_ events: ScrollEvents) {
    for event in events { append(event) }
    needsPlacement = needsPlacement || events.needsPlacement
  }

  /// Removes and returns the first event.
  mutating func next() -> ScrollEvent? {
    guard length > 0, let event = ScrollEvent(rawValue: bits & 15) else { return nil }
    bits >>= 4
    length -= 1
    return event
  }
}
