@_spi(Layout) import OpenUIKitGraphics

nonisolated extension LayoutNode {
  /// The geometry of the item.
  package var geometry: ItemGeometry {
    @inline(__always) get { state.geometryAddress.pointee }
    @inline(__always) nonmutating set { state.geometryAddress.pointee = newValue }
  }

  /// Where the node has the address of its geometry. Valid as long as the node has an owner.
  package var unsafeGeometryAddress: UnsafePointer<UnsafeMutablePointer<ItemGeometry>> {
    withUnsafePointer(to: &state.geometryAddress) { $0 }
  }

  /// Moves the geometry to a table, where it stays until `takeGeometryBack()`.
  func moveGeometry(to address: UnsafeMutablePointer<ItemGeometry>) {
    address.pointee = geometry
    state.geometryAddress = address
  }

  /// Follows a table that has moved to other memory with its contents.
  func followGeometry(to address: UnsafeMutablePointer<ItemGeometry>) { state.geometryAddress = address }

  /// Moves the geometry back to the node: the item leaves its engine.
  func takeGeometryBack() { moveGeometry(to: ownGeometryAddress) }
}
