/// How the children of one view are placed.
struct ChildPlacement {
  /// The rounding of the frames in the table. Nil if a surrounding animation or safe area has to be notified
  /// of frames, or if rounding needs care.
  private let heldRounding: WholePixelRounding?
  /// Whether a frame in the table has changed.
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

  /// Places the moved children of a container whose frames are in the table, up to the first whose view has
  /// to be notified. Returns the slot of that one; nil if no other has moved.
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

  /// Moves the frame of a child whose view needs no notification to the table, and places it. Returns false,
  /// without a change, if that is not possible.
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
  /// Whether the item is a plain view without anything that the engine has to notify of a new frame.
  var hearsNothingOfPlace: Bool {
    let told: ViewFlags = [.placedByConstraints, .preservesSuperviewMargins, .hasMoreThanLayer]
    return record.isPlain && record.flags.intersection(told) == .placedByConstraints
      && record.container != nil
  }
}
