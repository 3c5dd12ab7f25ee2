/// The slots of the items that moved since their containers were laid out, in runs of one container each.
/// Items that a solution moves together in one container need one number each, and are placed together.
///
/// The tag of an item determines whether it still has to be placed. The slot of an item that was placed, or
/// has left the engine, stays in the list until the list is empty or `PlacedItems` rebuilds it.
struct MovedItems {
  /// Consecutive items of a container, from `start` up to `end` in the list.
  struct Run: BitwiseCopyable {
    fileprivate(set) var start: Int32
    fileprivate(set) var end: Int32
    /// The container's run before this one.
    fileprivate let former: Head
  }

  /// The last run of a container, which the container's node stores.
  struct Head: BitwiseCopyable {
    fileprivate var run: Int32 = -1
    /// The generation of the list at that time. Runs of another generation do not exist any more.
    fileprivate var generation: UInt32 = 0
  }

  private struct State {
    /// How many items have still to be placed.
    var count = 0
    var generation: UInt32 = 1
  }

  private let slots = FlatTable<Int32>()
  private let runs = FlatTable<Run>()
  private let state: UnsafeMutablePointer<State>

  init() {
    state = .allocate(capacity: 1)
    state.initialize(to: State())
  }

  func deallocate() {
    slots.deallocate()
    runs.deallocate()
    state.deallocate()
  }

  /// The number of entries of the list, including obsolete ones.
  var entryCount: Int { slots.count }

  /// Whether the list has so many obsolete entries that it should be rebuilt, with at most `slotCount`
  /// entries.
  func isFull(for slotCount: Int) -> Bool { slots.count > 2 * slotCount + 8 }

  /// Empties the list. Items that still have to be placed must be listed again.
  func removeAll() {
    slots.removeAll()
    runs.removeAll()
    state.pointee.count = 0
    state.pointee.generation &+= 1
  }

  /// Lists an item.
  @inline(__always)
  func append(_ slot: Int, of container: LayoutNode) {
    let start = Int32(truncatingIfNeeded: slots.count)
    slots.append(Int32(truncatingIfNeeded: slot))
    state.pointee.count &+= 1
    let former = container.record.registration.lastMoves
    let isGoingOn =
      former.generation == state.pointee.generation && Int(former.run) == runs.count &- 1 && former.run >= 0
    if isGoingOn {
      runs[Int(former.run)].end &+= 1
    } else {
      container.record.registration.lastMoves = Head(
        run: Int32(truncatingIfNeeded: runs.count), generation: state.pointee.generation)
      runs.append(Run(start: start, end: start &+ 1, former: former))
    }
  }

  /// Notes that an item that still has to be placed has left the engine.
  func removeOne() { countDown(by: 1) }

  private func countDown(by taken: Int) {
    state.pointee.count -= taken
    if state.pointee.count == 0 { removeAll() }
  }

  @inline(__always)
  private func lastRun(of container: LayoutNode) -> Int? {
    let head = container.record.registration.lastMoves
    guard head.generation == state.pointee.generation, head.run >= 0 else { return nil }
    assert(Int(head.run) < runs.count, "A node has the moved items of another engine")
    return Int(head.run)
  }

  /// Whether items of a container are listed.
  func hasRun(of container: LayoutNode) -> Bool { lastRun(of: container) != nil }

  /// The last listed run of the container.
  @inline(__always)
  func nextRun(of container: LayoutNode) -> Run? { lastRun(of: container).map { runs[$0] } }

  /// The address of the list of slots, valid until it grows.
  var unsafeBase: UnsafeMutablePointer<Int32> { @inline(__always) get { slots.unsafeBase } }

  /// Notes that the items of the container's last run were visited up to `position` and that `count` of them
  /// were placed.
  func take(upTo position: Int, of container: LayoutNode, count: Int) {
    guard let last = lastRun(of: container) else { return }
    if position == Int(runs[last].end) {
      container.record.registration.lastMoves = runs[last].former
    } else {
      runs[last].start = Int32(truncatingIfNeeded: position)
    }
    countDown(by: count)
  }
}

/// Many items of one container in a row.
extension MovedItems {
  /// The end of the last run, with the tags of items that may be appended without a check: before they moved,
  /// and once they are listed.
  struct OpenRun: BitwiseCopyable {
    fileprivate(set) var unmoved: ItemTag
    fileprivate(set) var moved: ItemTag
    fileprivate var next: UnsafeMutablePointer<Int32>

    /// Lists an item that has not moved yet.
    @inline(__always)
    mutating func append(_ slot: Int) {
      next.pointee = Int32(truncatingIfNeeded: slot)
      next += 1
    }
  }

  /// A run to which nothing is appended.
  var closedRun: OpenRun {
    @inline(__always) get { OpenRun(unmoved: .none, moved: .none, next: slots.unsafeEnd) }
  }

  /// Whether the next entry can continue a run of a container.
  @inline(__always)
  func endsWithRun(of container: LayoutNode) -> Bool { lastRun(of: container) == runs.count &- 1 }

  /// Opens the last run for at most `count` items with a tag.
  @inline(__always)
  func open(for tag: ItemTag, atMost count: Int) -> OpenRun {
    slots.reserveCapacity(slots.count &+ count &+ 1)
    return OpenRun(unmoved: tag.unmoved, moved: tag.moved, next: slots.unsafeEnd)
  }

  /// Closes an open run with the items that were appended to it.
  @inline(__always)
  func close(_ run: OpenRun) {
    let added = run.next - slots.unsafeEnd
    guard added > 0 else { return }
    slots.extend(by: added)
    runs[runs.count - 1].end += Int32(added)
    state.pointee.count += added
  }
}
