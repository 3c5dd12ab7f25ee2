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
    guard let container = note(slot) else { return (MovedItems.OpenRun(), nil) }
    // The item's plain siblings go on with its run, if nothing else comes between: others may have more to do.
    guard tag.isPlain, moves.endsWithRun(of: container) else { return (MovedItems.OpenRun(), container) }
    return (moves.open(for: tag.unmoved, atMost: slotCount), container)
  }

  /// Takes moved items of a container off the list: calls `place` for those whose frames the table holds, up to the first
  /// other one, whose slot it returns; nil once nothing is left. `place` may call nobody.
  @inline(__always)
  nonisolated func takeMoved(of container: LayoutNode, placing place: (inout Item) -> Void) -> Int? {
    let held = ItemTag(holdingFrameIn: container)
    let (tags, items, moved) = (tags.base, base, held.moved)
    while let run = moves.nextRun(of: container) {
      var next = run.start
      while next < run.end {
        let slot = moves[next]
        guard tags[slot] == moved else { break }
        assert(node(at: slot)?.hearsNothingOfPlace == true, "A view is not told of its frame that is to be")
        tags[slot] = held
        place(&items[slot])
        next &+= 1
      }
      moves.take(upTo: next, of: container, count: Int(next &- run.start))
      if next < run.end, let slot = takeFirst(of: container) { return slot }
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
    let slot = moves[run.start]
    let tag = tags[slot]
    let isMeant = tag.isMoved && tag.container == container
    if isMeant { tags[slot] = tag.unmoved }
    moves.take(upTo: run.start + 1, of: container, count: isMeant ? 1 : 0)
    return isMeant ? slot : nil
  }
}
