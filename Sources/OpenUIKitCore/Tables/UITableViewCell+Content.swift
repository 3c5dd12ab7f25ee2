// The labels and the image of a cell.

extension UITableViewCell {
  func placeContent() {
    let bounds = contentView.bounds
    var area = bounds.inset(by: contentInsets(in: bounds.width))
    if let view = pictureStorage, let size = view.image?.size {
      view.frame = contentMirrored(
        CGRect(x: area.minX, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
      area.origin.x += size.width + Self.margin
      area.size.width -= size.width + Self.margin
    }
    if style == .value2 { return placeColumns(area) }
    let title = titleStorage?.intrinsicContentSize ?? .zero
    let detail = detailStorage?.intrinsicContentSize ?? .zero
    let isStacked = style == .subtitle && detail.height > 0
    let top = roundedDownToPixel((bounds.height - title.height - (isStacked ? detail.height : 0)) / 2)
    let titleWidth = isStacked ? area.width : max(0, area.width - detail.width - (detail.width > 0 ? 8 : 0))
    titleStorage?.frame = contentMirrored(
      CGRect(x: area.minX, y: top, width: titleWidth, height: title.height))
    let place =
      isStacked
      ? CGRect(x: area.minX, y: top + title.height, width: area.width, height: detail.height)
      : CGRect(
        x: area.maxX - detail.width, y: roundedDownToPixel((bounds.height - detail.height) / 2),
        width: detail.width, height: detail.height)
    detailStorage?.frame = contentMirrored(place)
  }

  /// Places the labels of a cell of style `value2`.
  private func placeColumns(_ area: CGRect) {
    func place(_ label: UILabel?, _ x: CGFloat, _ width: CGFloat) {
      let height = label?.intrinsicContentSize.height ?? 0
      label?.frame = contentMirrored(
        CGRect(x: x, y: roundedDownToPixel((area.height - height) / 2), width: max(0, width), height: height))
    }
    place(titleStorage, area.minX, Self.column)
    place(detailStorage, area.minX + Self.column + 6, area.width - Self.column - 6)
  }

  /// The space around the labels, in points.
  private func contentInsets(in width: CGFloat) -> UIEdgeInsets {
    let indent = CGFloat(indentationLevel) * indentationWidth
    let readable = readableInset(in: width)
    return UIEdgeInsets(
      top: 0, left: readable + leadingTextMargin + indent, bottom: 0,
      right: readable + (trailingWidth > 0 ? Self.accessoryGap : Self.margin))
  }

  /// The space that keeps the content as narrow as readable text, in points.
  private func readableInset(in width: CGFloat) -> CGFloat {
    guard table?.cellLayoutMarginsFollowReadableWidth == true else { return 0 }
    return max(0, (width - 2 * Self.margin - Self.readableWidth) / 2)
  }

  /// The beginning of the line below the cell: that of the text.
  var automaticSeparatorInset: UIEdgeInsets {
    let picture = (pictureStorage?.image?.size.width).map { $0 + Self.margin } ?? 0
    let left = leadingWidth + leadingTextMargin + picture + CGFloat(indentationLevel) * indentationWidth
    return UIEdgeInsets(top: 0, left: left + readableInset(in: bounds.width), bottom: 0, right: 0)
  }

  var lineInset: UIEdgeInsets {
    guard let own = accessories.separatorInset ?? table?.separatorInsetStorage else {
      return automaticSeparatorInset
    }
    guard table?.separatorInsetReference == .fromAutomaticInsets else {
      return UIEdgeInsets(top: 0, left: own.left + leadingWidth, bottom: 0, right: own.right)
    }
    return UIEdgeInsets(top: 0, left: own.left + automaticSeparatorInset.left, bottom: 0, right: own.right)
  }

  func mirrored(_ frame: CGRect) -> CGRect { mirrored(frame, in: bounds.width) }

  private func contentMirrored(_ frame: CGRect) -> CGRect { mirrored(frame, in: contentView.bounds.width) }

  private func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The height of the content for a width, in points: that of the constraints in `contentView`, or at least
  /// 44 for a cell with its own labels.
  func height(fitting width: CGFloat) -> CGFloat {
    #if !hasFeature(Embedded)
      updateConfigurationIfNeeded()
    #endif
    let content = contentFrame(in: CGSize(width: width, height: bounds.height))
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: content.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let title = titleStorage?.intrinsicContentSize.height ?? 0
    let detail = detailStorage?.intrinsicContentSize.height ?? 0
    let own = style == .subtitle ? title + detail : max(title, detail)
    let least = contentView.subviews.isEmpty || own > 0 ? max(Self.leastHeight, own + Self.padding) : 0
    return roundedUpToPixels(CGSize(width: width, height: max(size.height, least))).height
  }

  // UIKit's measures, in points.
  private static let padding: CGFloat = 22
  private static let column: CGFloat = 91
  private static let readableWidth: CGFloat = 672
}
