/// The types that arrange items on a circle (docs/carousel.md, 2.3). For the inverted types, radius and angle
/// are both negative.
extension CarouselGeometry {
  /// How much nearer to the viewer a cylinder's axis is than its radius implies, in points. Without it two
  /// items could share a plane, and their order would be undefined.
  static let cylinderDepth: CGFloat = 0.01
  /// How much nearer to the viewer each item of a wheel is than the one before it, in points.
  static let wheelLift: CGFloat = 0.01

  private var signedRadius: CGFloat { type.isInverted ? -radius : radius }
  private var signedAngle: CGFloat { type.isInverted ? -angle : angle }

  /// D = r · sin a, Z = r · cos a - r.
  func onRotary(at offset: CGFloat) -> CATransform3D {
    let angle = offset * signedAngle
    let radius = signedRadius
    return moved(along: radius * sin(angle), depth: radius * cos(angle) - radius)
  }

  /// T(0, 0, R + 0.01) · Ry(a) · T(0, 0, -R) · B, or about (-1, 0, 0) when vertical.
  func onCylinder(at offset: CGFloat) -> CATransform3D {
    let angle = offset * signedAngle
    let radius = signedRadius
    let reach = radius + Self.cylinderDepth
    let (sine, cosine) = (sin(angle), cos(angle))
    return turned(sine: sine, cosine: cosine, along: reach * sine, depth: reach * cosine - radius)
  }

  /// T(0, -R, lift) · Rz(θ) · T(0, R, 0) · B; vertically T(R, 0, lift) · Rz(θ) · T(-R, 0, 0) · B.
  func onWheel(at offset: CGFloat) -> CATransform3D {
    let angle = offset * signedAngle
    let radius = signedRadius
    let (sine, cosine) = (sin(angle), cos(angle))
    let lift = Self.wheelLift * offset
    var result =
      isVertical
      ? placed(x: radius * cosine - radius, y: radius * sine, z: lift)
      : placed(x: radius * sine, y: radius - radius * cosine, z: lift)
    let roll = isMirrored ? -sine : sine
    (result.m11, result.m12) = (cosine, roll)
    (result.m21, result.m22) = (-roll, cosine)
    return result
  }
}
