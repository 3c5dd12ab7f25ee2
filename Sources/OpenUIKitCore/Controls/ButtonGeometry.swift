/// The sizes of a button's parts.
struct ButtonParts {
  /// The size of the title, or of an empty line if it is empty; nil without a title.
  var title: CGSize?
  /// Whether the title may have several lines. Then it keeps its height where there is less room.
  var isTitleWrapped = false
  /// The height of a line of the title's font, in points.
  let lineHeight: CGFloat
  /// The size of the image; nil without one.
  let image: CGSize?
  /// The size of the background image; nil without one.
  let background: CGSize?
  /// The measurer of the title.
  let measurer: any TextMeasurer
  /// The pixels per point to which its size is rounded.
  let scale: CGFloat
}

/// The size of a button's content, and the positions of its parts.
struct ButtonGeometry {
  let parts: ButtonParts
  /// The requested insets of the content.
  let insets: UIEdgeInsets
  let horizontal: UIControl.ContentHorizontalAlignment
  let vertical: UIControl.ContentVerticalAlignment
  let isRightToLeft: Bool
  /// Pixels a point.
  let scale: CGFloat

  private var title: CGSize? { parts.title }
  private var image: CGSize? { parts.image }
  private var background: CGSize? { parts.background }
  private var lineHeight: CGFloat { parts.lineHeight }

  /// The default space above and below a title.
  private static let standardVerticalRoom: CGFloat = 6
  /// The minimum width of a button without an image.
  private static let smallestWidth: CGFloat = 30

  /// An image needs no default space, nor does a title beside it. UIKit gives a button with an image of 13 ×
  /// 22 and a title of 73 × 21.5 a size of 86 × 22 points, and an empty button one of 30 × 34.
  private var usesStandardRoom: Bool {
    insets == .zero && image == nil && (title != nil || background == nil)
  }

  private var imageSize: CGSize { image ?? .zero }

  /// The size of the title, rounded to whole points; zero without a title.
  private var titleSize: CGSize {
    guard let title else { return .zero }
    return CGSize(width: title.width.rounded(.up), height: title.height.rounded(.up))
  }

  /// The intrinsic content size of the button, in points.
  var intrinsicSize: CGSize {
    let line = title == nil && image == nil && background == nil ? lineHeight.rounded(.up) : titleSize.height
    var width = imageSize.width + titleSize.width + insets.left + insets.right
    var height = max(imageSize.height, line) + insets.top + insets.bottom
    if usesStandardRoom {
      width = max(width, Self.smallestWidth)
      height += 2 * Self.standardVerticalRoom
    }
    return CGSize(width: max(width, background?.width ?? 0), height: max(height, background?.height ?? 0))
  }

  /// The frame of the title within the content's rectangle reduced by the title's insets: beside the image.
  /// The title is narrower if there is too little room.
  func titleFrame(in area: CGRect) -> CGRect {
    let (width, imageWidth) = (titleWidth(in: area), imageWidth(in: area))
    let start = start(of: imageWidth + width, in: area)
    let (top, height) = span(titleSize.height, in: area, fits: !parts.isTitleWrapped)
    return CGRect(x: isRightToLeft ? start : start + imageWidth, y: top, width: width, height: height)
  }

  /// The frame of the image within the content's rectangle reduced by the image's insets: before the title in
  /// reading order. Without a title it can fill the width.
  func imageFrame(in area: CGRect) -> CGRect {
    let (top, height) = span(imageSize.height, in: area)
    if horizontal == .fill, image != nil, titleSize.width == 0 {
      return CGRect(x: area.minX, y: top, width: max(0, area.width), height: height)
    }
    let (width, titleWidth) = (imageWidth(in: area), titleWidth(in: area))
    let start = start(of: width + titleWidth, in: area)
    return CGRect(x: isRightToLeft ? start + titleWidth : start, y: top, width: width, height: height)
  }

  /// The width of the image, which shrinks in a button that is too small, as its height does.
  private func imageWidth(in area: CGRect) -> CGFloat { min(imageSize.width, max(0, area.width)) }

  private func titleWidth(in area: CGRect) -> CGFloat {
    min(titleSize.width, max(0, area.width - imageSize.width))
  }

  /// The left edge of title and image together.
  private func start(of width: CGFloat, in area: CGRect) -> CGFloat {
    switch side {
    case .right: onPixel(area.maxX - width)
    case .center: onPixel(area.minX + (area.width - width) / 2)
    default: onPixel(area.minX)
    }
  }

  private var side: UIControl.ContentHorizontalAlignment {
    switch horizontal {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: horizontal
    }
  }

  private func span(_ height: CGFloat, in area: CGRect, fits: Bool = true) -> (top: CGFloat, height: CGFloat)
  {
    let room = max(0, area.height)
    let height = fits ? min(height, room) : height
    switch vertical {
    case .top: return (area.minY, height)
    case .bottom: return (area.maxY - height, height)
    case .center: return (onPixel(area.minY + (area.height - height) / 2), height)
    case .fill: return (area.minY, room)
    }
  }

  /// The nearest whole pixel; half a pixel is rounded up. UIKit puts a title 21.5 points high 0.5 points down
  /// in 22 points at 2 pixels per point.
  private func onPixel(_ length: CGFloat) -> CGFloat { (length * scale + 0.5).rounded(.down) / scale }
}
