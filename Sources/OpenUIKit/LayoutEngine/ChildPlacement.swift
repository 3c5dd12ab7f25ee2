/// How the children of one view are rounded to pixels and placed.
struct ChildPlacement {
  let grid: PixelGrid
  /// Where the view that holds the children lies.
  private let container: PixelPosition
  /// Whether nothing around the children asks to be told of their frames: no animation and no safe area.
  let isSilent: Bool

  /// Of a view that lies nowhere, such as a root.
  init(grid: PixelGrid) {
    self.grid = grid
    container = PixelPosition()
    isSilent = false
  }

  #if !ThreadConfined
    @MainActor
  #endif
  init(of view: UIView, by engine: LayoutEngine) {
    grid = engine.pixelGrid
    container = view.pixelPosition
    isSilent = view.safeArea == .zero && AnimationContext.current == nil
  }

  /// The frame of a child with its edges on pixels, and where that puts the child in the window.
  #if !ThreadConfined
    @MainActor
  #endif
  func frame(of node: LayoutNode, in engine: LayoutEngine) -> (CGRect, PixelPosition) {
    let rect = engine.frame(of: node).outset(by: node.alignmentInsets)
    return frame(ItemRectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height))
  }

  /// Gives the plain view of an item its frame and tells nobody. Returns false, having done nothing, where it is not
  /// that simple.
  func placeSilently(_ slot: Int, of items: PlacedItems) -> Bool {
    guard isSilent, let node = items[slot].node, node.hearsNothingOfPlace, let layer = node.record.layer
    else {
      return false
    }
    return layer._withUnsafeGuaranteedRef { layer in
      guard layer.canBePlacedSilently else { return false }
      let (rect, position) = frame(items[slot].rectangle)
      items[slot].pixelPosition = position
      layer.placeSilently(in: rect)
      return true
    }
  }

  @inline(__always)
  private func frame(_ exact: ItemRectangle) -> (CGRect, PixelPosition) {
    let left = container.exact.x + exact.x
    let top = container.exact.y + exact.y
    let edges = grid.snap(SIMD4(left, top, left + exact.width, top + exact.height))
    let rect = CGRect(
      x: grid.clean(edges.x - container.actual.x), y: grid.clean(edges.y - container.actual.y),
      width: grid.snap(edges.z - edges.x), height: grid.snap(edges.w - edges.y))
    return (rect, PixelPosition(exact: SIMD2(left, top), actual: SIMD2(edges.x, edges.y)))
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
