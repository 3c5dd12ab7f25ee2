/// What an engine keeps of its registered items in one flat table: where the solution puts each, and for each container
/// a chain of those that moved since it was laid out, so that laying it out costs as much as moved in it.
#if !ThreadConfined
  @MainActor
#endif
struct PlacedItems {
  /// A registered item; an unused entry has no node.
  struct Item: BitwiseCopyable {
    var node: LayoutNode?
    /// The view whose layout moves the item: its container, or the root of the tree itself; nil for no one.
    var container: LayoutNode?
    /// Where the solution puts the item.
    var rectangle = ItemRectangle()
    /// Where the item lies in the window, exactly and on the pixel grid, since it was moved last.
    var pixelPosition = PixelPosition()
    /// The chain of the container, which begins at `LayoutNode.Record.firstMovedSlot`.
    var next = PlacedItems.end
    var previous = PlacedItems.end
    var isMoved = false
    /// Whether the view is of no subclass.
    var isPlain = false
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

  /// The node at a slot, if it is in use.
  nonisolated func node(at slot: Int) -> LayoutNode? { items[slot].node }

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
    items[slot] = Item()
    freeSlots.append(Int32(slot))
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

  /// Takes an item out of the chain of `container`; nil once it is empty.
  @inline(__always)
  nonisolated func take(from container: LayoutNode) -> Int? {
    let slot = Int(container.record.firstMovedSlot)
    guard slot >= 0 else { return nil }
    let next = items[slot].next
    items[slot].isMoved = false
    if next != Self.end { items[Int(next)].previous = Self.end }
    container.record.firstMovedSlot = next
    return slot
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

  /// Ends all chains, for an engine whose root is being deallocated.
  nonisolated func forgetContainers() {
    for slot in 0..<items.count where items[slot].isMoved {
      items[slot].container?.record.firstMovedSlot = Self.end
      items[slot].isMoved = false
    }
  }
}

/// The rectangle that a solution gives to an item, in its container's bounds.
struct ItemRectangle: BitwiseCopyable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  /// The four numbers in the order of `LayoutNode.Variables`.
  subscript(component: Int) -> Double {
    @inline(__always) get {
      switch component {
      case 0: x
      case 1: y
      case 2: width
      default: height
      }
    }
    @inline(__always) set {
      switch component {
      case 0: x = newValue
      case 1: y = newValue
      case 2: width = newValue
      default: height = newValue
      }
    }
  }

  var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
