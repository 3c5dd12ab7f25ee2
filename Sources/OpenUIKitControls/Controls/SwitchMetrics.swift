/// The sizes of a switch in a design, in points.
struct SwitchMetrics {
  let size: CGSize
  let knob: CGSize
  /// How much longer the knob is during a touch.
  let stretch: CGFloat

  static let compatibility = SwitchMetrics(
    size: CGSize(width: 51, height: 31), knob: CGSize(width: 27, height: 27), stretch: 6)

  /// Xcode 26 saved 26 switches of 63 × 28 points in Interface Builder files, aligned as 61 × 28. The knob is that of pictures.
  static let liquidGlass = SwitchMetrics(
    size: CGSize(width: 63, height: 28), knob: CGSize(width: 39, height: 24), stretch: 4)
}
