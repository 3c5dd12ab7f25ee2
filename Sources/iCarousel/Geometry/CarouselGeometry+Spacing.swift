/// Distances in rows (docs/carousel.md, 2.14).
extension CarouselGeometry {
  /// The distance of an item from the current place along the row, in points.
  ///
  /// With a space in points, items that `scaling` makes smaller move together by as much: the distance is the integral of the scaled
  /// width and the space. For whole offsets that leaves the space between the edges of neighbours.
  @inline(__always)
  func rowDistance(at offset: CGFloat) -> CGFloat {
    guard let space, scaling.minimum != 1 else { return offset * itemWidth * spacing }
    return itemWidth * scaling.integral(to: offset) + space * offset
  }

  /// The least distance from one item to the next, in points.
  var leastPitch: CGFloat {
    guard let space, scaling.minimum < 1 else { return abs(itemWidth * spacing) }
    return abs(itemWidth * max(scaling.minimum, 0) + space)
  }
}

extension CarouselScaling {
  /// The integral of the scale from 0 to an offset.
  func integral(to offset: CGFloat) -> CGFloat {
    let far = abs(offset)
    let near = min(far, range)
    let loss = range > 0 ? near * near / (2 * range) * (1 - minimum) : 0
    let integral = near - loss + minimum * (far - near)
    return offset < 0 ? -integral : integral
  }
}
