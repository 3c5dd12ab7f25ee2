// Where the parts of a navigation bar are.
extension UINavigationBar {
  func placeBackdrops() {
    // The background extends below the status bar.
    #if hasFeature(Embedded)
      let above = max(0, frame.minY)
    #else
      let above = barPosition == .topAttached ? max(0, frame.minY) : 0
    #endif
    for part in [edgeBackdrop, backdrop] {
      part.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    }
  }

  func placeRow() {
    let left = safeAreaInsets.left + margin
    let right = bounds.width - safeAreaInsets.right - margin
    let (leftViews, rightViews) = hasRightToLeftContent ? (trailing, leading) : (leading, trailing)
    backButton?.displayMode = .default
    // Views that are too wide for the bar share it: each side has at least half of it.
    let rows = BarRow.sharing(right - left, row(of: leftViews), row(of: rightViews))
    let trailingEnd = place(rightViews, from: right, by: -1, in: rows.second)
    var leadingEnd = place(leftViews, from: left, by: 1, in: rows.first)
    defer { placePlatters() }
    #if !hasFeature(Embedded)
      if hasLeadingTitle { return placeLeadingTitle(from: leadingEnd, to: trailingEnd) }
    #endif
    guard let titleView else { return }
    let room = CGSize(width: max(0, trailingEnd - leadingEnd - 2 * Self.spacing), height: Self.height)
    let size = size(of: titleView, in: room)
    // A title that does not fit shortens the back button.
    for mode in [UINavigationItem.BackButtonDisplayMode.generic, .minimal]
    where backButton != nil && !hasRightToLeftContent
      && size.width > trailingEnd - leadingEnd - 2 * Self.spacing
    {
      backButton?.displayMode = mode
      leadingEnd = place(leading, from: left, by: 1, in: row(of: leading).fitting(rows.first.room))
    }
    place(titleView, size, from: leadingEnd, to: trailingEnd)
  }

  private func placePlatters() {
    guard isGlass else { return platters.show([], in: self, above: backdrop) }
    var groups = BarPlatters.groups(of: leading).groups + BarPlatters.groups(of: trailing).groups
    #if !hasFeature(Embedded)
      groups += BarPlatters.groups(of: centerViews).groups
    #endif
    platters.show(groups, in: self, above: backdrop)
  }

  /// Places the title in the middle of the bar if there is room, else as close to it as the buttons allow.
  private func place(_ titleView: UIView, _ size: CGSize, from leadingEnd: CGFloat, to trailingEnd: CGFloat) {
    let width = min(size.width, max(0, trailingEnd - leadingEnd - 2 * Self.spacing))
    let middle = (bounds.width - width) / 2
    let x = min(max(middle, leadingEnd + Self.spacing), trailingEnd - Self.spacing - width)
    place(titleView, at: x, CGSize(width: width, height: size.height))
  }

  /// Places the title at a distance from the left, in points.
  func place(_ titleView: UIView, at x: CGFloat, _ size: CGSize) {
    var shift = UIOffset.zero
    if titleView === titleLabel {
      shift = shownAppearance.titlePositionAdjustment
      #if !hasFeature(Embedded)
        shift.vertical += titleShift
      #endif
    }
    titleView.takeFrameInBar(
      CGRect(
        x: roundedDownToPixel(x) + shift.horizontal, y: rowTop(of: size.height) + shift.vertical,
        width: size.width, height: size.height))
  }

  private func rowTop(of height: CGFloat) -> CGFloat {
    heights.prompt + roundedDownToPixel((rowHeight - height) / 2)
  }

  private var rowHeight: CGFloat { min(Self.height, max(0, bounds.height - heights.prompt)) }

  /// Views side by side with their natural widths.
  func row(of views: [UIView]) -> BarRow {
    let widths = views.map { size(of: $0, in: .zero).width }
    if isGlass { return BarPlatters.row(of: views, widths: widths) }
    // A space is as wide as it states, without the usual distance.
    return BarRow(
      widths: widths,
      gaps: views.dropLast().map { ($0 as? BarButton)?.isSpace == true ? 0 : Self.itemSpacing })
  }

  /// Places views side by side from an edge. Returns the end of the last one.
  func place(_ views: [UIView], from edge: CGFloat, by direction: CGFloat, in row: BarRow) -> CGFloat {
    var end = edge + direction * row.ends.start
    for (index, view) in views.enumerated() {
      let (start, width) = (index == 0 ? end : end + direction * row.gaps[index - 1], row.widths[index])
      let height = size(of: view, in: .zero).height
      view.takeFrameInBar(
        CGRect(x: direction > 0 ? start : start - width, y: rowTop(of: height), width: width, height: height))
      end = start + direction * width
    }
    return end + direction * row.ends.end
  }

  /// The size of a view in the bar. An app's view is no higher than the row, as in UIKit, which resizes it to fit.
  func size(of view: UIView, in room: CGSize) -> CGSize {
    let natural = view.naturalSizeInBar
    var size = natural.width > 0 && natural.height > 0 ? natural : view.sizeInBar(in: room)
    size.height = min(size.height, rowHeight)
    return size
  }

  func placeLargeTitle() {
    defer { itemIsNew = false }
    guard let largeTitle else { return titleLabel.alpha = 1 }
    let shown = heights.shownLargeTitle(in: bounds.height)
    let pull = max(0, bounds.height - heights.maximum)
    largeTitle.margin = margin
    largeTitle.frame = CGRect(
      x: 0, y: heights.prompt + heights.row, width: bounds.width, height: shown + pull)
    largeTitle.isHidden = shown + pull <= 0
    showSmallTitle(isSmallTitleShown)
  }

  /// Whether the title is in the row: there is no large one, or it has slid away.
  var isSmallTitleShown: Bool {
    largeTitle == nil || heights.shownLargeTitle(in: bounds.height) < Self.largeTitleThreshold
  }

  /// The title in the row appears when the large one has slid away. A new item begins with the right one.
  private func showSmallTitle(_ isShown: Bool) {
    guard titleView === titleLabel, (titleLabel.alpha > 0.5) != isShown else { return }
    guard window != nil, !itemIsNew else { return titleLabel.alpha = isShown ? 1 : 0 }
    UIView.animate(withDuration: 0.2) { self.titleLabel.alpha = isShown ? 1 : 0 }
  }

  func placeAccessory() {
    guard let accessory else { return }
    let shown = heights.shownAccessory(in: bounds.height)
    accessory.view.layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    accessory.view.frame = CGRect(
      x: safeAreaInsets.left, y: bounds.height - shown,
      width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right), height: shown)
  }

  /// The distance of the content from the safe area, which is that of the screen below: more in a wide window, and on a phone in
  /// landscape, as snapshot tests have recorded it.
  private var margin: CGFloat {
    let least = traitCollection.verticalSizeClass == .compact ? Self.landscapeMargin : Self.margin
    return max(least, (superview?.layoutMargins.left ?? 0) - safeAreaInsets.left)
  }

  // UIKit's measures, in points.
  static let height: CGFloat = 44
  static let promptHeight: CGFloat = 30
  private static let margin: CGFloat = 16
  private static let landscapeMargin: CGFloat = 20
  static let spacing: CGFloat = 8
  private static let itemSpacing: CGFloat = 16
  private static let largeTitleThreshold: CGFloat = 8
}
