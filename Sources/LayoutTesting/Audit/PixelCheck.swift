/// Finds edges between pixels.
struct PixelCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    let scale = screen.configuration.device.scale
    return screen.findings { shown in
      // The edges of rotated and scaled views do not lie along pixels.
      guard shown.place.isDisjoint(with: [.partOfControl, .transformed, .inCarousel, .inSystemView]),
        isDrawn(shown.view)
      else {
        return nil
      }
      guard let edge = edgeBetweenPixels(of: shown.frame, scale) else { return nil }
      return Finding(
        .betweenPixels, shown.view, "has an edge at \(edge), which is no whole pixel at scale \(scale.short)")
    }
  }

  /// Only the edges of a background or a picture are visible.
  private func isDrawn(_ view: UIView) -> Bool {
    // A list divides its width among cells, by its layout.
    if view is UICollectionReusableView || view.superview is UICollectionViewCell { return false }
    if let color = view.backgroundColor, color.cgColor.alpha > 0 { return true }
    return view is UIImageView && !isPictureOfRow(view)
  }

  /// Whether the view is the picture that a row of a table places itself, in the size of the image.
  private func isPictureOfRow(_ view: UIView) -> Bool {
    guard let content = view.superview, let row = content.superview as? UITableViewCell,
      row.contentView === content
    else { return false }
    return row.imageView === view
  }

  private func edgeBetweenPixels(of frame: CGRect, _ scale: CGFloat) -> CGFloat? {
    for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] where isBetweenPixels(edge, scale) {
      return edge
    }
    return nil
  }

  private func isBetweenPixels(_ edge: CGFloat, _ scale: CGFloat) -> Bool {
    let pixels = edge * scale
    return abs(pixels - pixels.rounded()) > 0.01
  }
}
