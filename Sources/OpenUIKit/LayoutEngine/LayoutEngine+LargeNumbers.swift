/// Which items have a number so large, or no number, that the frames of all are rounded with care.
///
/// The list of these items is looked at from its end, where the next solution drops items whose numbers are small again. Others
/// are dropped once those behind them are, so that nobody looks twice at what was listed once.
extension LayoutEngine {
  /// Lists an item that has a large number since the last solution.
  nonisolated func noteLarge(_ slot: Int) {
    if large.count > 2 * items.slotCount + 8 { listLargeAnew() }
    large.append(Int32(truncatingIfNeeded: slot))
    mayHaveLargeNumbers = true
  }

  private nonisolated func listLargeAnew() {
    large.removeAll()
    for slot in 0..<items.slotCount where hasLargeNumber(slot) {
      large.append(Int32(truncatingIfNeeded: slot))
    }
  }

  /// Drops the last items of the list until one has a large number still.
  nonisolated func forgetReturned() {
    while let slot = large.popLast() {
      guard !hasLargeNumber(Int(slot)) else { return large.append(slot) }
    }
    mayHaveLargeNumbers = false
  }

  /// Whether there is an item at a slot with a large number.
  private nonisolated func hasLargeNumber(_ slot: Int) -> Bool {
    guard items.node(at: slot) != nil else { return false }
    let rectangle = items.rectangle(at: slot)
    return WholePixelRounding.isLarge(rectangle.origin.x) || WholePixelRounding.isLarge(rectangle.origin.y)
      || WholePixelRounding.isLarge(rectangle.width) || WholePixelRounding.isLarge(rectangle.height)
  }
}
