/// Steps that change the visible items, and the app's code that they call.
///
/// Data source, delegate and item views run an app's code in the middle of a pass: when the carousel calls them,
/// when views enter or leave the window, and when views are released. Such code may call every
/// method. A change of views, list or layout waits until the pass is over. Movement takes
/// effect at once, and is shown and reported afterwards. All delegate calls go through one queue, which keeps
/// their order.
extension iCarousel {
  /// The number of calls and changes before the next frame. Without a limit, code that requests a change in
  /// answer to each call would block the program.
  private static var mostStepsAtOnce: Int { 500 }

  /// Runs a step that changes the visible items, then the changes that were requested meanwhile.
  func performPass(_ body: () -> Void) {
    // A step within a step belongs to the outer pass, which settles for both.
    guard !activity.isInPass else { return body() }
    activity.isInPass = true
    body()
    activity.isInPass = false
    settle()
  }

  /// Changes the list of items or an item's view, now or after the current pass. Of several waiting changes
  /// only the last loads views, because the data source may already have the list after all of them.
  func performChange(
    isOfItems: Bool = true, _ completion: CarouselCompletion? = nil, _ body: @escaping (iCarousel) -> Void
  ) {
    let change = PendingChange(isOfItems: isOfItems, completion: completion, perform: body)
    if activity.isInPass || !activity.changes.isEmpty {
      activity.postpone(change)
      settle()
    } else {
      performPass { change.perform(self) }
    }
  }

  /// Enqueues the call of a completion, after all waiting calls.
  func callCompletion(_ completion: CarouselCompletion?, _ isFinished: Bool) {
    if let completion { activity.append(.completion(completion, isFinished)) }
  }

  /// Carries out what waits, unless that is in progress already or a pass is.
  func settle() {
    guard !activity.isInPass, !activity.isSettling else { return }
    activity.isSettling = true
    var steps = 0
    while steps < Self.mostStepsAtOnce && performNext() { steps += 1 }
    activity.isSettling = false
    updateFrameLink()
  }

  /// Carries out the next waiting call or change; false if there is none.
  private func performNext() -> Bool {
    // A reload or a change of items has ended a scroll.
    checkWaitingScroll()
    // In this order: a reload makes the comparison and the waiting changes obsolete, and calls report what
    // the steps before them have changed.
    if activity.needsReload {
      reloadData()
    } else if activity.needsComparison {
      compareNumbers()
    } else if let change = activity.nextChange() {
      performPass { change.perform(self) }
    } else if activity.needsPlacement {
      placeItems()
    } else if activity.hasPlaced {
      activity.hasPlaced = false
      notifyObserversOfPlacement()
    } else if let notification = activity.nextNotification() {
      deliver(notification)
    } else if activity.needsLayout {
      activity.needsLayout = false
      setNeedsLayout()
    } else if machine.needsAlignment {
      activity.append(machine.align(at: now))
    } else {
      return false
    }
    return true
  }

  private func deliver(_ notification: CarouselNotification) {
    switch notification {
    case .event(let event): deliver(event)
    case .completion(let completion, let isFinished): completion.call(isFinished)
    }
  }
}
