/// The items that need views: a range of indexes without the items that are faded out.
struct ItemWindow {
  let start: Int
  let count: Int
  let ring: ItemRing
  let scrollOffset: CGFloat
  let fade: CarouselFade

  /// The index at a place of the range; nil for an invisible item.
  func index(at place: Int) -> Int? {
    let index = ring.wraps ? ring.clamped(start + place) : start + place
    return isSeen(index) ? index : nil
  }

  /// Whether the item with an index needs a view.
  func contains(_ index: Int) -> Bool {
    let place = index - start
    guard ring.wraps else { return place >= 0 && place < count && isSeen(index) }
    guard index >= 0 && index < ring.count else { return false }
    // Most items are on this side of the end, and need no division.
    if place >= 0 && place < count { return isSeen(index) }
    return place - (place >= 0 ? place / ring.count : (place + 1) / ring.count - 1) * ring.count < count
      && isSeen(index)
  }

  private func isSeen(_ index: Int) -> Bool {
    fade.isOff || fade.minimumOpacity > 0 || fade.opacity(at: ring.offset(of: index, from: scrollOffset)) != 0
  }
}
