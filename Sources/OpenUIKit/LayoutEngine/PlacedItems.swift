/// What an engine keeps of its registered items in flat tables: where the solution puts each, where it was put, and which of
/// them moved since their container was laid out, so that laying it out costs as much as moved in it.
///
/// A pass touches of a plain view one line of a cache, its `Item`, and one word, its tag.
#if !ThreadConfined
  @MainActor
#endif
struct PlacedItems {
  /// The numbers of a registered item.
  struct Item: BitwiseCopyable {
    /// Where the solution puts the item.
    var rectangle = ItemRectangle()
    /// Where the item's view stands in its container, in pixels, if the table holds that: see `HeldFrame`.
    var frame = ItemRectangle()
  }

  /// What a pass seldom asks for.
  private struct Place: BitwiseCopyable {
    var node: LayoutNode?
    /// Where the item lies in the window, exactly and on the pixel grid, since it was moved last.
    var pixelPosition = PixelPosition()
    /// Whether that is out of date: it is not written for frames that the table holds.
    var isOutdated = false
  }

  nonisolated(unsafe) private let items = FlatTable<Item>()
  nonisolated(unsafe) let tags = FlatTable<ItemTag>()
  nonisolated(unsafe) private let heldFrames: UnsafeMutablePointer<HeldFrame.Tables>
  nonisolated(unsafe) private let places = FlatTable<Place>()
  nonisolated(unsafe) private let freeSlots = FlatTable<Int32>()
  nonisolated(unsafe) let moves = MovedItems()

  /// Empty tables.
  nonisolated init() {
    heldFrames = .allocate(capacity: 1)
    heldFrames.initialize(to: HeldFrame.Tables(items: items, tags: tags, scale: 1))
  }

  /// Makes room for so many items in all.
  nonisolated func reserveCapacity(_ needed: Int) {
    items.reserveCapacity(needed)
    tags.reserveCapacity(needed)
    places.reserveCapacity(needed)
  }

  nonisolated func deallocate() {
    assert((0..<tags.count).allSatisfy { !tags[$0].holdsFrame }, "A table goes that holds frames of layers")
    items.deallocate()
    tags.deallocate()
    places.deallocate()
    freeSlots.deallocate()
    moves.deallocate()
    heldFrames.deallocate()
  }

  /// How many items are registered.
  var count: Int { tags.count - freeSlots.count }

  /// How many slots there are, used or not.
  nonisolated var slotCount: Int { tags.count }

  /// The numbers of the item at a slot.
  nonisolated subscript(slot: Int) -> Item {
    @inline(__always) unsafeAddress { UnsafePointer(items.address(of: slot)) }
    @inline(__always) nonmutating unsafeMutableAddress { items.address(of: slot) }
  }

  /// The number of a component of an item's rectangle among all numbers of all items.
  nonisolated static func index(ofComponent component: Int, at slot: Int) -> Int { 8 * slot + component }
  /// The slot and the component of such a number.
  @inline(__always)
  nonisolated static func place(ofIndex index: Int) -> (slot: Int, component: Int) { (index >> 3, index & 7) }

  /// All numbers of all items, until another is registered.
  nonisolated var numbers: UnsafeMutableRawPointer {
    assert(MemoryLayout<Item>.stride == 8 * MemoryLayout<Double>.stride)
    return UnsafeMutableRawPointer(items.base)
  }

  /// Where the items lie until another is registered.
  @inline(__always)
  nonisolated var base: UnsafeMutablePointer<Item> { items.base }

  /// The node at a slot, if it is in use.
  nonisolated func node(at slot: Int) -> LayoutNode? { places[slot].node }

  /// Whether the table holds the frame of an item.
  nonisolated func holdsFrame(at slot: Int) -> Bool { tags[slot].holdsFrame }

  /// Where the table holds the frame of an item.
  nonisolated func heldFrame(at slot: Int) -> HeldFrame {
    HeldFrame(tables: heldFrames, slot: Int32(slot))
  }

  /// Takes in a node that `container` moves, and returns its slot.
  func register(_ node: LayoutNode, in container: LayoutNode?) -> Int {
    let tag = ItemTag(container: container, isPlain: node.record.isPlain)
    guard let free = freeSlots.popLast() else {
      items.append(Item())
      tags.append(tag)
      places.append(Place(node: node))
      return tags.count - 1
    }
    let slot = Int(free)
    items[slot] = Item()
    tags[slot] = tag
    places[slot] = Place(node: node)
    return slot
  }

  /// Forgets an item that leaves the engine.
  func unregister(_ slot: Int) {
    if tags[slot].isMoved { moves.forgetOne() }
    handBackFrame(at: slot)
    tags[slot] = ItemTag()
    places[slot] = Place()
    freeSlots.append(Int32(slot))
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
      exact: above.exact + items[slot].rectangle.origin, actual: above.actual + node.origin)
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
