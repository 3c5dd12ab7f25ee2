/// Views one below the other.
struct UnavailableColumn {
  struct Part {
    let view: UIView
    let size: CGSize
    /// The space above the view unless it is the first one, in points.
    let space: CGFloat
  }

  let parts: [Part]

  /// The height of the views and of the spaces between them, in points.
  var height: CGFloat {
    parts.enumerated().reduce(0) { $0 + $1.element.size.height + space(above: $1.offset) }
  }

  private func space(above index: Int) -> CGFloat { index == 0 ? 0 : parts[index].space }

  /// Places the views below a point in a width. `side` is the part of the free width that lies left of them.
  @MainActor
  func place(from origin: CGPoint, width: CGFloat, side: CGFloat) {
    var y = origin.y
    for (index, part) in parts.enumerated() {
      y += space(above: index)
      part.view.frame = CGRect(
        origin: CGPoint(x: origin.x + (width - part.size.width) * side, y: y), size: part.size)
      y += part.size.height
    }
  }
}
