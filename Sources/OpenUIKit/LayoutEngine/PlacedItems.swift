import ConstraintSolver

/// What an engine keeps of its registered items in flat tables: where each was put, and which of them moved since their
/// container was laid out, so that laying it out costs as much as moved in it. Where the solution puts an item is said by a
/// block of the solver's variables, whose number is the item's place in the tables, its slot.
///
/// A pass touches of a plain view its four values, its frame and its tag: 56 bytes.
#if !ThreadConfined
  @MainActor
#endif
struct PlacedItems {
  /// What a pass seldom asks for.
  private struct Place: BitwiseCopyable {
    var node: LayoutNode?
    /// Where the item lies in the window, exactly and on the pixel grid, since it was moved last.
    var pixelPosition = PixelPosition()
    /// Whether that is out of date: it is not written for frames that the table holds.
    var isOutdated = false
  }

  nonisolated(unsafe) private let solver: UnsafeMutablePointer<ConstraintSolver>
  /// Where items stand in their containers whose frames the tables hold: see `HeldFrame`.
  nonisolated(unsafe) let frames = FlatTable<PixelFrame>()
  nonisolated(unsafe) let tags = FlatTable<ItemTag>()
  nonisolated(unsafe) private let heldFrames: UnsafeMutablePointer<HeldFrame.Tables>
  nonisolated(unsafe) private let places = FlatTable<Place>()
  nonisolated(unsafe) let moves = MovedItems()

  /// Empty tables of items that a solver finds the places of.
  nonisolated init(solver: UnsafeMutablePointer<ConstraintSolver>) {
    self.solver = solver
    heldFrames = .allocate(capacity: 1)
    heldFrames.initialize(to: HeldFrame.Tables(frames: frames, tags: tags, scale: 1))
  }

  /// Makes room for so many items in all.
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

  /// The values of all items, until a variable is added.
  nonisolated var values: SolvedValues { @inline(__always) get { solver.pointee.solvedValues() } }

  /// Where the solution puts the item at a slot.
  nonisolated func rectangle(at slot: Int) -> ItemRectangle {
    let (values, first) = (values, Self.variable(0, ofItemAt: slot))
    return ItemRectangle(origin: values.pair(at: first), size: values.pair(at: first + 2))
  }

  /// The number of the variable that is a component of an item's rectangle: left, top, width or height.
  @inline(__always)
  nonisolated static func variable(_ component: Int, ofItemAt slot: Int) -> Int { slot &* 4 &+ component }
  /// The slot of the item, if it is any, and the component that a variable stands for.
  @inline(__always)
  nonisolated static func place(ofVariable index: Int) -> (slot: Int, component: Int) {
    (index >> 2, index & 3)
  }

  /// The node at a slot, if it is in use.
  nonisolated func node(at slot: Int) -> LayoutNode? { places[slot].node }

  /// Whether the table holds the frame of an item.
  nonisolated func holdsFrame(at slot: Int) -> Bool { tags[slot].holdsFrame }

  /// Where the table holds the frame of an item.
  nonisolated func heldFrame(at slot: Int) -> HeldFrame {
    HeldFrame(tables: heldFrames, slot: Int32(slot))
  }

  /// Has the tables reach to a slot.
  @inline(__always)
  func makeSlot(_ slot: Int) {
    while tags.count <= slot {
      frames.append(PixelFrame())
      tags.append(ItemTag())
      places.append(Place())
    }
  }

  /// Takes in a node that `container` moves.
  func register(_ node: LayoutNode, at slot: Int, in container: LayoutNode?) {
    makeSlot(slot)
    tags[slot] = ItemTag(container: container, isPlain: node.record.isPlain)
    places[slot] = Place(node: node)
  }

  /// Forgets an item that leaves the engine.
  func unregister(_ slot: Int) {
    if tags[slot].isMoved { moves.forgetOne() }
    handBackFrame(at: slot)
    tags[slot] = ItemTag()
    places[slot] = Place()
  }

  /// Lets the layer of an item's view say again where it stands.
  private nonisolated func handBackFrame(at slot: Int) {
    if tags[slot].holdsFrame { places[slot].node?.takeFrameBack() }
  }

  /// Holds no frame any more.
  nonisolated func handBackFrames() {
    for slot in 0..<tags.count { handBackFrame(at: slot) }
  }

  /// Says how many pixels a point has in the frames to be held. Those that are held are handed back.
  func setScale(_ scale: Double) {
    handBackFrames()
    heldFrames.pointee.scale = scale
  }

  /// Where the item lies in the window, exactly and on the pixel grid, since it was moved last.
  func pixelPosition(at slot: Int) -> PixelPosition {
    let place = places[slot]
    guard place.isOutdated, let node = place.node, let container = node.record.container else {
      return place.pixelPosition
    }
    let above = container.pixelPosition
    let position = PixelPosition(
      exact: above.exact + rectangle(at: slot).origin, actual: above.actual + node.origin)
    // A held frame moves without a word, so its place is worked out each time.
    if !tags[slot].holdsFrame { setPixelPosition(position, at: slot) }
    return position
  }

  /// Notes where the item lies.
  nonisolated func setPixelPosition(_ position: PixelPosition, at slot: Int) {
    places[slot].pixelPosition = position
    places[slot].isOutdated = false
  }

  /// Notes that the table is about to hold the item's frame, and nobody to say where that lies in the window.
  nonisolated func leavePixelPosition(at slot: Int) { places[slot].isOutdated = true }
}
