// Where the parts of a navigation bar are.
extension UINavigationBar {
  func placeBackdrops() {
    // The background extends below the status bar.
    let above = max(0, frame.minY)
    for part in [edgeBackdrop, backdrop] {
      part.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    }
  }

  func placeRow() {
    let left = safeAreaInsets.left + margin
    let right = bounds.width - safeAreaInsets.right - margin
    let trailingEnd = place(isRightToLeft ? leading : trailing, from: right, by: -1)
    backButton?.displayMode = .default
    var leadingEnd = place(isRightToLeft ? trailing : leading, from: left, by: 1)
    guard let titleView else { return }
    let room = CGSize(width: max(0, trailingEnd - leadingEnd - 2 * Self.spacing), height: Self.height)
    let size = size(of: titleView, in: room)
    // A title that does not fit shortens the back button.
    for mode in [UINavigationItem.BackButtonDisplayMode.generic, .minimal]
    where backButton != nil && !isRightToLeft && size.width > trailingEnd - leadingEnd - 2 * Self.spacing {
      backButton?.displayMode = mode
      leadingEnd = place(leading, from: left, by: 1)
    }
    place(titleView, size, from: leadingEnd, to: trailingEnd)
  }

  /// Places the title in the middle of the bar if there is room, else as close to it as the buttons allow.
  private func place(_ titleView: UIView, _ size: CGSize, from leadingEnd: CGFloat, to trailingEnd: CGFloat) {
    let width = min(size.width, max(0, trailingEnd - leadingEnd - 2 * Self.spacing))
    let middle = (bounds.width - width) / 2
    let x = min(max(middle, leadingEnd + Self.spacing), trailingEnd - Self.spacing - width)
    let shift = titleView === titleLabel ? shownAppearance.titlePositionAdjustment : .zero
    titleView.frame = CGRect(
      x: roundedDownToPixel(x) + shift.horizontal, y: rowTop(of: size.height) + shift.vertical, width: width,
      height: size.height)
  }

  private func rowTop(of height: CGFloat) -> CGFloat {
    let row = min(Self.height, max(0, bounds.height - heights.prompt))
    return heights.prompt + roundedDownToPixel((row - height) / 2)
  }

  /// Places views side by side from an edge. Returns the end of the last one.
  private func place(_ views: [UIView], from edge: CGFloat, by direction: CGFloat) -> CGFloat {
    var (x, end) = (edge, edge)
    for view in views {
      let size = size(of: view, in: .zero)
      view.frame = CGRect(
        x: direction > 0 ? x : x - size.width, y: rowTop(of: size.height), width: size.width,
        height: size.height)
      end = x + direction * size.width
      // A space is as wide as it states, without the usual distance.
      x = end + direction * ((view as? BarButton)?.isSpace == true ? 0 : Self.itemSpacing)
    }
    return end
  }

  private func size(of view: UIView, in room: CGSize) -> CGSize {
    let natural = view.intrinsicContentSize
    if natural.width > 0 && natural.height > 0 { return natural }
    return view.sizeInBar(in: room)
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

  /// The distance of the content from the safe area, which is that of the screen below: more in a wide window.
  private var margin: CGFloat {
    max(Self.margin, (superview?.layoutMargins.left ?? 0) - safeAreaInsets.left)
  }

  // UIKit's measures, in points.
  static let height: CGFloat = 44
  static let promptHeight: CGFloat = 30
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8
  private static let itemSpacing: CGFloat = 16
  private static let largeTitleThreshold: CGFloat = 8
}
