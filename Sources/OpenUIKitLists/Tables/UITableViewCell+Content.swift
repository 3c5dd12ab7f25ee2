// The labels and the image of a cell.

extension UITableViewCell {
  func placeContent() {
    let bounds = contentView.bounds
    let insets = contentInsets(in: bounds.width)
    if let view = pictureStorage, let image = view.image {
      let x = roundedDownToPixel(insets.left + (Self.pictureColumn(image) - image.size.width) / 2)
      let place = CGPoint(x: x, y: roundedDownToPixel((bounds.height - image.size.height) / 2))
      view.frame = contentMirrored(CGRect(origin: place, size: image.size))
    }
    var area = bounds.inset(by: insets)
    area.origin.x += pictureWidth
    area.size.width -= pictureWidth
    placeLabels(in: area)
  }

  /// Places the labels in the area beside the image.
  private func placeLabels(in area: CGRect) {
    if cellStyle == .value2 { return placeColumns(area) }
    let sizes = textSizes(in: max(0, area.width))
    let isStacked = cellStyle == .subtitle && sizes.detail.height > 0
    let height = contentView.bounds.height
    let top = roundedDownToPixel((height - sizes.title.height - (isStacked ? sizes.detail.height : 0)) / 2)
    titleStorage?.frame = contentMirrored(
      CGRect(origin: CGPoint(x: area.minX, y: top), size: sizes.title))
    let detail =
      isStacked
      ? CGPoint(x: area.minX, y: top + sizes.title.height)
      : CGPoint(x: area.maxX - sizes.detail.width, y: roundedDownToPixel((height - sizes.detail.height) / 2))
    detailStorage?.frame = contentMirrored(CGRect(origin: detail, size: sizes.detail))
  }

  /// The sizes of the two labels in a width, in points: one below the other, or side by side, where the first takes what the second leaves.
  private func textSizes(in width: CGFloat) -> (title: CGSize, detail: CGSize) {
    if cellStyle == .value2 {
      let rest = max(0, width - Self.column - Self.columnGap)
      return (size(of: titleStorage, in: Self.column), size(of: detailStorage, in: rest))
    }
    if cellStyle == .subtitle {
      return (size(of: titleStorage, in: width), size(of: detailStorage, in: width))
    }
    var detail = size(of: detailStorage, in: width)
    detail.width = min(detailStorage?.intrinsicContentSize.width ?? 0, width)
    let rest = max(0, width - detail.width - (detail.width > 0 ? 8 : 0))
    return (size(of: titleStorage, in: rest), detail)
  }

  /// The width, and the height that a label needs in it.
  private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label else { return CGSize(width: width, height: 0) }
    guard label.numberOfLines != 1 else {
      return CGSize(width: width, height: label.intrinsicContentSize.height)
    }
    return CGSize(
      width: width, height: label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
  }

  /// The width that the image takes from the labels, in points.
  private var pictureWidth: CGFloat {
    pictureStorage?.image.map { Self.pictureColumn($0) + Self.margin } ?? 0
  }

  /// The width that an image gets, in points. Symbols are centred in columns of one width, so that the texts of all rows begin at one
  /// place.
  private static func pictureColumn(_ image: UIImage) -> CGFloat {
    image.isSymbolImage ? max(symbolColumn, image.size.width) : image.size.width
  }

  /// Places the labels of a cell of style `value2`.
  private func placeColumns(_ area: CGRect) {
    let sizes = textSizes(in: max(0, area.width))
    func place(_ label: UILabel?, _ x: CGFloat, _ size: CGSize) {
      let y = roundedDownToPixel((area.height - size.height) / 2)
      label?.frame = contentMirrored(CGRect(origin: CGPoint(x: x, y: y), size: size))
    }
    place(titleStorage, area.minX, sizes.title)
    place(detailStorage, area.minX + Self.column + Self.columnGap, sizes.detail)
  }

  /// The space around the labels, in points.
  private func contentInsets(in width: CGFloat) -> UIEdgeInsets {
    let indent = CGFloat(indentationLevel) * indentationWidth
    let readable = readableInset(in: width)
    return UIEdgeInsets(
      top: 0, left: readable + leadingTextMargin + indent, bottom: 0,
      right: readable + (controlsWidth > 0 ? Self.accessoryGap : rowMargin))
  }

