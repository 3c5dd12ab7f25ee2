@_spi(Layout) import OpenUIKitGraphics

/// The geometry of a layer: the one that it shares with its view, or its own.
struct LayerGeometry {
  /// Where the view has the address of the geometry, which moves between the view's node and a table of the layout engine.
  private var unsafeShared: UnsafePointer<UnsafeMutablePointer<ItemGeometry>>?
  /// The geometry of a layer without a view, which an object contains because nearly all layers have a view; nil for zero.
  private var own: OwnGeometry?

  private final class OwnGeometry {
    var value: ItemGeometry

    init(_ value: ItemGeometry) { self.value = value }
  }

  /// Creates the geometry of a layer without a view and without a size, at the origin.
  init() {}

  /// Creates the geometry of a layer without a view.
  init(_ geometry: ItemGeometry) { own = OwnGeometry(geometry) }

  /// Creates the geometry of a view's layer.
  init(unsafeAddress: UnsafePointer<UnsafeMutablePointer<ItemGeometry>>) { unsafeShared = unsafeAddress }

  var isShared: Bool { unsafeShared != nil }

  var value: ItemGeometry {
    get { unsafeShared?.pointee.pointee ?? own?.value ?? ItemGeometry() }
    set {
      if let unsafeShared {
        unsafeShared.pointee.pointee = newValue
      } else if let own {
        own.value = newValue
      } else {
        own = OwnGeometry(newValue)
      }
    }
  }
}
