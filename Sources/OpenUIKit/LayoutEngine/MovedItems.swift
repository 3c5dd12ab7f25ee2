/// The registered items that moved since their containers were laid out: for each container a chain of slots, so that
/// laying it out costs as much as moved in it, however many views it holds.
#if !ThreadConfined
  @MainActor
#endif
struct MovedItems {
  /// An item's place in the chain of its container; the chain begins at `UIView.firstMovedSlot`.
  private struct Link {
    /// The view whose layout moves the item: its container, or the root of the tree itself.
    var container: Unmanaged<UIView>?
    var next: Int32 = MovedItems.end
    var previous: Int32 = MovedItems.end
    var isMoved = false
  }

  /// The slot at which chains end.
  nonisolated static let end: Int32 = -1

  nonisolated(unsafe) private var links: [Link] = []

  /// An empty set.
  nonisolated init() {}

  /// Takes note of a registered item and its container.
  mutating func register(_ slot: Int, in container: UIView?) {
    while links.count <= slot { links.append(Link()) }
    links[slot] = Link(container: container.map { .passUnretained($0) })
  }

  /// Forgets an item that leaves the engine.
  mutating func unregister(_ slot: Int) {
    forget(slot)
    links[slot].container = nil
  }

  /// Puts an item among those that its container's next layout moves. Returns the container.
  @discardableResult
  mutating func note(_ slot: Int) -> UIView? {
    guard let container = links[slot].container?.takeUnretainedValue() else { return nil }
    guard !links[slot].isMoved else { return container }
    let head = container.firstMovedSlot
    if head != Self.end { links[Int(head)].previous = Int32(slot) }
    links[slot].next = head
    links[slot].previous = Self.end
    links[slot].isMoved = true
    container.firstMovedSlot = Int32(slot)
    return container
  }

  /// The containers of all moved items.
  var containers: [UIView] {
    links.compactMap { $0.isMoved ? $0.container?.takeUnretainedValue() : nil }
  }

  /// Takes an item out of the chain of `container`; nil once it is empty.
  mutating func take(from container: UIView) -> Int? {
    let slot = container.firstMovedSlot
    guard slot != Self.end else { return nil }
    forget(Int(slot))
    return Int(slot)
  }

  private mutating func forget(_ slot: Int) {
    let link = links[slot]
    guard link.isMoved else { return }
    links[slot].isMoved = false
    if link.next != Self.end { links[Int(link.next)].previous = link.previous }
    if link.previous != Self.end {
      links[Int(link.previous)].next = link.next
    } else {
      link.container?.takeUnretainedValue().firstMovedSlot = link.next
    }
  }

  /// Ends all chains, for an engine whose root is being deallocated.
  nonisolated mutating func forgetContainers() {
    for link in links where link.isMoved { link.container?.takeUnretainedValue().firstMovedSlot = Self.end }
    links = []
  }
}
