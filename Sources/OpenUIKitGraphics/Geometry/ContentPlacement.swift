/// The place of content in a box of another size: what `UIView.ContentMode` and `CALayerContentsGravity` name.
package enum ContentPlacement {
  /// As large as the box.
  case stretched
  /// As large as fits, in proportion.
  case fitted
  /// As small as fills, in proportion.
  case filling
  /// Unscaled, with fractions of the free space to its left and above it.
  case unscaled(CGFloat, CGFloat)

  /// The frame of content in a box, in points. Content without scaling is rounded to whole pixels, so that it stays sharp.
  package func frame(of content: CGSize, in box: CGSize, roundingTo scale: CGFloat) -> CGRect {
    switch self {
    case .stretched: return CGRect(origin: .zero, size: box)
    case .fitted: return scaled(content, in: box) { min($0, $1) }
    case .filling: return scaled(content, in: box) { max($0, $1) }
    case .unscaled(let horizontal, let vertical):
      let x = ((box.width - content.width) * horizontal * scale).rounded() / scale
      let y = ((box.height - content.height) * vertical * scale).rounded() / scale
      return CGRect(origin: CGPoint(x: x, y: y), size: content)
    }
  }

  private func scaled(_ content: CGSize, in box: CGSize, by pick: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
    guard content.width > 0, content.height > 0 else { return .zero }
    let factor = pick(box.width / content.width, box.height / content.height)
    let size = CGSize(width: content.width * factor, height: content.height * factor)
    return CGRect(
      x: (box.width - size.width) / 2, y: (box.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
