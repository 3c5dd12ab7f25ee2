/// Where a view, a layer or a guide is in its container: its position and its size, in points.
///
/// Each item has one. A view, its layer and the layout pass read and write it at the same address: in the table of the engine that
/// has registered the item, or else in its node.
@_spi(Layout) @frozen
public struct ItemGeometry: Equatable, BitwiseCopyable {
  /// The position of the anchor point: the centre of a view unless its layer has another anchor point, and
  /// the top left corner of a guide.
  public var position: SIMD2<Double>
  /// The width and the height.
  public var size: SIMD2<Double>

  /// Creates the geometry of an item by its anchor point and its size.
  @inlinable
  public init(position: SIMD2<Double> = SIMD2(), size: SIMD2<Double> = SIMD2()) {
    self.position = position
    self.size = size
  }
}

/// The geometry of a view with the default anchor point.
@_spi(Layout)
extension ItemGeometry {
  /// Creates the geometry of a view between its corner and size.
  @inlinable @inline(__always)
  public init(origin: SIMD2<Double>, size: SIMD2<Double>) {
    self.init(position: origin + 0.5 * size, size: size)
  }

  /// Creates the geometry of a view with a frame.
  @inlinable
  public init(frame: CGRect) {
    self.init(
      origin: SIMD2(frame.origin.x, frame.origin.y), size: SIMD2(frame.size.width, frame.size.height))
  }

  /// The frame of a view without a transform.
  @inlinable
  public var frame: CGRect { frame(anchor: SIMD2(0.5, 0.5)) }
}

@_spi(Layout)
extension ItemGeometry {
  /// The rectangle of an item whose anchor point is a fraction `anchor` of its size.
  @inlinable
  public func frame(anchor: SIMD2<Double>) -> CGRect {
    let origin = position - anchor * size
    return CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
  }

  /// The position as a point.
  @inlinable
  public var center: CGPoint { CGPoint(x: position.x, y: position.y) }

  /// The size, in points.
  @inlinable
  public var cgSize: CGSize { CGSize(width: size.x, height: size.y) }
}
