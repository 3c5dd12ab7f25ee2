/// The indexes of a carousel's items, which end somewhere or go round (docs/carousel.md, 2.2 and 2.10).
struct ItemRing: Equatable {
  /// More items than this there cannot be: their indexes, and those of the placeholders beside them, have to be numbers.
  static let mostItems = Int.max / 2

  /// How many items there are, never negative.
  var count = 0
  /// Whether the last item is followed by the first.
  var wraps = false

  /// The greatest offset, that of the last item.
  var lastOffset: CGFloat { CGFloat(max(count - 1, 0)) }

  /// The index of an item for any number: -1 without items, the number gone round, or the nearest that there
  /// is.
  func clamped(_ index: Int) -> Int {
    guard count > 0 else { return -1 }
    guard wraps else { return min(max(index, 0), count - 1) }
    let rest = index % count
    return rest < 0 ? rest + count : rest
  }

  /// The offset for any number, as for indexes.
  func clamped(_ offset: CGFloat) -> CGFloat {
    guard count > 0 else { return -1 }
    guard wraps else { return min(max(offset, 0), lastOffset) }
    let length = CGFloat(count)
    let rest = offset - (offset / length).rounded(.down) * length
    // So far away that no whole items are left of the number.
    return rest >= 0 && rest <= length ? rest : 0
  }

  /// The index nearest to an offset; halves are rounded away from zero.
  func index(at offset: CGFloat) -> Int {
    clamped(nearestInteger(offset))
  }

  /// How far the item with an index stands from the place at `scrollOffset`, the shorter way round.
  @inline(__always)
  func offset(of index: Int, from scrollOffset: CGFloat) -> CGFloat {
    let offset = CGFloat(index) - scrollOffset
    guard wraps else { return offset }
    let count = CGFloat(count)
    if offset > count / 2 { return offset - count }
    return offset < -count / 2 ? offset + count : offset
  }

  /// The way from one place to another, the shorter way round; of two that are equal the one that does not
  /// cross the end.
  func distance(from start: CGFloat, to end: CGFloat) -> CGFloat {
    let direct = end - start
    guard wraps else { return direct }
    let around = min(start, end) + CGFloat(count) - max(start, end)
    return abs(direct) <= abs(around) ? direct : (start < end ? -around : around)
  }

  private func nearestInteger(_ offset: CGFloat) -> Int {
    // An offset beyond the range of integers is beyond that of items, too.
    Int(exactly: offset.rounded(.toNearestOrAwayFromZero)) ?? (offset > 0 ? .max : 0)
  }
}
