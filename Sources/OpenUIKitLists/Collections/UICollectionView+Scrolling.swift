import OpenUIKitCore

// Scrolling to items.
extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    guard let place = offset(of: indexPath, at: position) else { return }
    // An item that is visible needs no scroll; what others do with it is left alone.
    if position.isEmpty && place == contentOffset { return }
    guard animated else {
      setContentOffset(place, animated: false)
      return aim = ScrollAim(path: indexPath, position: position, offset: contentOffset)
    }
    glide { view in
      (view as? UICollectionView)?.offset(of: indexPath, at: position) ?? view.contentOffset
    } completion: { view in
      guard let collection = view as? UICollectionView else { return }
      collection.aim = ScrollAim(path: indexPath, position: position, offset: collection.contentOffset)
      collection.setNeedsLayout()
    }
  }

  /// The offset that shows an item at a position, by the sizes that are known; nil if there is no such item.
  private func offset(of indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard let frame = attributes(of: .cell(indexPath))?.frame else { return nil }
    guard !position.isEmpty else { return offset(showing: frame) }
    let (insets, visible) = (adjustedContentInset, bounds.inset(by: adjustedContentInset))
    var target = contentOffset
    if position.contains(.top) { target.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) { target.y = frame.midY - visible.height / 2 - insets.top }
    if position.contains(.bottom) { target.y = frame.maxY - visible.height - insets.top }
    if position.contains(.left) { target.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) { target.x = frame.midX - visible.width / 2 - insets.left }
    if position.contains(.right) { target.x = frame.maxX - visible.width - insets.left }
    // An item near the end cannot reach the top without showing space beyond the content.
    return offsetOnPixels(
      CGPoint(x: target.x.clamped(to: horizontalRange), y: target.y.clamped(to: verticalRange)))
  }

  /// The item to which the last scroll has led, if nothing has scrolled since. It is returned once.
  func takeAim() -> ScrollAim<ScrollPosition>? {
    defer { aim = nil }
    return aim.flatMap { $0.isWhere(self) ? $0 : nil }
  }

  /// Scrolls to an item again until the items around it have their sizes.
  func reach(_ aim: ScrollAim<ScrollPosition>) {
    for _ in 0..<ScrollAim<ScrollPosition>.mostSteps {
      guard let place = offset(of: aim.path, at: aim.position), place != contentOffset else { return }
      contentOffset = place
      showElements()
    }
  }
}
