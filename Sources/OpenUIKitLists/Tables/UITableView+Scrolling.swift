import OpenUIKitCore

// Scrolling to rows.
extension UITableView {
  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, _ animated: Bool) {
    load()
    updateContentSize()
    guard let place = offset(of: indexPath, at: scrollPosition) else { return }
    // A row that is visible needs no scroll; what others do with it is left alone.
    if scrollPosition == .none && place == contentOffset { return }
    guard animated else {
      setContentOffset(place, animated: false)
      return aim = ScrollAim(path: indexPath, position: scrollPosition, offset: contentOffset)
    }
    glide { view in
      (view as? UITableView)?.offset(of: indexPath, at: scrollPosition) ?? view.contentOffset
    } completion: { view in
      guard let table = view as? UITableView else { return }
      table.aim = ScrollAim(path: indexPath, position: scrollPosition, offset: table.contentOffset)
      table.setNeedsLayout()
    }
  }

  /// The offset that shows a row at a position, by the heights that are known; nil if there is no such row.
  private func offset(of indexPath: IndexPath, at scrollPosition: ScrollPosition) -> CGPoint? {
    guard let index = index(of: indexPath) else { return nil }
    let row = frame(index)
    let visible = bounds.inset(by: adjustedContentInset)
    // A header that stays visible would cover the row.
    let cover = style == .plain ? supplementHeight(rows.header(indexPath.section)) : 0
    var y = contentOffset.y
    switch scrollPosition {
    case .none:
      return offset(
        showing: CGRect(x: row.minX, y: row.minY - cover, width: row.width, height: row.height + cover))
    case .top: y = row.minY - adjustedContentInset.top - cover
    case .middle: y = row.midY - visible.height / 2 - adjustedContentInset.top
    case .bottom: y = row.maxY - visible.height - adjustedContentInset.top
    }
    return offsetOnPixels(CGPoint(x: contentOffset.x, y: y.clamped(to: verticalRange)))
  }

  /// The row to which the last scroll has led, if nothing has scrolled since. It is returned once.
  func takeAim() -> ScrollAim<ScrollPosition>? {
    defer { aim = nil }
    return aim.flatMap { $0.isWhere(self) ? $0 : nil }
  }

  /// Scrolls to a row again until the rows around it have their heights.
  func reach(_ aim: ScrollAim<ScrollPosition>) {
    let generation = generation
    for _ in 0..<ScrollAim<ScrollPosition>.mostSteps {
      guard let place = offset(of: aim.path, at: aim.position), place != contentOffset else { return }
      contentOffset = place
      showVisibleRows()
      guard generation == self.generation else { return }
      updateContentSize()
    }
  }
}
