// Titles at the leading edge, items in the middle, and back buttons with actions of their own.
extension UINavigationBar {
  /// Whether the title is at the leading edge.
  var hasLeadingTitle: Bool { topItem.map { $0.style != .navigator } ?? false }

  /// Places the title after the items at the leading edge, and other items in the middle of the bar or as close to it as there is
  /// room, between a left and a right edge.
  func placeLeadingTitle(from left: CGFloat, to right: CGFloat) {
    let isMirrored = hasRightToLeftContent
    let direction: CGFloat = isMirrored ? -1 : 1
    let row = row(of: centerViews).fitting(right - left - 2 * Self.spacing)
    var titleEnd = isMirrored ? right : left
    if let titleView {
      let taken = centerViews.isEmpty ? Self.spacing : row.length + 2 * Self.spacing
      let start = titleEnd + (leading.isEmpty ? 0 : direction * Self.spacing)
      let room = max(0, (isMirrored ? start - left : right - start) - taken)
      let size = size(of: titleView, in: CGSize(width: room, height: Self.height))
      let width = min(size.width, room)
      titleEnd = start + direction * width
      place(titleView, at: min(start, titleEnd), CGSize(width: width, height: size.height))
    }
    placeCenter(
      row, from: isMirrored ? left : titleEnd, to: isMirrored ? titleEnd : right, by: direction)
  }

  private func placeCenter(_ row: BarRow, from left: CGFloat, to right: CGFloat, by direction: CGFloat) {
    guard !centerViews.isEmpty else { return }
    let middle = (bounds.width - row.length) / 2
    let x = roundedDownToPixel(
      max(left + Self.spacing, min(middle, right - Self.spacing - row.length)))
    _ = place(centerViews, from: direction > 0 ? x : x + row.length, by: direction, in: row)
  }

  // MARK: Back buttons

  /// The content of a button that the item's action makes, where there is no item to go back to; nil without an action.
  var contentOfBackAction: BackButton.Content? {
    guard let topItem, let action = topItem.backAction else { return nil }
    let appearance = shownAppearance
    let isPlain = topItem.style == .editor
    var content = BackButton.Content(
      title: action.title.isEmpty ? "Back" : action.title,
      displayMode: isPlain || action.title.isEmpty ? .minimal : .default, item: nil,
      indicator: appearance.backIndicatorImage ?? older.backIndicatorImage,
      appearance: appearance.backButtonAppearance)
    if !isPlain, let image = action.image { content.item = UIBarButtonItem(title: nil, image: image) }
    return content
  }

  /// Follows a tap on the back button.
  func followBackButton() {
    guard let action = topItem?.backAction else { return goBack() }
    action.perform(from: backButton)
  }

  // MARK: Titles

  /// Moves the title down, in points, in bars of a height. Titles at other heights have the value of `default`.
  public final func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    guard adjustment.isFinite else { return }
    changeOlder { $0.titleShifts[barMetrics] = adjustment }
  }

  /// How far the title is moved down in bars of a height, in points.
  public final func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    older.titleShifts[barMetrics] ?? 0
  }

  /// How far the title is moved down in the present height, in points.
  var titleShift: CGFloat {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let metrics: UIBarMetrics = isCompact ? .compact : .default
    let withPrompt: UIBarMetrics = isCompact ? .compactPrompt : .defaultPrompt
    return (heights.prompt > 0 ? older.titleShifts[withPrompt] : nil) ?? older.titleShifts[metrics]
      ?? older.titleShifts[.default] ?? 0
  }
}
