extension UIEdgeInsets {
  /// Whether all four are finite numbers.
  package var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension CGPoint {
  /// Whether both coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// Whether all four numbers are finite.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
