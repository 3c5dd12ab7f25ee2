@_spi(Layout) import OpenUIKitGraphics

/// Writes the new geometries of one view's children that moved in the solution.
///
/// Children in which nothing has to be notified get their geometry here, without a visit. The caller visits the others.
struct ChildPlacement: ViewTreeConfined {
  let rounding: ChildRounding
  /// Whether geometries can be written without a visit: the container is on pixels, and no surrounding
  /// animation or safe area has to be notified of them.
  private let writes: Bool
  /// Whether a geometry was written without a visit.
  private(set) var hasWritten = false

  /// - Parameter isObserved: Whether something notes each change of a geometry, as a surrounding animation does.
  init(of node: LayoutNode, by engine: LayoutEngine, isObserved: Bool) {
    rounding = ChildRounding(grid: engine.pixelGrid, in: node.pixelPosition)
    writes = rounding.isOnPixels && !node.state.flags.contains(.hasSafeArea) && !isObserved
  }

  /// Writes the geometries of the moved children of a container, up to the first that has to be visited.
  /// Returns the slot of that one; nil if no other has moved.
  mutating func writeQuiet(of container: LayoutNode, by engine: LayoutEngine) -> Int? {
    guard writes else { return engine.items.takeMoved(of: container) }
    let grid = rounding.grid
    // A division takes longer than all other steps of rounding a frame.
    return grid.exactInverse > 0
      ? write(container, engine) { $0 * grid.exactInverse } : write(container, engine) { $0 / grid.scale }
  }

  @inline(__always)
  private mutating func write(
    _ container: LayoutNode, _ engine: LayoutEngine, points: (SIMD2<Double>) -> SIMD2<Double>
  ) -> Int? {
    let rounding = rounding
    var hasWritten = false
    let slot = engine.items.takeMoved(of: container) { geometry, origin, size in
      guard let rounded = rounding.geometry(origin, size, points: points) else { return false }
      geometry = rounded
      hasWritten = true
      return true
    }
    if hasWritten { self.hasWritten = true }
    return slot
  }
}
