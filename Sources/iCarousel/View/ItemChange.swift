/// A change of the list of items.
struct ItemChange {
  let map: IndexMap
  let isAnimated: Bool
  /// Whether new items fade in instead of appearing at once.
  let fadesInsertions: Bool
  /// The place in the middle after the change; nil to keep it and its movement.
  var offset: CGFloat?
  let completion: CarouselCompletion?
}
