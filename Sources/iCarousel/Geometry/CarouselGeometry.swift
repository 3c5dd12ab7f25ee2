/// The positions of items: all that the formulas of a type need, without views.
///
/// A value is resolved once per layout. Its `transform(at:)`, `opacity(at:)` and `depth(of:)` are pure
/// functions of an item's offset. The offset is the item's distance from the current place, in items: 0 in
/// the middle, and positive towards the end.
///
/// Conventions (docs/carousel.md, 2.1): row vectors, so p' = p · M; the translation is in row 4, the
/// perspective in m34; z grows towards the viewer. Every matrix is L · B with a placement L and the base B =
/// T(-vx, -vy, 0) · P, where P is the identity with m34 = perspective. So rows 1 to 3 of the result are (a,
/// b, c, p·c) for L's (a, b, c, 0), and row 4 is (x - vx, y - vy, z, 1 + p·z).
struct CarouselGeometry: Equatable {
  var type = iCarouselType.linear
  /// Whether the row runs downwards instead of sideways.
  var isVertical = false
  /// Whether a horizontal row runs from right to left.
  var isMirrored = false
  /// The width of an item along the row, in points.
  var itemWidth: CGFloat = 0
  /// The distance from one item to the next, in item widths.
  var spacing: CGFloat = 1
  /// The space between neighbours in points, from which `spacing` follows; nil for a spacing in widths.
  var space: CGFloat?
  /// How far items are turned, or separated sideways; see `iCarouselOption.tilt`.
  var tilt: CGFloat = 0
  /// The radius of a circular type in points, never negative.
  var radius: CGFloat = 0
  /// The angle from one item of a circular type to the next, in radians.
  var angle: CGFloat = 0
  /// Entry m34 of the base transform.
  var perspective: CGFloat = -1.0 / 500
  /// The viewer's distance from the middle, in points.
  var viewpointOffset = CGSize.zero
  /// How far the items of `coverFlow2` have turned over. Nil while the carousel moves by itself, because each
  /// item follows its own offset then.
  var toggle: CGFloat?
  var fade = CarouselFade()
  var scaling = CarouselScaling()
  /// Whether items that face away from the viewer are shown.
  var showsBackfaces = true

  /// The transform of a container at `offset` for every type except `custom`. For that type it returns the
  /// base transform, which the delegate completes.
  func transform(at offset: CGFloat) -> CATransform3D {
    var result = placedTransform(at: offset)
    scaling.apply(at: offset, to: &result)
    return result
  }

  /// The opacity of an item at `offset`, from 0 to 1.
  func opacity(at offset: CGFloat) -> CGFloat {
    fade.opacity(at: offset)
  }

  /// The base of all transforms: the viewpoint's offset and the perspective.
  var baseTransform: CATransform3D {
    var base = CATransform3DIdentity
    base.m34 = perspective
    base.m41 = -viewpointOffset.width
    base.m42 = -viewpointOffset.height
    return base
  }

  /// Whether an item with the transform faces away from the viewer and has to be hidden (docs/carousel.md,
  /// 2.5).
  func hidesBack(of transform: CATransform3D) -> Bool {
    !showsBackfaces && transform.m33 <= 0
  }

  private func placedTransform(at offset: CGFloat) -> CATransform3D {
    switch type {
    case .linear: return moved(along: rowDistance(at: offset), depth: 0)
    case .rotary, .invertedRotary: return onRotary(at: offset)
    case .cylinder, .invertedCylinder: return onCylinder(at: offset)
    case .wheel, .invertedWheel: return onWheel(at: offset)
    case .coverFlow, .coverFlow2: return inCoverFlow(at: offset)
    case .leftTilted, .rightTilted: return inTiltedRow(at: offset)
    case .timeMachine: return moved(along: offset * itemWidth * tilt, depth: offset * itemWidth * spacing)
    case .invertedTimeMachine:
      return moved(along: offset * itemWidth * tilt, depth: -offset * itemWidth * spacing)
    case .custom: return baseTransform
    }
  }
}

// MARK: - Placements

extension CarouselGeometry {
  /// An item that faces the viewer, moved by `distance` along the row and by `depth` towards the viewer, in
  /// points.
  @inline(__always)
  func moved(along distance: CGFloat, depth: CGFloat) -> CATransform3D {
    let place = along(distance)
    return placed(x: place.x, y: place.y, z: depth)
  }

  /// An item turned by `angle` about the axis across the row, then moved.
  ///
  /// Horizontally that is Ry(angle), vertically the rotation about (-1, 0, 0).
  @inline(__always)
  func turned(by angle: CGFloat, along distance: CGFloat, depth: CGFloat) -> CATransform3D {
    turned(sine: sin(angle), cosine: cos(angle), along: distance, depth: depth)
  }

  /// An item turned by an angle whose sine and cosine are given, then moved.
  @inline(__always)
  func turned(
    sine: CGFloat, cosine: CGFloat, along distance: CGFloat, depth: CGFloat
  ) -> CATransform3D {
    let place = along(distance)
    var result = placed(x: place.x, y: place.y, z: depth)
    let sine = isMirrored ? -sine : sine
    if isVertical {
      (result.m22, result.m23, result.m24) = (cosine, -sine, -perspective * sine)
      (result.m32, result.m33, result.m34) = (sine, cosine, perspective * cosine)
    } else {
      (result.m11, result.m13, result.m14) = (cosine, -sine, -perspective * sine)
      (result.m31, result.m33, result.m34) = (sine, cosine, perspective * cosine)
    }
    return result
  }

  /// An item moved to a position. `x` is that of a row from left to right.
  @inline(__always)
  func placed(x: CGFloat, y: CGFloat, z: CGFloat) -> CATransform3D {
    CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
      m34: perspective, m41: (isMirrored ? -x : x) - viewpointOffset.width, m42: y - viewpointOffset.height,
      m43: z, m44: 1 + perspective * z)
  }

  @inline(__always)
  private func along(_ distance: CGFloat) -> (x: CGFloat, y: CGFloat) {
    isVertical ? (0, distance) : (distance, 0)
  }
}
