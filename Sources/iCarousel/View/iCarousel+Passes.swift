/// Steps that change what is shown, and the app's code that they call.
///
/// Data source, delegate and the item views themselves run an app's code in the middle of a pass: when they are asked for
/// something, when they come into the window and leave it, when they are released. Such code may call everything. What
/// would change views, list or layout waits until the pass is over; what moves the carousel takes effect at once and is
/// shown and told afterwards. All that is told goes through one queue, so that nothing is told out of order.
extension iCarousel {
  /// How much is told and done before the next frame. Code that always asks for more in answer to what it is told would
  /// never let go otherwise.
  private static var mostStepsAtOnce: Int { 500 }

  /// Runs a step that changes what is shown, then what was asked for meanwhile.
  func performPass(_ body: () -> Void) {
    guard !activity.isInPass else { return body() }
    activity.isInPass = true
    body()
    activity.isInPass = false
    settle()
  }

  /// Changes the list of items or an item's view now, or after the pass that is under way. Of several that wait only the
  /// last loads views: the data source may know them all already.
  func performChange(
    isOfItems: Bool = true, _ completion: ((Bool) -> Void)? = nil, _ body: @escaping (iCarousel) -> Void
  ) {
    let change = PendingChange(isOfItems: isOfItems, completion: completion, perform: body)
    if activity.isInPass || !activity.changes.isEmpty {
      activity.postpone(change)
      settle()
    } else {
      performPass { change.perform(self) }
    }
  }

  /// Has the app told that something is over, after all that it is to be told before.
  func tellCompletion(_ completion: ((Bool) -> Void)?, _ isFinished: Bool) {
    if let completion { activity.tell(.completion(completion, isFinished)) }
  }

  /// Does what waits, unless that is being done already or has to wait for the end of a pass.
  func settle() {
    guard !activity.isInPass, !activity.isSettling else { return }
    activity.isSettling = true
    var steps = 0
    while steps < Self.mostStepsAtOnce && performNext() { steps += 1 }
    activity.isSettling = false
    updateFrameLink()
  }

  /// Does the next of what waits; false when there is nothing.
  private func performNext() -> Bool {
    if activity.needsReload {
      reloadData()
    } else if activity.needsComparison {
      compareNumbers()
    } else if let change = activity.nextChange() {
      performPass { change.perform(self) }
    } else if activity.needsPlacement {
      placeItems()
    } else if let news = activity.nextNews() {
      tell(news)
    } else if activity.needsLayout {
      activity.needsLayout = false
      setNeedsLayout()
    } else if machine.needsAlignment {
      activity.tell(machine.align(at: now))
    } else {
      return false
    }
    return true
  }

  private func tell(_ news: CarouselNews) {
    switch news {
    case .event(let event): tell(event)
    case .completion(let completion, let isFinished): completion(isFinished)
    }
  }
}
