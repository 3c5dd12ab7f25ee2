/// What an engine keeps of its registered items in one flat table: where the solution puts each, where it was put, and for
/// each container a chain of those that moved since it was laid out, so that laying it out costs as much as moved in it.
#if !ThreadConfined
  @MainActor
#endif
struct PlacedItems {
  /// A registered item; an unused entry has no node. Two lines of a cache, and all that a pass touches of a plain view.
  struct Item: BitwiseCopyable {
    /// Where the solution puts the item.
    var rectangle = ItemRectangle()
    /// Where the item's view stands in its container, if the table holds that: see `HeldFrame`.
    var frame = ItemRectangle()
    /// Where the item lies in the window, exactly and on the pixel grid, since it was moved last.
    var pixelPosition = PixelPosition()
    var node: LayoutNode?
    /// The view whose layout moves the item: its container, or the root of the tree itself; nil for no one.
    var container: LayoutNode?
    /// The chain of the container, which begins at `LayoutNode.Record.firstMovedSlot`.
    var next = PlacedItems.end
    var previous = PlacedItems.end
    var isMoved = false
    /// Whether the view is of no subclass.
    var isPlain = false
    /// Whether `frame` is where the view stands.
    var holdsFrame = false
  }

  /// The slot at which chains end.
  nonisolated static let end: Int32 = -1

  nonisolated(unsafe) private let items = FlatTable<Item>()
  nonisolated(unsafe) private let freeSlots = FlatTable<Int32>()

  /// An empty table.
  nonisolated init() {}

  /// Makes room for so many items in all.
  nonisolated func reserveCapacity(_ needed: Int) { items.reserveCapacity(needed) }

  nonisolated func deallocate() {
    assert((0..<items.count).allSatisfy { !items[$0].holdsFrame }, "A table goes that holds frames of layers")
    items.deallocate()
    freeSlots.deallocate()
  }

  /// How many items are registered.
  var count: Int { items.count - freeSlots.count }

  /// How many slots there are, used or not.
  nonisolated var slotCount: Int { items.count }

  /// The item at a slot.
  nonisolated subscript(slot: Int) -> Item {
    @inline(__always) unsafeAddress { UnsafePointer(items.address(of: slot)) }
    @inline(__always) nonmutating unsafeMutableAddress { items.address(of: slot) }
  }

  /// Where an item lies until another is registered.
  @inline(__always)
  nonisolated func address(of slot: Int) -> UnsafeMutablePointer<Item> { items.address(of: slot) }

  /// The node at a slot, if it is in use.
  nonisolated func node(at slot: Int) -> LayoutNode? { items[slot].node }

  /// Where the table holds the frame of an item.
  nonisolated func heldFrame(at slot: Int) -> HeldFrame { HeldFrame(items: items, slot: Int32(slot)) }

  /// Takes in a node that `container` moves, and returns its slot.
  func register(_ node: LayoutNode, in container: LayoutNode?) -> Int {
    let item = Item(node: node, container: container, isPlain: node.record.isPlain)
    guard let slot = freeSlots.popLast() else {
      items.append(item)
      return items.count - 1
    }
    items[Int(slot)] = item
    return Int(slot)
  }

  /// Forgets an item that leaves the engine.
  func unregister(_ slot: Int) {
    forget(slot)
    handBackFrame(at: slot)
    items[slot] = Item()
    freeSlots.append(Int32(slot))
  }

  /// Lets the layer of an item's view say again where it stands.
  private nonisolated func handBackFrame(at slot: Int) {
    if items[slot].holdsFrame { items[slot].node?.takeFrameBack() }
  }

  /// Puts an item among those that its container's next layout moves. Returns the container.
  @inline(__always)
  @discardableResult
  nonisolated func note(_ slot: Int) -> LayoutNode? {
    guard let container = items[slot].container else { return nil }
    guard !items[slot].isMoved else { return container }
    let head = container.record.firstMovedSlot
    if head != Self.end { items[Int(head)].previous = Int32(slot) }
    items[slot].next = head
    items[slot].previous = Self.end
    items[slot].isMoved = true
    container.record.firstMovedSlot = Int32(slot)
    return container
  }

  /// The containers of all moved items.
  var containersOfMoved: [UIView] {
    (0..<items.count).compactMap { items[$0].isMoved ? items[$0].container?.ownView : nil }
  }

  /// Takes items out of the chain of `container` up to the first that `place` has not placed, and returns that one's slot;
  /// nil once the chain is empty.
  @inline(__always)
  nonisolated func takeMoved(of container: LayoutNode, _ place: (inout Item) -> Bool) -> Int? {
    var slot = container.record.firstMovedSlot
    while slot != Self.end {
      let item = items.address(of: Int(slot))
      item.pointee.isMoved = false
      let next = item.pointee.next
      if !place(&item.pointee) {
        if next != Self.end { items[Int(next)].previous = Self.end }
        container.record.firstMovedSlot = next
        return Int(slot)
      }
      slot = next
    }
    container.record.firstMovedSlot = Self.end
    return nil
  }

  private func forget(_ slot: Int) {
    let item = items[slot]
    guard item.isMoved else { return }
    items[slot].isMoved = false
    if item.next != Self.end { items[Int(item.next)].previous = item.previous }
    if item.previous != Self.end {
      items[Int(item.previous)].next = item.next
    } else {
      item.container?.record.firstMovedSlot = item.next
    }
  }

  /// Ends all chains and holds no frame any more, for an engine whose root is being deallocated.
  nonisolated func forgetViews() {
    for slot in 0..<items.count {
      handBackFrame(at: slot)
      guard items[slot].isMoved else { continue }
      items[slot].container?.record.firstMovedSlot = Self.end
      items[slot].isMoved = false
    }
  }
}
