/// Finds edges between pixels.
#if !ThreadConfined
  @MainActor
#endif
struct PixelCheck {
  let window: UIWindow
  let scale: CGFloat

  var findings: [Finding] {
    window.visibleDescendants.compactMap { view in
      // What is turned or scaled has no edges along pixels.
      guard isDrawn(view), !view.isPartOfControl, !view.isTransformed else { return nil }
      let frame = view.frameInWindow
      let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY]
      guard let edge = edges.first(where: { isBetweenPixels($0) }) else { return nil }
      return Finding(
        .betweenPixels, view, "has an edge at \(edge), which is no whole pixel at scale \(scale.short)")
    }
  }

  /// Only the edges of a background or a picture are visible.
  private func isDrawn(_ view: UIView) -> Bool {
    view is UIImageView || (view.backgroundColor.map { $0.cgColor.alpha > 0 } ?? false)
  }

  private func isBetweenPixels(_ edge: CGFloat) -> Bool {
    let pixels = edge * scale
    return abs(pixels - pixels.rounded()) > 0.01
  }
}
