import ConstraintSolver

/// Reads the changes of a solution from the solver's lists.
///
/// The lists name variables, four for each item. Most neighbours in a list belong to items of one container. So the loop keeps
/// a run of such items open, and leaves it only for another container or for a number that needs a check. It calls nothing that could
/// change the lists. Negative sizes and requests of layouts follow after the last number.
extension LayoutEngine {
  /// Reads the changed numbers, flags the containers of the items that moved, and checks changed sizes.
  ///
  /// - Parameter boundsAllSizes: Whether a negative size adds the rows of all sizes, and not only its own.
  func noteChanges(boundsAllSizes: Bool) {
    readChanges()
    actOnChanges(boundsAllSizes)
  }

  // Without isolation, because no view is accessed.
  private nonisolated func readChanges() {
    var run = items.moves.closedRun
    for index in 0..<solverAddress.pointee.changeListCount {
      let list = solverAddress.pointee.unsafeChangeList(at: index)
      var position = 0
      while true {
        position = note(list, from: position, in: &run)
        guard position < list.count else { break }
        let variable = list.variable(at: position)
        run = noteChange(of: variable, to: list.value(of: variable), closing: run)
        position &+= 1
      }
    }
    items.moves.close(run)
  }

  /// Notes the changes of a list from a position on, as long as they belong to the open run and need no
  /// further check. Returns the position of the first other change.
  @inline(__always)
  private nonisolated func note(
    _ list: UnsafeChangeList, from start: Int, in run: inout MovedItems.OpenRun
  ) -> Int {
    let tags = items.tags.unsafeBase
    var position = start
    while position < list.count {
      let variable = list.variable(at: position)
      let (slot, component) = PlacedItems.place(ofVariable: variable)
      assert(slot < items.slotCount, "The tables do not reach to a variable")
      guard !Self.isNegativeSize(list.value(of: variable), component) else { break }
      if tags[slot] == run.unmoved {
        tags[slot] = run.moved
        run.append(slot)
      } else if tags[slot] != run.moved {
        break
      }
      position &+= 1
    }
    return position
  }

  /// Whether a number of an item is a size with a negative sign.
  @inline(__always)
  private nonisolated static func isNegativeSize(_ value: Double, _ component: Int) -> Bool {
    // The component of a size is two or three, so this is the sign bit for a size, and no bit for a position.
    value.bitPattern & (UInt64(truncatingIfNeeded: component) & 2) << 62 != 0
  }

  /// Notes a change of an item with another tag than the open run, or of a number that needs a check. A
  /// variable that is part of no frame belongs to no item and is skipped.
  @inline(never)
  private nonisolated func noteChange(
    of variable: Int, to value: Double, closing open: MovedItems.OpenRun
  ) -> MovedItems.OpenRun {
    let (slot, component) = PlacedItems.place(ofVariable: variable)
    if component >= 2, value < 0 { changes.negative.append(Int32(slot)) }
    if component == 2, items.tags[slot].hasHeightForWidth { content.unmeasured.append(Int32(slot)) }
    let (run, container) = items.note(slot, closing: open)
    if let container { changes.note(container) }
    return run
  }

  private func actOnChanges(_ boundsAllSizes: Bool) {
    // A single container requests its layout before other code runs, so it need not be retained.
    let keepsContainers = changes.containers.count > 1 || !changes.negative.isEmpty
    if keepsContainers { changes.retainContainers() }
    if !changes.negative.isEmpty {
      if boundsAllSizes { boundAllSizes() } else { boundNegativeSizes(at: changes.negative) }
      changes.negative.removeAll()
    }
    for index in 0..<changes.containers.count {
      let container = changes.containers[index]
      container.state.flags.remove(.isAwaitingLayoutRequest)
      container.setNeedsLayout()
      if keepsContainers { container.release() }
    }
    changes.containers.removeAll()
  }
}