  /// Aligns what is constrained to the margins of a content view of a width with the text of other cells, unless the app has set
  /// margins.
  func updateContentMargins(in width: CGFloat) {
    guard contentView.ownLayoutMargins == contentMargins else { return }
    let insets = contentInsets(in: width)
    let margins = NSDirectionalEdgeInsets(
      top: Self.verticalMargin, leading: insets.left, bottom: Self.verticalMargin, trailing: insets.right)
    contentMargins = .directional(margins)
    contentView.directionalLayoutMargins = margins
  }

  /// The space at the sides of the content, in points: that of the table, or else of the cell's own width.
  var rowMargin: CGFloat { table?.rowMargin ?? UITableView.rowMargin(in: bounds.width, of: window) }

  /// The space that keeps the content as narrow as readable text, in points.
  private func readableInset(in width: CGFloat) -> CGFloat {
    guard table?.cellLayoutMarginsFollowReadableWidth == true else { return 0 }
    return max(0, (width - 2 * rowMargin - Self.readableWidth) / 2)
  }

  /// The beginning of the line below the cell: that of the text.
  var automaticSeparatorInset: UIEdgeInsets {
    if let contentTextStart {
      return UIEdgeInsets(top: 0, left: leadingWidth + contentTextStart, bottom: 0, right: 0)
    }
    let left = leadingWidth + leadingTextMargin + pictureWidth + CGFloat(indentationLevel) * indentationWidth
    return UIEdgeInsets(top: 0, left: left + readableInset(in: bounds.width), bottom: 0, right: 0)
  }

  var lineInset: UIEdgeInsets {
    guard let own = accessoryViews.separatorInset ?? table?.separatorInsetStorage else {
      return automaticSeparatorInset
    }
    guard table?.separatorInsetReference == .fromAutomaticInsets else {
      return UIEdgeInsets(top: 0, left: own.left + leadingWidth, bottom: 0, right: own.right)
    }
    return UIEdgeInsets(top: 0, left: own.left + automaticSeparatorInset.left, bottom: 0, right: own.right)
  }

  private static let verticalMargin: CGFloat = 11

  func mirrored(_ frame: CGRect) -> CGRect { mirrored(frame, in: bounds.width) }

  private func contentMirrored(_ frame: CGRect) -> CGRect { mirrored(frame, in: contentView.bounds.width) }

  private func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
    guard hasRightToLeftContent else { return frame }
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The height of the content for a width, in points: that of the constraints in `contentView`, or at least
  /// 44 for a cell with its own labels. Constraints that determine no height leave a row 44 points, as in UIKit.
  func height(fitting width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // An override may return any number.
    let height = fitting.height.isFinite ? max(0, fitting.height) : Self.leastHeight
    return roundedUpToPixels(CGSize(width: width, height: height)).height
  }

  /// Whether the cell shows its own labels, or nothing.
  var hasOwnContent: Bool {
    contentView.subviews.isEmpty || titleStorage?.text?.isEmpty == false
      || detailStorage?.text?.isEmpty == false
  }

  /// The height that the cell's own labels need in a width, in points: at least the standard height.
  func ownHeight(in width: CGFloat) -> CGFloat {
    let content = max(0, width - leadingWidth - trailingWidth)
    let insets = contentInsets(in: content)
    let sizes = textSizes(in: max(0, content - insets.left - insets.right - pictureWidth))
    let (title, detail) = (sizes.title.height, sizes.detail.height)
    let own = cellStyle == .subtitle ? title + detail : max(title, detail)
    return max(isGlass ? Self.leastHeightOnGlass : Self.leastHeight, own + Self.padding)
  }

  // UIKit's measures, in points.
  private static let padding: CGFloat = 22
  private static let column: CGFloat = 91
  private static let columnGap: CGFloat = 6
  private static let symbolColumn: CGFloat = 28
  private static let readableWidth: CGFloat = 672
}
