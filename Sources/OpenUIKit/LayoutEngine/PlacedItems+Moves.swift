import ConstraintSolver

/// The items that moved since their containers were laid out.
#if !ThreadConfined
  @MainActor
#endif
extension PlacedItems {
  /// Lists an item, so that its container's next layout places it. Returns the container.
  @discardableResult
  @inline(__always)
  nonisolated func note(_ slot: Int) -> LayoutNode? {
    let tag = tags[slot]
    guard let container = tag.container, !tag.isMoved else { return tag.container }
    if moves.isFull(for: slotCount) { listMovesAnew() }
    tags[slot] = tag.moved
    moves.append(slot, of: container)
    return container
  }

  /// Rebuilds the list with only those items that still have to be placed.
  @inline(never)
  private nonisolated func listMovesAnew() {
    moves.removeAll()
    for slot in 0..<slotCount {
      let tag = tags[slot]
      if tag.isMoved, let container = tag.container { moves.append(slot, of: container) }
    }
  }

  /// The containers of all moved items.
  var containersOfMoved: [UIView] {
    (0..<slotCount).compactMap { tags[$0].isMoved ? tags[$0].container?.ownView : nil }
  }

  /// Notes an item whose tag is not that of the open run, and closes that run. Returns the new open run, and
  /// the item's container.
  @inline(__always)
  nonisolated func note(
    _ slot: Int, closing run: MovedItems.OpenRun
  ) -> (MovedItems.OpenRun, LayoutNode?) {
    moves.close(run)
    let tag = tags[slot]
    guard let container = note(slot) else { return (moves.closedRun, nil) }
    // The item's plain siblings continue its run, unless other items come between. Items that are not plain
    // may need more work.
    let isOpen = tag.isPlain && (!tag.isMoved || moves.endsWithRun(of: container))
    return (isOpen ? moves.open(for: tag, atMost: slotCount) : moves.closedRun, container)
  }

  /// Removes moved items of a container from the list. It calls `place` for those whose frames are in the
  /// table, with the frame and the position in the solution, up to the first other item. Returns the slot of
  /// that one; nil once nothing is left. `place` must not call other code.
  @inline(__always)
  nonisolated func takeMoved(
    of container: LayoutNode,
    placing place: (_ frame: inout PixelFrame, _ origin: SIMD2<Double>, _ size: SIMD2<Double>) -> Void
  ) -> Int? {
    let held = ItemTag(holdingFrameIn: container)
    let (values, tags, frames, moved) = (values, tags.base, frames.base, held.moved)
    while let run = moves.nextRun(of: container) {
      let slots = moves.base
      var next = Int(run.start)
      while next < Int(run.end) {
        let slot = Int(slots[next])
        guard tags[slot] == moved else { break }
        assert(node(at: slot)?.hearsNothingOfPlace == true, "A view is not told of its frame that is to be")
        tags[slot] = held
        let first = Self.variable(0, ofItemAt: slot)
        place(&frames[slot], values.pair(at: first), values.pair(at: first &+ 2))
        next &+= 1
      }
      moves.take(upTo: next, of: container, count: next &- Int(run.start))
      if next < Int(run.end), let slot = takeFirst(of: container) { return slot }
    }
    return nil
  }

  /// Removes a moved item of a container from the list, of any kind, and returns its slot; nil once nothing
  /// is left.
  nonisolated func takeMoved(of container: LayoutNode) -> Int? {
    while moves.hasRun(of: container) {
      if let slot = takeFirst(of: container) { return slot }
    }
    return nil
  }

  /// Removes the first item of the container's last run from the list. Returns nil for an obsolete entry: the
  /// item has left the engine, or has another container.
  @inline(never)
  private nonisolated func takeFirst(of container: LayoutNode) -> Int? {
    guard let run = moves.nextRun(of: container) else { return nil }
    let slot = Int(moves.base[Int(run.start)])
    let tag = tags[slot]
    let isMeant = tag.isMoved && tag.container == container
    if isMeant { tags[slot] = tag.unmoved }
    moves.take(upTo: Int(run.start) + 1, of: container, count: isMeant ? 1 : 0)
    return isMeant ? slot : nil
  }
}
