/// The slots of the items that moved since their containers were laid out, in runs of one container each: what a solution
/// moves in one container in one go costs a number each, and is placed in one go.
///
/// Whether an item has still to be placed is said by its tag. A slot whose item was placed, or left the engine, stays in
/// the list until no other is left, or `PlacedItems` lists all anew.
struct MovedItems {
  /// Some of a container's items, those from `start` up to `end` in the list.
  struct Run: BitwiseCopyable {
    fileprivate(set) var start: Int32
    fileprivate(set) var end: Int32
    /// The container's run before this one.
    fileprivate let former: Head
  }

  /// The last run of a container, which the container's node remembers.
  struct Head: BitwiseCopyable {
    fileprivate var run: Int32 = -1
    /// When that was: with another list than the present one there is none.
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

  /// How many entries the list has, of which some may not be meant any more.
  var entryCount: Int { slots.count }

  /// Whether so much is in the list that it should be made anew, which has at most `slotCount` entries then.
  func isFull(for slotCount: Int) -> Bool { slots.count > 2 * slotCount + 8 }

  /// Empties the list. Items that have still to be placed are to be listed again.
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

  /// Notes that an item that has still to be placed has left the engine.
  func forgetOne() { countDown(by: 1) }

  private func countDown(by taken: Int) {
    state.pointee.count -= taken
    if state.pointee.count == 0 { removeAll() }
  }

  @inline(__always)
  private func lastRun(of container: LayoutNode) -> Int? {
    let head = container.record.registration.lastMoves
    return head.generation == state.pointee.generation && head.run >= 0 ? Int(head.run) : nil
  }

  /// Whether items of a container are listed.
  func hasRun(of container: LayoutNode) -> Bool { lastRun(of: container) != nil }

  /// The run of a container that was listed last.
  @inline(__always)
  func nextRun(of container: LayoutNode) -> Run? { lastRun(of: container).map { runs[$0] } }

  /// Where the list of slots lies until it grows.
  var base: UnsafeMutablePointer<Int32> { @inline(__always) get { slots.base } }

  /// Notes that the items of the container's last run have been looked at up to `position` and that `count` of them were
  /// placed.
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
  /// Where the next items of the last run go, with the tags of those that may go there without a further look: before they
  /// moved, and once they are listed.
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

  /// A run that is open for nothing.
  var closedRun: OpenRun { @inline(__always) get { OpenRun(unmoved: .none, moved: .none, next: slots.end) } }

  /// Whether what is listed next could go on with a run of a container.
  @inline(__always)
  func endsWithRun(of container: LayoutNode) -> Bool { lastRun(of: container) == runs.count &- 1 }

  /// Opens the last run for items with a tag, of which there are at most so many.
  @inline(__always)
  func open(for tag: ItemTag, atMost count: Int) -> OpenRun {
    slots.reserveCapacity(slots.count &+ count &+ 1)
    return OpenRun(unmoved: tag.unmoved, moved: tag.moved, next: slots.end)
  }

  /// Takes over what was appended to an open run.
  @inline(__always)
  func close(_ run: OpenRun) {
    let added = run.next - slots.end
    guard added > 0 else { return }
    slots.extend(by: added)
    runs[runs.count - 1].end += Int32(added)
    state.pointee.count += added
  }
}
