@_spi(Layout) import OpenUIKitGraphics

/// The geometry of a layer: its own, or the one that it shares with its view.
struct LayerGeometry {
  private var own = ItemGeometry()
  /// Where the view has the address of the geometry, which moves between the view's node and a table of the layout engine.
  private var unsafeShared: UnsafePointer<UnsafeMutablePointer<ItemGeometry>>?

  /// Creates the geometry of a layer without a view.
  init(_ geometry: ItemGeometry = ItemGeometry()) { own = geometry }

  /// Creates the geometry of a view's layer.
  init(unsafeAddress: UnsafePointer<UnsafeMutablePointer<ItemGeometry>>) { unsafeShared = unsafeAddress }

  var isShared: Bool { unsafeShared != nil }

  var value: ItemGeometry {
    get { unsafeShared?.pointee.pointee ?? own }
    set { if let unsafeShared { unsafeShared.pointee.pointee = newValue } else { own = newValue } }
  }
}
