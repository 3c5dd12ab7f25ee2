/// The indexes of a carousel's items, which end or wrap around (docs/carousel.md, 2.2 and 2.10).
struct ItemRing: Equatable {
  /// The largest number of items. With more, the indexes of placeholders after them would overflow.
  static let mostItems = Int.max / 2

  /// The number of items, never negative.
  var count = 0
  /// Whether the last item is followed by the first.
  var wraps = false
  /// The part of the items that are shown before the current one when all are shown, from 0 to 1.
  var partBefore: CGFloat = 0.5

  /// The greatest offset, that of the last item.
  var lastOffset: CGFloat { CGFloat(max(count - 1, 0)) }

  /// The valid index for any number: -1 without items, wrapped around, or the nearest index.
  func clamped(_ index: Int) -> Int {
    guard count > 0 else { return -1 }
    guard wraps else { return min(max(index, 0), count - 1) }
    let rest = index % count
    return rest < 0 ? rest + count : rest
  }

  /// The valid offset for any number, as for indexes.
  func clamped(_ offset: CGFloat) -> CGFloat {
    guard count > 0 else { return -1 }
    guard wraps else { return min(max(offset, 0), lastOffset) }
    let length = CGFloat(count)
    let rest = offset - (offset / length).rounded(.down) * length
    // Of a very large number rounding leaves no meaningful remainder, which may even be outside the range.
    return rest >= 0 && rest <= length ? rest : 0
  }

  /// The index nearest to an offset. Halves are rounded away from zero.
  func index(at offset: CGFloat) -> Int {
    clamped(nearestInteger(offset))
  }

  /// The distance of the item with an index from the place at `scrollOffset`, the way round on which the item is shown.
  /// That is the shorter way, unless the current item is aligned elsewhere than in the middle.
  @inline(__always)
  func offset(of index: Int, from scrollOffset: CGFloat) -> CGFloat {
    let offset = CGFloat(index) - scrollOffset
    guard wraps else { return offset }
    let count = CGFloat(count)
    if offset > count * (1 - partBefore) { return offset - count }
    return offset < -count * partBefore ? offset + count : offset
  }

  /// The distance from one place to another, the shorter way round. If both are equal, the one that does not
  /// cross the end.
  func distance(from start: CGFloat, to end: CGFloat) -> CGFloat {
    let direct = end - start
    guard wraps else { return direct }
    let around = min(start, end) + CGFloat(count) - max(start, end)
    return abs(direct) <= abs(around) ? direct : (start < end ? -around : around)
  }

  private func nearestInteger(_ offset: CGFloat) -> Int {
    // An offset beyond the range of integers is also beyond that of items.
    Int(exactly: offset.rounded(.toNearestOrAwayFromZero)) ?? (offset > 0 ? .max : 0)
  }
}
