/// The current activity of a carousel, and the changes that wait for its end.
struct CarouselActivity {
  /// Whether a pass is in progress: views are loaded, placed or removed.
  var isInPass = false
  /// Whether waiting changes are being carried out.
  var isSettling = false

  /// Whether the delegate is being asked for an option.
  var isAskingForOption = false
  /// Whether the items have to be placed again.
  var needsPlacement = false
  /// Whether numbers and item width have changed since the last layout.
  var needsMeasuring = false
  /// Whether other code than the carousel's has removed a view from its container.
  var hasLostViews = false
  /// Whether a reload was requested during the pass.
  var needsReload = false
  /// Whether a reload was refused, so that the data source may have other numbers.
  var needsComparison = false
  /// The number of reloads that were requested in passes since the last undisturbed layout.
  var reloadsInARow = 0
  /// Whether a layout was requested during the pass.
  var needsLayout = false
  /// The number of layouts that were requested in layouts since the last undisturbed one.
  var layoutsInARow = 0
  /// Changes of items that were requested during the pass, in order.
  private(set) var changes: [PendingChange] = []
  /// Waiting calls of the app's code, in order.
  private var notifications: [CarouselNotification] = []
  /// The number of them that have been made.
  private var deliveredCount = 0

  /// Whether items were placed since the observers were last called.
  var hasPlaced = false
  /// The animated scroll whose completion has not been called.
  var waitingScroll: WaitingScroll?
  /// The place that was requested before there were items.
  var pendingOffset: Double?
  /// The number of reloads so far. A step that ends after a reload and began before it is dropped.
  var generation = 0

  // Code that requests a reload in answer to each reload would otherwise never end.
  private static let mostInARow = 8

  /// Whether the current pass has to end early, because what it loads will change.
  var isOutdated: Bool { needsReload || needsComparison || itemsWillChange }

  /// Whether a change of items waits.
  var itemsWillChange: Bool { changes.contains { $0.isOfItems } }

  /// Whether a frame has something to carry out.
  var isWaiting: Bool {
    deliveredCount < notifications.count || hasPlaced || needsReload || needsComparison || needsPlacement
      || !changes.isEmpty
  }

  // MARK: Reloads and layouts

  /// Stores a reload that is requested in a pass. The number of such reloads is limited unless the numbers
  /// change. Without the limit, a data source that requests one in each call would keep the carousel empty
  /// for ever.
  mutating func postponeReload() {
    guard !needsReload else { return }
    guard reloadsInARow < Self.mostInARow else { return needsComparison = true }
    reloadsInARow += 1
    needsReload = true
  }

  /// Stores a layout that is requested in a pass; limited for the same reason.
  mutating func postponeLayout() {
    guard !needsLayout, layoutsInARow < Self.mostInARow else { return }
    layoutsInARow += 1
    needsLayout = true
  }

  /// Notes that a layout is complete.
  mutating func layoutDidEnd() {
    if !needsReload && !needsComparison { reloadsInARow = 0 }
    if !needsLayout { layoutsInARow = 0 }
  }

  // MARK: Changes

  /// Stores a change that is requested in a pass.
  mutating func postpone(_ change: PendingChange) {
    changes.append(change)
  }

  /// Removes and returns the first waiting change.
  mutating func nextChange() -> PendingChange? {
    changes.isEmpty ? nil : changes.removeFirst()
  }

  /// Removes and returns the changes that a reload makes superfluous: those of items.
  mutating func supersededChanges() -> [PendingChange] {
    let all = changes
    changes = all.filter { !$0.isOfItems }
    return all.filter { $0.isOfItems }
  }

  // MARK: Notifications

  /// Appends a call.
  mutating func append(_ item: CarouselNotification) {
    notifications.append(item)
  }

  /// Appends the delegate calls of a step of scrolling.
  mutating func append(_ events: ScrollEvents) {
    if events.needsPlacement { needsPlacement = true }
    for event in events { notifications.append(.event(event)) }
  }

  /// Removes and returns the next call.
  mutating func nextNotification() -> CarouselNotification? {
    guard deliveredCount < notifications.count else { return nil }
    let item = notifications[deliveredCount]
    // The caller releases the closure's captures after this change of the list. Releasing them here could run
    // code that changes it.
    notifications[deliveredCount] = .event(.didScroll)
    deliveredCount += 1
    if deliveredCount == notifications.count {
      notifications.removeAll(keepingCapacity: true)
      deliveredCount = 0
    }
    return item
  }
}

/// A call of the app's code.
enum CarouselNotification {
  case event(ScrollEvent)
  /// A completion, with its argument.
  case completion(CarouselCompletion, Bool)
}

/// A change that was requested during a pass.
struct PendingChange {
  /// Whether the change is one of the list of items, which a reload makes superfluous.
  let isOfItems: Bool
  /// Called with whether the change has taken place.
  var completion: CarouselCompletion?
  let perform: (iCarousel) -> Void
}
