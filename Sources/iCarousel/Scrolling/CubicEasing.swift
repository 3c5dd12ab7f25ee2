/// The timing of animated scrolling: slow at both ends (docs/carousel.md, 4.2).
enum CubicEasing {
  /// The fraction of the distance after the fraction `time` of the time: 4t³ in the first half, 1 + 4(t - 1)³
  /// in the second.
  static func value(at time: CGFloat) -> CGFloat {
    guard time >= 0.5 else { return 4 * time * time * time }
    let rest = time - 1
    return 1 + 4 * rest * rest * rest
  }
}
