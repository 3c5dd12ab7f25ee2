/// Where a view or guide is in its container: its position and its size, in points.
///
/// Each item has one. The item itself, its layer and the layout pass read and write it at the same address: in
/// the table of the engine that has registered the item (`PlacedItems`), or else in its node.
struct ItemGeometry: Equatable, BitwiseCopyable {
  /// The position of the anchor point: the centre of a view unless its layer has another anchor point, and
  /// the top left corner of a guide.
  var position = SIMD2<Double>()
  var size = SIMD2<Double>()
}

/// The geometry of a view with the default anchor point.
extension ItemGeometry {
  /// Creates the geometry of a view between its corner and size.
  @inline(__always)
  init(origin: SIMD2<Double>, size: SIMD2<Double>) {
    self.init(position: origin + 0.5 * size, size: size)
  }

  /// Creates the geometry of a view with a frame.
  init(frame: CGRect) {
    self.init(
      origin: SIMD2(frame.origin.x, frame.origin.y), size: SIMD2(frame.size.width, frame.size.height))
  }

  /// The frame of a view without a transform.
  var frame: CGRect { frame(anchor: SIMD2(0.5, 0.5)) }
}

extension ItemGeometry {
  /// The rectangle of an item whose anchor point is a fraction `anchor` of its size.
  func frame(anchor: SIMD2<Double>) -> CGRect {
    let origin = position - anchor * size
    return CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
  }

  var center: CGPoint { CGPoint(x: position.x, y: position.y) }

  var cgSize: CGSize { CGSize(width: size.x, height: size.y) }
}

nonisolated extension LayoutNode {
  /// The geometry of the item.
  var geometry: ItemGeometry {
    @inline(__always) get { record.geometryAddress.pointee }
    @inline(__always) nonmutating set { record.geometryAddress.pointee = newValue }
  }

  /// Moves the geometry to a table, where it stays until `takeGeometryBack()`.
  func moveGeometry(to address: UnsafeMutablePointer<ItemGeometry>) {
    address.pointee = geometry
    record.geometryAddress = address
  }

  /// Follows a table that has moved to other memory with its contents.
  func followGeometry(to address: UnsafeMutablePointer<ItemGeometry>) { record.geometryAddress = address }

  /// Moves the geometry back to the node: the item leaves its engine.
  func takeGeometryBack() { moveGeometry(to: ownGeometryAddress) }
}
