/// The size of a configured button's content, and the frames of its parts.
struct ConfiguredButtonGeometry {
  let placement: NSDirectionalRectEdge
  let imagePadding: CGFloat
  let titlePadding: CGFloat
  let insets: NSDirectionalEdgeInsets
  /// The size of the image; nil without one.
  let image: CGSize?
  let isRightToLeft: Bool
  /// Pixels a point.
  let scale: CGFloat

  typealias Texts = (title: CGSize?, subtitle: CGSize?)

  private var isVertical: Bool { placement == .top || placement == .bottom }

  /// The width that the texts may have in a button's width.
  func textRoom(in width: CGFloat) -> CGFloat {
    let image = isVertical ? 0 : (image.map { $0.width + imagePadding } ?? 0)
    return max(0, width - insets.leading - insets.trailing - image)
  }

  /// The size of title and subtitle below each other.
  private func block(_ texts: Texts) -> CGSize? {
    guard texts.title != nil || texts.subtitle != nil else { return nil }
    let (title, subtitle) = (texts.title ?? .zero, texts.subtitle ?? .zero)
    let gap = texts.title != nil && texts.subtitle != nil ? titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private func content(_ block: CGSize?) -> CGSize {
    guard let image else { return block ?? .zero }
    guard let block else { return image }
    return isVertical
      ? CGSize(width: max(image.width, block.width), height: image.height + imagePadding + block.height)
      : CGSize(width: image.width + imagePadding + block.width, height: max(image.height, block.height))
  }

  /// The size of the button for the sizes of its texts.
  func size(texts: Texts) -> CGSize {
    let content = content(block(texts))
    return CGSize(
      width: up(content.width + insets.leading + insets.trailing),
      height: up(content.height + insets.top + insets.bottom))
  }

  /// The frames of the parts in the button's bounds.
  func frames(
    in bounds: CGRect, texts: Texts, horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) -> (title: CGRect, subtitle: CGRect, image: CGRect) {
    let block = block(texts)
    let size = content(block)
    let area = area(in: bounds)
    let left = start(size.width, area.minX, area.width, side(horizontal))
    let top = start(size.height, area.minY, area.height, side(vertical))
    let imageSize = image ?? .zero
    let blockSize = block ?? .zero
    var imageOrigin = CGPoint(x: left, y: top)
    var textOrigin = CGPoint(x: left, y: top)
    if isVertical {
      imageOrigin.x = left + (size.width - imageSize.width) / 2
      textOrigin.x = left + (size.width - blockSize.width) / 2
      if placement == .top {
        if image != nil && block != nil { textOrigin.y += imageSize.height + imagePadding }
      } else {
        imageOrigin.y = top + size.height - imageSize.height
      }
    } else {
      imageOrigin.y = top + (size.height - imageSize.height) / 2
      textOrigin.y = top + (size.height - blockSize.height) / 2
      let imageIsLeft = (placement != .trailing) != isRightToLeft
      if imageIsLeft {
        if image != nil && block != nil { textOrigin.x += imageSize.width + imagePadding }
      } else {
        imageOrigin.x = left + size.width - imageSize.width
      }
    }
    let titleHeight = texts.title?.height ?? 0
    let gap = texts.title != nil && texts.subtitle != nil ? titlePadding : 0
    return (
      CGRect(x: pixel(textOrigin.x), y: pixel(textOrigin.y), width: up(blockSize.width), height: titleHeight),
      CGRect(
        x: pixel(textOrigin.x), y: pixel(textOrigin.y + titleHeight + gap), width: up(blockSize.width),
        height: texts.subtitle?.height ?? 0),
      CGRect(origin: CGPoint(x: pixel(imageOrigin.x), y: pixel(imageOrigin.y)), size: imageSize)
    )
  }

  private func area(in bounds: CGRect) -> CGRect {
    let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    return bounds.inset(by: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
  }

  /// Where a part starts in a length: 0 for its start, 0.5 for its middle, 1 for its end.
  private func start(_ length: CGFloat, _ origin: CGFloat, _ room: CGFloat, _ side: CGFloat) -> CGFloat {
    origin + (room - length) * side
  }

  private func side(_ alignment: UIControl.ContentHorizontalAlignment) -> CGFloat {
    switch alignment {
    case .left: return 0
    case .right: return 1
    case .leading: return isRightToLeft ? 1 : 0
    case .trailing: return isRightToLeft ? 0 : 1
    case .center, .fill: return 0.5
    }
  }

  private func side(_ alignment: UIControl.ContentVerticalAlignment) -> CGFloat {
    switch alignment {
    case .top: return 0
    case .bottom: return 1
    case .center, .fill: return 0.5
    }
  }

  private func pixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
  private func up(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
}
