/// What a carousel is in the middle of, and what waits until that is over.
struct CarouselActivity {
  /// Whether a pass is under way: views are loaded, placed or taken away.
  var isInPass = false
  /// Whether what waits is being done.
  var isSettling = false

  /// Whether the delegate is being asked for an option.
  var isAskingForOption = false
  /// Whether the items have to be placed anew.
  var needsPlacement = false
  /// Whether numbers and item width have changed since the latest layout.
  var needsMeasuring = false
  /// Whether a view has been taken out of its container by something else than the carousel.
  var hasLostViews = false
  /// Whether a reload was asked for meanwhile.
  var needsReload = false
  /// Whether a reload was refused, so that the numbers may not be those of the data source any more.
  var needsComparison = false
  /// How often a reload was asked for in a pass, without a layout in between that was not disturbed.
  var reloadsInARow = 0
  /// Whether a layout was asked for meanwhile.
  var needsLayout = false
  /// How often a layout was asked for in a layout, without one in between that was not disturbed.
  var layoutsInARow = 0
  /// Changes of items that were asked for meanwhile, in order.
  private(set) var changes: [PendingChange] = []
  /// Calls to the app's code that wait, in order.
  private var news: [CarouselNews] = []
  /// How many of them have been made.
  private var toldNews = 0

  /// The place that was asked for before there were items.
  var pendingOffset: Double?
  /// The number of reloads so far: what was begun before one is dropped when it is over after it.
  var generation = 0

  private static let mostInARow = 8

  /// Whether the present pass is to end early, because what it loads is about to change.
  var isOutdated: Bool { needsReload || needsComparison || itemsWillChange }

  /// Whether a change of items waits.
  var itemsWillChange: Bool { changes.contains { $0.isOfItems } }

  /// Whether something waits that a frame can do.
  var isWaiting: Bool {
    toldNews < news.count || needsReload || needsComparison || needsPlacement || !changes.isEmpty
  }

  // MARK: Reloads and layouts

  /// Notes a reload that is asked for in a pass. A data source that asks for one whenever it is asked for a view gets its
  /// way a few times only, unless its numbers change, or else there would never be anything to see.
  mutating func postponeReload() {
    guard !needsReload else { return }
    guard reloadsInARow < Self.mostInARow else { return needsComparison = true }
    reloadsInARow += 1
    needsReload = true
  }

  /// Notes a layout that is asked for in a pass; a few times only, for the same reason.
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

  /// Notes a change that is asked for in a pass.
  mutating func postpone(_ change: PendingChange) {
    changes.append(change)
  }

  /// Takes out the first change that waits.
  mutating func nextChange() -> PendingChange? {
    changes.isEmpty ? nil : changes.removeFirst()
  }

  /// Takes out the changes that a reload makes superfluous: those of items.
  mutating func supersededChanges() -> [PendingChange] {
    let all = changes
    changes = all.filter { !$0.isOfItems }
    return all.filter { $0.isOfItems }
  }

  // MARK: News

  /// Adds a call after all that wait.
  mutating func tell(_ item: CarouselNews) {
    news.append(item)
  }

  /// Adds what a step of scrolling has to tell.
  mutating func tell(_ events: ScrollEvents) {
    if events.needsPlacement { needsPlacement = true }
    for event in events { news.append(.event(event)) }
  }

  /// Takes out the call that is next.
  mutating func nextNews() -> CarouselNews? {
    guard toldNews < news.count else { return nil }
    let item = news[toldNews]
    // What a closure holds is let go of by the caller, when nothing is being changed here.
    news[toldNews] = .event(.didScroll)
    toldNews += 1
    if toldNews == news.count {
      news.removeAll(keepingCapacity: true)
      toldNews = 0
    }
    return item
  }
}

/// Something that the app is to be told.
enum CarouselNews {
  case event(ScrollEvent)
  /// A completion, with whether what it belongs to was finished.
  case completion((Bool) -> Void, Bool)
}

/// A change that was asked for while a pass was under way.
struct PendingChange {
  /// Whether the change is one of the list of items, which a reload makes superfluous.
  let isOfItems: Bool
  /// Called with whether the change has taken place.
  var completion: ((Bool) -> Void)?
  let perform: (iCarousel) -> Void
}
