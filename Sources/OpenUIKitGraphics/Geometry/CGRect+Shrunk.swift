extension CGRect {
  /// The rectangle with its left and right edges moved inwards by `dx` and the others by `dy`, in points, as far as there is space.
  /// A smaller rectangle becomes a line or point in its middle. `insetBy(dx:dy:)` returns a rectangle without finite edges there,
  /// which is no frame of a view.
  package func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    let (dx, dy) = (min(dx, width / 2), min(dy, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }
}
