/// Finds edges between pixels.
#if !ThreadConfined
  @MainActor
#endif
struct PixelCheck {
  let screen: AuditedScreen

  var findings: [Finding] {
    let scale = screen.configuration.device.scale
    return screen.findings { shown in
      // What is turned or scaled has no edges along pixels.
      guard shown.place.isDisjoint(with: [.partOfControl, .transformed]), isDrawn(shown.view) else {
        return nil
      }
      let edges = [shown.frame.minX, shown.frame.minY, shown.frame.maxX, shown.frame.maxY]
      guard let edge = edges.first(where: { isBetweenPixels($0, scale) }) else { return nil }
      return Finding(
        .betweenPixels, shown.view, "has an edge at \(edge), which is no whole pixel at scale \(scale.short)")
    }
  }

  /// Only the edges of a background or a picture are visible.
  private func isDrawn(_ view: UIView) -> Bool {
    view is UIImageView || (view.backgroundColor.map { $0.cgColor.alpha > 0 } ?? false)
  }

  private func isBetweenPixels(_ edge: CGFloat, _ scale: CGFloat) -> Bool {
    let pixels = edge * scale
    return abs(pixels - pixels.rounded()) > 0.01
  }
}
