/// A change of the list of items that a carousel is to show.
struct ItemChange {
  let map: IndexMap
  let isAnimated: Bool
  /// Whether new items fade in instead of appearing at once.
  let fadesInsertions: Bool
  /// The place in the middle after the change; nil to leave it, and what moves it, alone.
  var offset: CGFloat?
  let completion: ((Bool) -> Void)?
}
