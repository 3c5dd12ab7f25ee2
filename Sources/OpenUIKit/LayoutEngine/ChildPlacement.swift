/// How the children of one view are placed.
struct ChildPlacement {
  /// How those are rounded to pixels whose frames the table holds: nil where something around them asks to be told of their
  /// frames, an animation or the safe area, or where rounding is not that simple.
  private let heldRounding: WholePixelRounding?
  /// Whether any frame that the table holds has changed.
  private(set) var hasMovedHeld = false

  #if !ThreadConfined
    @MainActor
  #endif
  init(of node: LayoutNode, by engine: LayoutEngine) {
    let isSilent = !node.record.flags.contains(.hasSafeArea) && AnimationContext.current == nil
    heldRounding =
      isSilent && !engine.mayHaveLargeNumbers
      ? WholePixelRounding(grid: engine.pixelGrid, in: node.pixelPosition) : nil
  }

  /// Places the moved children of a container whose frames the table holds, up to the first whose view is to be told.
  /// Returns the slot of that one; nil when no other has moved.
  mutating func placeHeld(of container: LayoutNode, by engine: LayoutEngine) -> Int? {
    guard let heldRounding else { return engine.items.takeMoved(of: container) }
    var changes = SIMD4<Int32>()
    let slot = engine.items.takeMoved(of: container) { held, origin, size in
      let frame = heldRounding.frame(origin: origin, size: size)
      changes |= frame.difference(from: held)
      held = frame
    }
    if changes.x | changes.y | changes.z | changes.w != 0 { hasMovedHeld = true }
    return slot
  }

  /// Has the table hold the frame of a child whose view need not be told, and places it. Returns false, having done
  /// nothing, where it is not that simple.
  mutating func hold(_ slot: Int, of items: PlacedItems) -> Bool {
    guard let heldRounding, let node = items.node(at: slot), node.hearsNothingOfPlace else { return false }
    let exact = items.rectangle(at: slot)
    items.frames[slot] = heldRounding.frame(origin: exact.origin, size: exact.size)
    guard let hasStayed = node.leaveFrame(to: items.heldFrame(at: slot)) else { return false }
    items.leavePixelPosition(at: slot)
    if !hasStayed { hasMovedHeld = true }
    return true
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
