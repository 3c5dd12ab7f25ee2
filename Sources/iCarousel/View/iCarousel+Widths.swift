/// Rows of items with different widths.
extension iCarousel {
  /// The own width of an item in a row: the delegate's, or that of its view if every item is measured and the
  /// view is loaded. Nil for the common width.
  func ownWidth(ofItemAt index: Int, _ view: UIView?) -> CGFloat? {
    guard type.isRow else { return nil }
    if let width = delegate?.carousel(self, widthForItemAt: index), width.isUsableWidth { return width }
    guard measuresEveryItem, let size = view?.bounds.size else { return nil }
    let width = isVertical ? size.height : size.width
    return width.isUsableWidth ? width : nil
  }

  /// Places the items of a row by their widths.
  func placeItemsByWidth(_ geometry: CarouselGeometry) {
    let slots = slotsByOffset
    var places = rowItems(slots)
    RowPlaces.measure(&places)
    for (slot, place) in zip(slots, places) { self.place(slot, at: place.offset, geometry, nil) }
  }

  /// The length of one item for a drag, in points: half the widths of the two items beside the middle.
  var localPitch: CGFloat {
    guard hasOwnWidths && type.isRow else { return itemWidth }
    let (ring, offset) = (machine.rules.ring, machine.offset.rounded(.down))
    let first = width(ofItemAt: ring.index(at: offset))
    return (first + width(ofItemAt: ring.index(at: offset + 1))) / 2
  }

  /// The number of visible items by the widths of those around the current one, at most 30.
  var fittingCount: Int {
    let current = max(currentItemIndex, 0)
    let most = max(stepsToEdge(from: current, direction: -1), stepsToEdge(from: current, direction: 1))
    return min(2 * most + 1, max(totalCount, 0))
  }

  /// The number of items from the middle to beyond the edge.
  private func stepsToEdge(from current: Int, direction: Int) -> Int {
    var distance: CGFloat = 0
    var steps = 0
    while distance < length / 2 && steps < Int(CircularLayout.maximumVisibleItems) / 2 {
      let (near, far) = (current + direction * steps, current + direction * (steps + 1))
      let pitch = (width(ofItemAt: near) + width(ofItemAt: far)) / 2
      distance += max(pitch * abs(geometry.spacing), 1)
      steps += 1
    }
    return steps
  }

  /// The width of an item in points; the common width for an index out of range.
  private func width(ofItemAt index: Int) -> CGFloat {
    let index = isWrapEnabled ? machine.rules.ring.clamped(index) : index
    guard index >= 0, index < numberOfItems else { return itemWidth }
    if let slot = items[index] { return slot.ownWidth ?? itemWidth }
    return ownWidth(ofItemAt: index, nil) ?? itemWidth
  }

  private var slotsByOffset: [ItemSlot] {
    let (ring, offset) = (machine.rules.ring, machine.offset)
    return items.slots.sorted {
      ring.offset(of: $0.index, from: offset) < ring.offset(of: $1.index, from: offset)
    }
  }

  private func rowItems(_ slots: [ItemSlot]) -> [RowPlaces.Item] {
    let (ring, offset) = (machine.rules.ring, machine.offset)
    return slots.map { slot in
      let width = slot.ownWidth.map { itemWidth > 0 ? $0 / itemWidth : 1 } ?? 1
      return RowPlaces.Item(offset: ring.offset(of: slot.index, from: offset), width: width)
    }
  }
}
