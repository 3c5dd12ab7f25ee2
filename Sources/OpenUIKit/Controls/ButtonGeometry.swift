/// The arithmetic of a button: how large its content is and where the parts go.
struct ButtonGeometry {
  /// The size of the title; nil without one.
  let title: CGSize?
  /// The height of a line of the title's font; 0 without a label.
  let lineHeight: CGFloat
  /// The size of the image; nil without one.
  let image: CGSize?
  /// The size of the background image; nil without one.
  let background: CGSize?
  /// The room around the content that was asked for.
  let insets: UIEdgeInsets
  let isRightToLeft: Bool
  /// Pixels a point.
  let scale: CGFloat

  /// The room above and below a title unless another was asked for.
  private static let standardVerticalRoom: CGFloat = 6
  /// No button with a title, and none with nothing, is narrower.
  private static let smallestWidth: CGFloat = 30

  private var usesStandardRoom: Bool { insets == .zero }

  private var imageSize: CGSize { image ?? .zero }

  /// The title in whole points.
  private var titleSize: CGSize {
    guard let title else { return .zero }
    return CGSize(width: title.width.rounded(.up), height: title.height.rounded(.up))
  }

  /// The size that hugging and compression hold the button to, in points.
  var intrinsicSize: CGSize {
    var width = imageSize.width + titleSize.width + insets.left + insets.right
    var height = max(imageSize.height, titleSize.height) + insets.top + insets.bottom
    if usesStandardRoom && (title != nil || image == nil) {
      let line = title == nil ? lineHeight.rounded(.up) : titleSize.height
      width = max(width, Self.smallestWidth)
      height = max(height, line + 2 * Self.standardVerticalRoom)
    }
    return CGSize(width: max(width, background?.width ?? 0), height: max(height, background?.height ?? 0))
  }

  /// Where image and title go: side by side, the image first in reading order.
  func frames(
    in bounds: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) -> (image: CGRect, title: CGRect) {
    let content = bounds.inset(by: insets)
    let titleWidth = min(titleSize.width, max(0, content.width - imageSize.width))
    let total = imageSize.width + titleWidth
    var left: CGFloat
    switch horizontal {
    case .left, .leading, .fill: left = content.minX
    case .right, .trailing: left = content.maxX - total
    case .center: left = content.minX + (content.width - total) / 2
    }
    left = onPixel(left)
    let (imageX, titleX) = isRightToLeft ? (left + titleWidth, left) : (left, left + imageSize.width)
    let imageSpan = span(imageSize.height, in: content, vertical)
    let titleSpan = span(titleSize.height, in: content, vertical)
    return (
      CGRect(x: imageX, y: imageSpan.top, width: imageSize.width, height: imageSpan.height),
      CGRect(x: titleX, y: titleSpan.top, width: titleWidth, height: titleSpan.height)
    )
  }

  private func span(
    _ height: CGFloat, in content: CGRect, _ alignment: UIControl.ContentVerticalAlignment
  ) -> (top: CGFloat, height: CGFloat) {
    let height = min(height, max(0, content.height))
    switch alignment {
    case .top: return (content.minY, height)
    case .bottom: return (content.maxY - height, height)
    case .center: return (onPixel(content.minY + (content.height - height) / 2), height)
    case .fill: return (content.minY, max(0, content.height))
    }
  }

  private func onPixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.down) / scale }
}
