import ConstraintSolver
@_spi(Layout) import OpenUIKitGraphics

/// The items that moved since their containers were laid out.
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
  var containersOfMoved: [LayoutNode] {
    (0..<slotCount).compactMap { tags[$0].isMoved ? tags[$0].container : nil }
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
    // The item's siblings with an equal tag continue its run, unless other items come between. Items whose
    // content has to be measured again need more work.
    let isOpen = !tag.hasHeightForWidth && (!tag.isMoved || moves.endsWithRun(of: container))
    return (isOpen ? moves.open(for: tag, atMost: slotCount) : moves.closedRun, container)
  }

  /// Removes moved items of a container from the list. It calls `write` for quiet ones, with the geometry and
  /// the position in the solution, up to the first other item or the first for which `write` returns false.
  /// Returns the slot of that one; nil once nothing is left. `write` must not call other code.
  @inline(__always)
  nonisolated func takeMoved(
    of container: LayoutNode,
    writing write: (_ geometry: inout ItemGeometry, _ origin: SIMD2<Double>, _ size: SIMD2<Double>) -> Bool
  ) -> Int? {
    let (values, tags, geometries) = (unsafeValues, tags.unsafeBase, geometries.unsafeBase)
    while let run = moves.nextRun(of: container) {
      let slots = moves.unsafeBase
      var next = Int(run.start)
      while next < Int(run.end) {
        let slot = Int(slots[next])
        let tag = tags[slot]
        guard tag.isQuiet(movedIn: container) else { break }
        assert(node(at: slot)?.isQuiet == true, "A view that has to be notified counts as quiet")
        let first = Self.variable(0, ofItemAt: slot)
        guard write(&geometries[slot], values.pair(at: first), values.pair(at: first &+ 2)) else { break }
        tags[slot] = tag.unmoved
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
    let slot = Int(moves.unsafeBase[Int(run.start)])
    let tag = tags[slot]
    let isMeant = tag.isMoved && tag.container == container
    if isMeant { tags[slot] = tag.unmoved }
    moves.take(upTo: Int(run.start) + 1, of: container, count: isMeant ? 1 : 0)
    return isMeant ? slot : nil
  }
}
