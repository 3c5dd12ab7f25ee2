/// Animated scrolls with a completion.
extension iCarousel {
  /// Scrolls to an item, animated or at once, and calls `completion` afterwards with whether the carousel has arrived.
  ///
  /// It has not if a touch, another scroll or a change has interrupted the scroll, if there are no items, or if the
  /// carousel is outside a window, which has the frames of an animation. A carousel that leaves its window, or is
  /// released, calls the completion with false.
  ///
  /// The completion is called exactly once, after the delegate's `carouselDidEndScrollingAnimation(_:)`.
  public func scrollToItem(at index: Int, animated: Bool, completion: @escaping (Bool) -> Void) {
    scrollToItem(at: index, animated: animated, CarouselCompletion(completion))
  }

  func scrollToItem(at index: Int, animated: Bool, _ completion: CarouselCompletion) {
    endWaitingScroll()
    scrollToItem(at: index, animated: animated)
    let target = machine.rules.clamped(machine.rules.place(ofItemAt: CGFloat(index)))
    // The delegate may have started another scroll in the meantime.
    guard window != nil, activity.waitingScroll == nil, case .scrolling(let animation) = machine.motion,
      areSame(animation.end, target)
    else {
      callCompletion(completion, numberOfItems > 0 && areSame(machine.offset, target))
      return settle()
    }
    activity.waitingScroll = WaitingScroll(animation: animation, completion: completion)
  }

  /// Enqueues the completion of a scroll that is over.
  func checkWaitingScroll() {
    guard let waiting = activity.waitingScroll, !waiting.isGoing(in: machine.motion) else { return }
    endWaitingScroll()
  }

  /// Enqueues the completion of the waiting scroll, whether it is over or not.
  func endWaitingScroll() {
    guard let waiting = activity.waitingScroll else { return }
    activity.waitingScroll = nil
    let isOver = !waiting.isGoing(in: machine.motion)
    callCompletion(waiting.completion, isOver && areSame(machine.offset, waiting.animation.end))
  }

  /// Whether two offsets are the same place, also on the other side of the end of a carousel that wraps.
  private func areSame(_ first: CGFloat, _ second: CGFloat) -> Bool {
    let ring = machine.rules.ring
    guard ring.wraps else { return abs(first - second) <= ScrollConstants.margin }
    let distance = ring.distance(from: ring.clamped(first), to: ring.clamped(second))
    return abs(distance) <= ScrollConstants.margin
  }
}

/// An animated scroll whose completion has not been called.
struct WaitingScroll {
  let animation: ScrollAnimation
  let completion: CarouselCompletion

  /// Whether the scroll is in progress. Its start may have been moved to another clock.
  func isGoing(in motion: ScrollMachine.Motion) -> Bool {
    guard case .scrolling(let current) = motion else { return false }
    return current.start == animation.start && current.end == animation.end
      && current.duration == animation.duration
  }
}
