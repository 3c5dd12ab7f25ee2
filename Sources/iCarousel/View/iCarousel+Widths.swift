/// Rows of items with different widths.
extension iCarousel {
  /// The width of an item itself in a row: the delegate's, or that of its view if every item is measured and the
  /// view is loaded. Nil for the common width.
  func ownWidth(ofItemAt index: Int, _ view: CarouselView?) -> CGFloat? {
    guard type.isRow else { return nil }
    if let width = delegate?.carousel(self, widthForItemAt: index), width.isUsableWidth { return width }
    guard measuresEveryItem, let size = view?.bounds.size else { return nil }
    let width = isVertical ? size.height : size.width
    return width.isUsableWidth ? width : nil
  }

  /// Places the items of a row by their widths.
  func placeItemsByWidth(_ geometry: CarouselGeometry) {
    let slots = slotsByOffset
    if !arrangement.isCentered { moveAnchors(of: slots) }
    var places = rowItems(slots)
    RowPlaces.measure(&places, space: relativeSpace)
    for (slot, place) in zip(slots, places) { self.place(slot, at: place.offset, geometry, nil) }
  }

  /// The space between items in common widths, if it is in points.
  private var relativeSpace: CGFloat? {
    guard let space = geometry.space, itemWidth > 0, abs(geometry.spacing) > 1e-6 else { return nil }
    return space / itemWidth
  }

  /// Moves all items to where one as wide as the current item is aligned. Between two items the width changes
  /// evenly.
  private func moveAnchors(of slots: [ItemSlot]) {
    let anchor = anchor(ofWidth: widthAtPlace)
    for slot in slots where slot.container.center != anchor { slot.container.center = anchor }
  }

  /// The width of an item at the current place, in points.
  var widthAtPlace: CGFloat {
    guard hasOwnWidths && type.isRow else { return itemWidth }
    let (ring, start) = (machine.rules.ring, machine.offset.rounded(.down))
    let first = width(ofItemAt: ring.index(at: start))
    return first + (width(ofItemAt: ring.index(at: start + 1)) - first) * (machine.offset - start)
  }

  /// The length of one item for a drag, in points: half the widths of the two items beside the middle.
  var localPitch: CGFloat {
    // A space in points belongs to what follows the finger.
    let space = type == .linear ? geometry.space ?? 0 : 0
    guard hasOwnWidths && type.isRow else { return max(itemWidth + space, 0) }
    let (ring, offset) = (machine.rules.ring, machine.offset.rounded(.down))
    let first = width(ofItemAt: ring.index(at: offset))
    return max((first + width(ofItemAt: ring.index(at: offset + 1))) / 2 + space, 0)
  }

  /// The number of visible items by the widths of those around the current one, at most 31, and how many of them
  /// are before it.
  var fittingCounts: (before: Int, count: Int) {
    let current = max(currentItemIndex, 0)
    let middle = arrangement.isCentered ? length / 2 : rowSpan.center(ofWidth: width(ofItemAt: current))
    var before = stepsToEdge(middle, from: current, direction: -1)
    var after = stepsToEdge(length - middle, from: current, direction: 1)
    if arrangement.isCentered { (before, after) = (max(before, after), max(before, after)) }
    let count = min(before + after + 1, max(totalCount, 0))
    return (arrangement.isCentered ? count / 2 : min(before, count), count)
  }

  /// The number of items from the current one to beyond an edge that is so many points away.
  private func stepsToEdge(_ room: CGFloat, from current: Int, direction: Int) -> Int {
    var distance: CGFloat = 0
    var steps = 0
    while distance < room && steps < Int(CircularLayout.maximumVisibleItems) / 2 {
      let (near, far) = (current + direction * steps, current + direction * (steps + 1))
      let pitch = (width(ofItemAt: near) + width(ofItemAt: far)) / 2
      distance += max(geometry.space.map { pitch + $0 } ?? pitch * abs(geometry.spacing), 1)
      steps += 1
    }
    return steps
  }

  /// The width of an item in points; the common width for an index out of range.
  func width(ofItemAt index: Int) -> CGFloat {
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
