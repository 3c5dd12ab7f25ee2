/// How items shrink or grow with their distance from the middle: 1 - min(|offset|, range) / range · (1 -
/// minimum).
struct CarouselScaling: Equatable {
  /// The scale of items at least `range` away.
  var minimum: CGFloat = 1
  /// The number of items over which the scale changes; 0 makes a hard edge.
  var range: CGFloat = 1

  /// The scale at an offset.
  func scale(at offset: CGFloat) -> CGFloat {
    guard range > 0 else { return offset == 0 ? 1 : minimum }
    return 1 - min(abs(offset), range) / range * (1 - minimum)
  }

  /// Scales an item about its own centre, before the rest of its transform.
  func apply(at offset: CGFloat, to transform: inout CATransform3D) {
    guard minimum != 1 else { return }
    let scale = scale(at: offset)
    transform = CATransform3DScale(transform, scale, scale, 1)
  }
}
