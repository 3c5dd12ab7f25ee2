extension CGRect {
  /// The rectangle with every edge moved outwards by its inset.
  package func outset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x - insets.left, y: origin.y - insets.top, width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}
