/// The rows whose items beside the current one turn away from the viewer.
extension CarouselGeometry {
  /// How much nearer to the viewer each card of a tilted row is than its neighbour behind it, in points.
  static let tiltedLift: CGFloat = 0.01

  /// Cover flow (docs/carousel.md, 2.3): with c the offset clamped to -1...1, x = (c · tilt / 2 + o ·
  /// spacing) · W, z = -|c| · W / 2 and a turn of -c · tilt right angles.
  func inCoverFlow(at offset: CGFloat) -> CATransform3D {
    let clamped = coverFlowTurn(at: offset)
    return turned(
      by: -clamped * (.pi / 2) * tilt,
      along: clamped * 0.5 * tilt * itemWidth + rowDistance(at: offset),
      depth: -abs(clamped) * itemWidth * 0.5)
  }

  /// A row of cards that all lean one way, except the current one, which faces the viewer.
  ///
  /// With c the offset clamped to -1...1:
  /// - x = (c · tilt / 2 + o · spacing) · W, which leaves the current card as much room as in cover flow;
  /// - z = -|c| · W / 2 ± 0.01 · o: all but the current card are half a width behind it. Of two cards, the
  ///   one in front of the other's plane is drawn in front. For cards that face left that is the left one;
  /// - a turn of ∓|c| · tilt right angles: to the left as the right half of cover flow, or to the right as
  ///   its left half.
  ///
  /// Left and right are the viewer's, also if the row runs from right to left. In a vertical row left means
  /// up.
  func inTiltedRow(at offset: CGFloat) -> CATransform3D {
    let clamped = min(max(offset, -1), 1)
    let facesStart = (type == .leftTilted) != isMirrored
    let direction: CGFloat = facesStart ? -1 : 1
    return turned(
      by: direction * abs(clamped) * (.pi / 2) * tilt,
      along: clamped * 0.5 * tilt * itemWidth + rowDistance(at: offset),
      depth: direction * Self.tiltedLift * offset - abs(clamped) * itemWidth * 0.5)
  }

  /// How far an item has turned, from -1 to 1. During a drag of `coverFlow2`, only the two items beside the
  /// middle turn, by `toggle`.
  private func coverFlowTurn(at offset: CGFloat) -> CGFloat {
    let clamped = min(max(offset, -1), 1)
    guard type == .coverFlow2, let toggle else { return clamped }
    if toggle > 0 {
      if offset <= -0.5 { return -1 }
      if offset <= 0.5 { return -toggle }
      return offset <= 1.5 ? 1 - toggle : clamped
    }
    if offset > 0.5 { return 1 }
    if offset > -0.5 { return -toggle }
    return offset > -1.5 ? -1 - toggle : clamped
  }
}
