/// How the children of one view are rounded to pixels and placed.
struct ChildPlacement {
  let grid: PixelGrid
  /// Where the view that holds the children lies.
  private let container: PixelPosition
  /// The same in whole pixels; nil if it lies between pixels.
  private let corner: SIMD2<Double>?
  /// Whether nothing around the children asks to be told of their frames: no animation and no safe area.
  private let isSilent: Bool
  /// The bits in which frames that the table holds have changed.
  private var changes = SIMD4<UInt64>()

  private init(grid: PixelGrid, container: PixelPosition, isSilent: Bool) {
    self.grid = grid
    self.isSilent = isSilent
    corner = grid.wholePixels(container.actual)
    self.container = PixelPosition(
      exact: container.exact, actual: corner.map { $0 / grid.scale } ?? container.actual)
  }

  /// Of a view that lies nowhere, such as a root.
  init(grid: PixelGrid) {
    self.init(grid: grid, container: PixelPosition(), isSilent: false)
  }

  #if !ThreadConfined
    @MainActor
  #endif
  init(of node: LayoutNode, by engine: LayoutEngine) {
    self.init(
      grid: engine.pixelGrid, container: node.pixelPosition,
      isSilent: !node.record.flags.contains(.hasSafeArea) && AnimationContext.current == nil)
  }

  /// Whether any frame that the table holds has changed.
  var hasMovedHeld: Bool { changes.x | changes.y | changes.z | changes.w != 0 }

  /// The frame of a child with its edges on pixels, and where that puts the child in the window.
  #if !ThreadConfined
    @MainActor
  #endif
  func frame(of node: LayoutNode, in engine: LayoutEngine) -> (CGRect, PixelPosition) {
    let rect = engine.frame(of: node).outset(by: node.alignmentInsets)
    let (frame, position) = frame(ItemRectangle(rect))
    return (frame.cgRect, position)
  }

  /// Places the moved children of a container whose frames the table holds, up to the first whose view is to be told.
  /// Returns the slot of that one; nil when no other has moved.
  mutating func placeHeld(of container: LayoutNode, in items: PlacedItems) -> Int? {
    let isSilent = isSilent
    return items.takeMoved(of: container) { item in
      guard isSilent, item.holdsFrame else { return false }
      place(&item)
      return true
    }
  }

  /// Has the table hold the frame of a child whose view need not be told, and places it. Returns false, having done
  /// nothing, where it is not that simple.
  mutating func hold(_ slot: Int, of items: PlacedItems) -> Bool {
    guard isSilent, let node = items[slot].node, node.hearsNothingOfPlace, let layer = node.record.layer
    else { return false }
    let isHeld = layer._withUnsafeGuaranteedRef { $0.leaveFrame(to: items.heldFrame(at: slot)) }
    if isHeld { place(&items[slot]) }
    return isHeld
  }

  @inline(__always)
  private mutating func place(_ item: inout PlacedItems.Item) {
    assert(item.node?.hearsNothingOfPlace == true, "A view that is to be told of its frame is not told")
    let (frame, position) = frame(item.rectangle)
    changes |= frame.difference(from: item.frame)
    item.frame = frame
    item.pixelPosition = position
  }

  @inline(__always)
  private func frame(_ exact: ItemRectangle) -> (ItemRectangle, PixelPosition) {
    let topLeft = container.exact + exact.origin
    let bottomRight = topLeft + exact.size
    guard let corner, grid.hasPixels(topLeft, bottomRight) else {
      return carefulFrame(topLeft, bottomRight)
    }
    let (start, end) = (grid.pixels(topLeft), grid.pixels(bottomRight))
    let frame = ItemRectangle(origin: (start - corner) / grid.scale, size: (end - start) / grid.scale)
    return (frame, PixelPosition(exact: topLeft, actual: container.actual + frame.origin))
  }

  /// The same where pixels are too many to be counted, or the container lies between them.
  @inline(never)
  private func carefulFrame(
    _ topLeft: SIMD2<Double>, _ bottomRight: SIMD2<Double>
  ) -> (ItemRectangle, PixelPosition) {
    let start = SIMD2(grid.snap(topLeft.x), grid.snap(topLeft.y))
    let end = SIMD2(grid.snap(bottomRight.x), grid.snap(bottomRight.y))
    let (origin, size) = (start - container.actual, end - start)
    let frame = ItemRectangle(
      origin: SIMD2(grid.clean(origin.x), grid.clean(origin.y)),
      size: SIMD2(grid.snap(size.x), grid.snap(size.y)))
    checkIsNumber(frame)
    return (frame, PixelPosition(exact: topLeft, actual: start))
  }

  private func checkIsNumber(_ frame: ItemRectangle) {
    let rect = frame.cgRect
    let isNumber = !rect.minX.isNaN && !rect.minY.isNaN && !rect.width.isNaN && !rect.height.isNaN
    precondition(isNumber, "A frame that constraints give is not a number: \(rect.shortDescription)")
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
