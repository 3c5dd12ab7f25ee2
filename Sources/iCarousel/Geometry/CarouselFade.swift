/// How items fade with their distance (docs/carousel.md, 2.4).
struct CarouselFade: Equatable {
  /// The offset before which items fade, in items.
  var lowerBound = -CGFloat.infinity
  /// The offset after which items fade, in items.
  var upperBound = CGFloat.infinity
  /// The number of items over which they fade; 0 makes a hard edge.
  var range: CGFloat = 1
  /// The opacity of fully faded items.
  var minimumOpacity: CGFloat = 0

  /// Whether no item fades.
  var isOff: Bool { lowerBound == -.infinity && upperBound == .infinity }

  /// The opacity at an offset: 1 - min(over, range) / range · (1 - minimum), with `over` the distance beyond
  /// a bound.
  func opacity(at offset: CGFloat) -> CGFloat {
    var over: CGFloat = 0
    if offset > upperBound {
      over = offset - upperBound
    } else if offset < lowerBound {
      over = lowerBound - offset
    }
    guard over > 0 else { return 1 }
    guard range > 0 else { return minimumOpacity }
    return 1 - min(over, range) / range * (1 - minimumOpacity)
  }
}
