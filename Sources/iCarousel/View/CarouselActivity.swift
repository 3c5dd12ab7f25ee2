/// What a carousel is in the middle of, and what was asked for meanwhile by code that it calls.
struct CarouselActivity {
  /// Whether data source and delegate are being asked for views.
  var isLoading = false
  /// Whether a reload was asked for meanwhile.
  var needsReload = false
  /// How often a reload was asked for while views were asked for, without a layout in between that was not
  /// disturbed.
  var reloadsInARow = 0
  /// What scrolling has to tell after what is being told at the moment.
  var deferredEvents: [ScrollEvents] = []
  /// Whether a layout was asked for meanwhile.
  var needsLayout = false
  /// Changes of items that were asked for meanwhile, in order.
  var pendingChanges: [(iCarousel) -> Void] = []
  /// The place that was asked for before there were items.
  var pendingOffset: Double?
  /// The number of reloads so far: a view that is asked for in one and comes after the next is dropped.
  var generation = 0

  /// Notes a reload that is asked for meanwhile.
  mutating func postponeReload() {
    guard reloadsInARow < Self.mostReloadsInARow else { return }
    generation += 1
    needsReload = true
  }

  private static let mostReloadsInARow = 8
}
