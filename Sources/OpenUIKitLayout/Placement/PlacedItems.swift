import ConstraintSolver
@_spi(Layout) import OpenUIKitGraphics

/// The engine's flat tables of its registered items: their last positions, and those that moved since their
/// container was laid out. So a layout costs as much as has moved.
///
/// The position of an item in the solution is a block of the solver's variables. The number of the block is
/// the item's index in the tables, its slot. Of a view without observers of its geometry a pass accesses its
/// four values, its geometry and its tag: 72 bytes.
struct PlacedItems: ViewTreeConfined {
  /// Properties that a pass rarely needs.
  private struct Place: BitwiseCopyable {
    var node: LayoutNode?
    /// The index of the item's position in the window, in the table of positions; negative for none.
    var position: Int32 = -1
    /// Whether that position is out of date. It is not updated while the item is quiet.
    var isOutdated = false
  }

  nonisolated(unsafe) private let solver: UnsafeMutablePointer<ConstraintSolver>
  /// The geometries of the items in their containers, which views, guides and layers read and write here.
  nonisolated(unsafe) let geometries = FlatTable<ItemGeometry>()
  nonisolated(unsafe) let tags = FlatTable<ItemTag>()
  /// Whether the table stores the geometries. In an engine that only measures it does not.
  private let storesGeometries: Bool
  nonisolated(unsafe) private let places = FlatTable<Place>()
  /// The positions of items in the window, exact and on the pixel grid, as of their last moves. Items that have been quiet from the
  /// start, which are most, have none.
  nonisolated(unsafe) private let positions = FlatTable<PixelPosition>()
  nonisolated(unsafe) let moves = MovedItems()

  /// Creates empty tables of items whose positions a solver determines.
  nonisolated init(solver: UnsafeMutablePointer<ConstraintSolver>, storesGeometries: Bool) {
    self.solver = solver
    self.storesGeometries = storesGeometries
  }

  /// Reserves memory for a total number of items.
  nonisolated func reserveCapacity(_ needed: Int) {
    let former = geometries.unsafeBase
    geometries.reserveCapacity(needed)
    if geometries.unsafeBase != former { noteMovedTable() }
    tags.reserveCapacity(needed)
    places.reserveCapacity(needed)
  }

  nonisolated func deallocate() {
    assert(
      !storesGeometries || (0..<tags.count).allSatisfy { places[$0].node == nil }, "A table with items ends")
    geometries.deallocate()
    tags.deallocate()
    places.deallocate()
    positions.deallocate()
    moves.deallocate()
  }

  /// How many slots there are, used or not.
  nonisolated var slotCount: Int { tags.count }

  /// The values of all items, valid until a variable is added.
  nonisolated var unsafeValues: UnsafeSolvedValues {
    @inline(__always) get { solver.pointee.unsafeSolvedValues() }
  }

  /// The rectangle of the item at a slot in the solution.
  nonisolated func rectangle(at slot: Int) -> CGRect {
    let (values, first) = (unsafeValues, Self.variable(0, ofItemAt: slot))
    let (origin, size) = (values.pair(at: first), values.pair(at: first + 2))
    return CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
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

  /// Sets whether passes write the geometry of an item without a visit.
  nonisolated func setQuiet(_ isQuiet: Bool, at slot: Int) {
    tags[slot].isQuiet = isQuiet
    if isQuiet { places[slot].isOutdated = true }
  }

  /// Extends the tables up to a slot.
  @inline(__always)
  func makeSlot(_ slot: Int) {
    while tags.count <= slot {
      let former = geometries.unsafeBase
      geometries.append(ItemGeometry())
      tags.append(ItemTag())
      places.append(Place())
      if geometries.unsafeBase != former { noteMovedTable() }
    }
  }

  /// Makes the items follow the table of geometries to its new memory.
  @inline(never)
  private nonisolated func noteMovedTable() {
    guard storesGeometries else { return }
    for slot in 0..<tags.count { places[slot].node?.followGeometry(to: geometries.unsafeAddress(of: slot)) }
  }

  /// Adds a node that `container` moves.
  func register(_ node: LayoutNode, at slot: Int, in container: LayoutNode?) {
    makeSlot(slot)
    let isQuiet = node.isQuiet
    tags[slot] = ItemTag(
      container: container, isQuiet: isQuiet,
      hasHeightForWidth: node.state.overrides.contains(.content) && node.item?.hasHeightForWidth == true)
    setNode(node, isQuiet: isQuiet, at: slot)
    if storesGeometries { node.moveGeometry(to: geometries.unsafeAddress(of: slot)) }
  }

  /// Removes an item that leaves the engine.
  package func unregister(_ slot: Int) {
    if tags[slot].isMoved { moves.removeOne() }
    tags[slot] = ItemTag()
    removeNode(at: slot)
  }

  /// Clears the references of all items to the tables, which are about to end.
  nonisolated func removeNodes() {
    for slot in 0..<tags.count { removeNode(at: slot) }
  }

  private nonisolated func removeNode(at slot: Int) {
    if storesGeometries { places[slot].node?.takeGeometryBack() }
    setNode(nil, isQuiet: false, at: slot)
  }

  /// Sets the node at a slot. The slot keeps its index in the table of positions, for the next item.
  private nonisolated func setNode(_ node: LayoutNode?, isQuiet: Bool, at slot: Int) {
    let position = places[slot].position
    if position >= 0 { positions[Int(position)] = PixelPosition() }
    places[slot] = Place(node: node, position: position, isOutdated: isQuiet)
  }

  /// The position of the item in the window, exact and on the pixel grid, as of its last move.
  func pixelPosition(at slot: Int) -> PixelPosition {
    let place = places[slot]
    guard place.isOutdated, let node = place.node, let container = node.state.container else {
      return place.position < 0 ? PixelPosition() : positions[Int(place.position)]
    }
    let above = container.pixelPosition
    let position = PixelPosition(
      exact: above.exact + unsafeValues.pair(at: Self.variable(0, ofItemAt: slot)),
      actual: above.actual + node.origin)
    // The container of a quiet item may move without updating it, so its position is computed each time.
    if !tags[slot].isQuiet { setPixelPosition(position, at: slot) }
    return position
  }

  /// Stores the position of the item.
  nonisolated func setPixelPosition(_ position: PixelPosition, at slot: Int) {
    if places[slot].position < 0 {
      places[slot].position = Int32(positions.count)
      positions.append(position)
    } else {
      positions[Int(places[slot].position)] = position
    }
    places[slot].isOutdated = false
  }
}
