/// The items with a large number or NaN. While there is one, all frames are rounded by `ChildRounding`.
///
/// The next solution removes items from the end of the list whose numbers are small again. Other items are
/// removed when those behind them are, so that each is checked once.
extension LayoutEngine {
  /// Lists an item with a large number in the current solution.
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

  /// Removes items from the end of the list, up to one that still has a large number.
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
