/// The rubber band of a scroll view beyond the ends (docs/carousel.md, 4.9).
extension ScrollRules {
  /// How far the band follows a finger at first, as a part of its movement.
  private static var bandFactor: CGFloat { 0.55 }

  /// The offset after a finger has moved by a number of items from another offset.
  func stretched(from offset: CGFloat, by distance: CGFloat) -> CGFloat {
    guard overscroll > 0 else { return offset + distance }
    let finger = released(offset) + distance
    let end = clamped(finger)
    let beyond = abs(finger - end)
    let stretch = bandLength * (1 - 1 / (beyond * Self.bandFactor / bandLength + 1))
    return finger < end ? end - stretch : end + stretch
  }

  /// Where the offset would be without the band.
  private func released(_ offset: CGFloat) -> CGFloat {
    let end = clamped(offset)
    // No finger stretches the band to its full length.
    let stretch = min(abs(offset - end), bandLength * 0.999)
    let beyond = stretch * bandLength / (Self.bandFactor * (bandLength - stretch))
    return offset < end ? end - beyond : end + beyond
  }

  /// The part of a finger's speed that the carousel has at an offset.
  func bandResistance(at offset: CGFloat) -> CGFloat {
    let stretch = min(abs(offset - clamped(offset)), bandLength)
    guard stretch > 0 else { return 1 }
    let rest = 1 - stretch / bandLength
    return Self.bandFactor * rest * rest
  }

  /// The end of a fling within the limits. The band does not stretch farther for a fling than without it.
  func flung(to target: CGFloat) -> CGFloat {
    guard bandLength > 0, overscroll > 0 else { return limited(target).offset }
    return min(max(target, firstPlace - bounceDistance), lastPlace + bounceDistance)
  }
}
