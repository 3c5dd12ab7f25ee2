/// How the children of one view are placed.
struct ChildPlacement {
  /// How they are rounded to pixels.
  let rounding: ChildRounding
  /// Whether nothing around the children asks to be told of their frames: no animation and no safe area.
  private let isSilent: Bool
  /// Whether any frame that the table holds has changed.
  private(set) var hasMovedHeld = false

  #if !ThreadConfined
    @MainActor
  #endif
  init(of node: LayoutNode, grid: PixelGrid) {
    rounding = ChildRounding(grid: grid, in: node.pixelPosition)
    isSilent = !node.record.flags.contains(.hasSafeArea) && AnimationContext.current == nil
  }

  /// Places the moved children of a container whose frames the table holds, up to the first whose view is to be told.
  /// Returns the slot of that one; nil when no other has moved.
  mutating func placeHeld(of container: LayoutNode, in items: PlacedItems) -> Int? {
    let (rounding, isSilent) = (rounding, isSilent)
    var changes = SIMD4<UInt64>()
    let slot = items.takeMoved(of: container) { item in
      guard isSilent, item.holdsFrame else { return false }
      changes |= Self.place(&item, rounding)
      return true
    }
    noteMoves(changes)
    return slot
  }

  /// Has the table hold the frame of a child whose view need not be told, and places it. Returns false, having done
  /// nothing, where it is not that simple.
  mutating func hold(_ slot: Int, of items: PlacedItems) -> Bool {
    guard isSilent, let node = items[slot].node, node.hearsNothingOfPlace, let layer = node.record.layer
    else { return false }
    let isHeld = layer._withUnsafeGuaranteedRef { $0.leaveFrame(to: items.heldFrame(at: slot)) }
    if isHeld { noteMoves(Self.place(&items[slot], rounding)) }
    return isHeld
  }

  /// Returns the bits in which the frame has changed.
  @inline(__always)
  private static func place(_ item: inout PlacedItems.Item, _ rounding: ChildRounding) -> SIMD4<UInt64> {
    assert(item.node?.hearsNothingOfPlace == true, "A view that is to be told of its frame is not told")
    let (frame, position) = rounding.frame(item.rectangle)
    let changes = frame.difference(from: item.frame)
    item.frame = frame
    item.pixelPosition = position
    return changes
  }

  private mutating func noteMoves(_ changes: SIMD4<UInt64>) {
    if changes.x | changes.y | changes.z | changes.w != 0 { hasMovedHeld = true }
  }
}

extension LayoutNode {
  /// Whether the item is a view without a subclass that has nothing in or about it that must be told of a new frame from
  /// its engine.
  var hearsNothingOfPlace: Bool {
    let told: ViewFlags = [.placedByConstraints, .preservesSuperviewMargins, .hasMoreThanLayer]
    return record.isPlain && record.flags.intersection(told) == .placedByConstraints
      && record.container != nil
  }
}
