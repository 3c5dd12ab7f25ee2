/// What a carousel is in the middle of, and what was asked for meanwhile by code that it calls.
struct CarouselActivity {
  /// Whether data source and delegate are being asked for views.
  var isLoading = false
  /// Whether a reload was asked for meanwhile.
  var needsReload = false
  /// Whether a layout was asked for meanwhile.
  var needsLayout = false
  /// Changes of items that were asked for meanwhile, in order.
  var pendingChanges: [(iCarousel) -> Void] = []
  /// The place that was asked for before there were items.
  var pendingOffset: Double?
  /// The number of reloads so far: a view that is asked for in one and comes after the next is dropped.
  var generation = 0
}
