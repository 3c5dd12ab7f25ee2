import ConstraintSolver

/// Which items moved since their containers were laid out.
#if !ThreadConfined
  @MainActor
#endif
extension PlacedItems {
  /// Puts an item among those that its container's next layout moves. Returns the container.
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

  /// Lists only what has still to be placed.
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

  /// Notes an item whose tag is not that of the open run, which is closed. Returns the run that is open then, and the item's
  /// container.
  @inline(__always)
  nonisolated func note(
    _ slot: Int, closing run: MovedItems.OpenRun
  ) -> (MovedItems.OpenRun, LayoutNode?) {
    moves.close(run)
    let tag = tags[slot]
    guard let container = note(slot) else { return (moves.closedRun, nil) }
    // The item's plain siblings go on with its run, if nothing else comes between: others may have more to do.
    let isOpen = tag.isPlain && (!tag.isMoved || moves.endsWithRun(of: container))
    return (isOpen ? moves.open(for: tag, atMost: slotCount) : moves.closedRun, container)
  }

  /// Takes moved items of a container off the list: calls `place` for those whose frames the table holds, with the frame
  /// and where the solution puts the item, up to the first other one, whose slot it returns; nil once nothing is left.
  /// `place` may call nobody.
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

  /// Takes a moved item of a container off the list, of whatever kind, and returns its slot; nil once nothing is left.
  nonisolated func takeMoved(of container: LayoutNode) -> Int? {
    while moves.hasRun(of: container) {
      if let slot = takeFirst(of: container) { return slot }
    }
    return nil
  }

  /// Takes the first item of the container's last run off the list. Nil for one that is not meant any more: it has left the
  /// engine, or came back elsewhere.
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
