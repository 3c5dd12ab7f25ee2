import ConstraintSolver

/// The engine's flat tables of its registered items: their last positions, and those that moved since their
/// container was laid out. So a layout costs as much as has moved.
///
/// The position of an item in the solution is a block of the solver's variables. The number of the block is
/// the item's index in the tables, its slot. Of a plain view a pass accesses its four values, its frame and
/// its tag: 56 bytes.
#if !ThreadConfined
  @MainActor
#endif
struct PlacedItems {
  /// Properties that a pass rarely needs.
  private struct Place: BitwiseCopyable {
    var node: LayoutNode?
    /// The position of the item in the window, exact and on the pixel grid, as of its last move.
    var pixelPosition = PixelPosition()
    /// Whether `pixelPosition` is out of date. Not written for frames in the table.
    var isOutdated = false
  }

  nonisolated(unsafe) private let solver: UnsafeMutablePointer<ConstraintSolver>
  /// The frames of items in their containers, for those with a frame in the table: see `HeldFrame`.
  nonisolated(unsafe) let frames = FlatTable<PixelFrame>()
  nonisolated(unsafe) let tags = FlatTable<ItemTag>()
  nonisolated(unsafe) private let heldFrames: UnsafeMutablePointer<HeldFrame.Tables>
  nonisolated(unsafe) private let places = FlatTable<Place>()
  nonisolated(unsafe) let moves = MovedItems()

  /// Creates empty tables of items whose positions a solver determines.
  nonisolated init(solver: UnsafeMutablePointer<ConstraintSolver>) {
    self.solver = solver
    heldFrames = .allocate(capacity: 1)
    heldFrames.initialize(to: HeldFrame.Tables(frames: frames, tags: tags, scale: 1))
  }

  /// Reserves memory for a total number of items.
  nonisolated func reserveCapacity(_ needed: Int) {
    frames.reserveCapacity(needed)
    tags.reserveCapacity(needed)
    places.reserveCapacity(needed)
  }

  nonisolated func deallocate() {
    assert((0..<tags.count).allSatisfy { !tags[$0].holdsFrame }, "A table goes that holds frames of layers")
    frames.deallocate()
    tags.deallocate()
    places.deallocate()
    moves.deallocate()
    heldFrames.deallocate()
  }

  /// How many slots there are, used or not.
  nonisolated var slotCount: Int { tags.count }

  /// The values of all items, valid until a variable is added.
  nonisolated var values: SolvedValues { @inline(__always) get { solver.pointee.solvedValues() } }

  /// The rectangle of the item at a slot in the solution.
  nonisolated func rectangle(at slot: Int) -> ItemRectangle {
    let (values, first) = (values, Self.variable(0, ofItemAt: slot))
    return ItemRectangle(origin: values.pair(at: first), size: values.pair(at: first + 2))
  }

  /// The number of the variable of a component of an item's rectangle: left, top, width or height.
  @inline(__always)
  nonisolated static func variable(_ component: Int, ofItemAt slot: Int) -> Int { slot &* 4 &+ component }
  /// The slot and the component of a variable. There may be no item at the slot.
  @inline(__always)
  nonisolated static func place(ofVariable index: Int) -> (slot: Int, component: Int) {
    (index >> 2, index & 3)
  }

  /// The node at a slot; nil for an unused slot.
  nonisolated func node(at slot: Int) -> LayoutNode? { places[slot].node }

  /// Whether the frame of an item is in the table.
  nonisolated func holdsFrame(at slot: Int) -> Bool { tags[slot].holdsFrame }

  /// The frame of an item in the table.
  nonisolated func heldFrame(at slot: Int) -> HeldFrame {
    HeldFrame(tables: heldFrames, slot: Int32(slot))
  }

  /// Extends the tables up to a slot.
  @inline(__always)
  func makeSlot(_ slot: Int) {
    while tags.count <= slot {
      frames.append(PixelFrame())
      tags.append(ItemTag())
      places.append(Place())
    }
  }

  /// Adds a node that `container` moves.
  func register(_ node: LayoutNode, at slot: Int, in container: LayoutNode?) {
    makeSlot(slot)
    tags[slot] = ItemTag(container: container, isPlain: node.record.isPlain)
    places[slot] = Place(node: node)
  }

  /// Removes an item that leaves the engine.
  func unregister(_ slot: Int) {
    if tags[slot].isMoved { moves.forgetOne() }
    handBackFrame(at: slot)
    tags[slot] = ItemTag()
    places[slot] = Place()
  }

  /// Moves the frame of an item back to its view or layer.
  private nonisolated func handBackFrame(at slot: Int) {
    if tags[slot].holdsFrame { places[slot].node?.takeFrameBack() }
  }

  /// Moves all frames back to their views and layers.
  nonisolated func handBackFrames() {
    for slot in 0..<tags.count { handBackFrame(at: slot) }
  }

  /// Sets the number of pixels per point for frames in the table. Existing ones move back to their views and
  /// layers.
  func setScale(_ scale: Double) {
    handBackFrames()
    heldFrames.pointee.scale = scale
  }

  /// The position of the item in the window, exact and on the pixel grid, as of its last move.
  func pixelPosition(at slot: Int) -> PixelPosition {
    let place = places[slot]
    guard place.isOutdated, let node = place.node, let container = node.record.container else {
      return place.pixelPosition
    }
    let above = container.pixelPosition
    let position = PixelPosition(
      exact: above.exact + rectangle(at: slot).origin, actual: above.actual + node.origin)
    // The container of a frame in the table may move without updating it, so its position is computed each
    // time.
    if !tags[slot].holdsFrame { setPixelPosition(position, at: slot) }
    return position
  }

  /// Stores the position of the item.
  nonisolated func setPixelPosition(_ position: PixelPosition, at slot: Int) {
    places[slot].pixelPosition = position
    places[slot].isOutdated = false
  }

  /// Marks the position in the window as out of date, because the item's frame moves to the table, which does
  /// not update it.
  nonisolated func leavePixelPosition(at slot: Int) { places[slot].isOutdated = true }
}
