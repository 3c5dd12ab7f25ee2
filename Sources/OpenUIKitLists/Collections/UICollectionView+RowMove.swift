// Cells that keys move to.

extension UICollectionView {
  /// The item that a move leads to; nil if there is none in that direction.
  func path(_ move: RowMove, from path: IndexPath) -> IndexPath? {
    switch move {
    case .first: return item(after: nil)
    case .last: return item(before: nil)
    case .left, .right:
      let isForward = (move == .right) != mirrorsLayout
      return item(beside: path, move) ?? (isForward ? item(after: path) : item(before: path))
    case .up, .down: return item(beside: path, move)
    case .pageUp, .pageDown: return item(aPage: move, from: path)
    }
  }

  /// The next item in the order of reading; the first one after nil.
  private func item(after path: IndexPath?) -> IndexPath? {
    let counts = loadedCounts()
    if let path, path.item + 1 < counts[path.section] {
      return IndexPath(item: path.item + 1, section: path.section)
    }
    let sections = (path?.section ?? -1) + 1..<counts.count
    return sections.first { counts[$0] > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  private func item(before path: IndexPath?) -> IndexPath? {
    let counts = loadedCounts()
    if let path, path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    let sections = 0..<(path?.section ?? counts.count)
    return sections.last { counts[$0] > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }

  /// The nearest item in a direction: one of the nearest line, and there the one that is nearest to straight ahead.
  private func item(beside path: IndexPath, _ move: RowMove) -> IndexPath? {
    guard let start = layoutAttributesForItem(at: path)?.frame else { return nil }
    let isVertical = move == .up || move == .down
    let reach = isVertical ? bounds.height : bounds.width
    // Only as far as the list shows at once, unless a header or a gap is as high as that.
    for screens in 1...Self.mostScreens {
      let across = isVertical ? contentSize.width : start.height
      let area = start.neighbourhood(move, reach: reach * CGFloat(screens), across: across)
      let found = elements(in: area).filter {
        $0.representedElementCategory == .cell && start.isBefore($0.frame, move)
      }
      let nearest = found.min { start.distance(to: $0.frame, move) < start.distance(to: $1.frame, move) }
      if let nearest { return nearest.indexPath }
    }
    return nil
  }

  /// The item a page away in the direction that the collection scrolls.
  private func item(aPage move: RowMove, from path: IndexPath) -> IndexPath? {
    guard let start = layoutAttributesForItem(at: path)?.frame else { return nil }
    let isVertical = contentSize.height > bounds.height
    let step: RowMove =
      isVertical ? (move.isForward ? .down : .up) : (move.isForward != mirrorsLayout ? .right : .left)
    let page = isVertical ? bounds.inset(by: adjustedContentInset).height : bounds.width
    var last = path
    while let next = item(beside: last, step), let frame = layoutAttributesForItem(at: next)?.frame {
      if start.distance(to: frame, step, isAlong: true) > page, last != path { break }
      last = next
    }
    return last == path ? nil : last
  }

  /// Scrolls to an item until it is visible, and returns its cell. Cells that get a size on the way move it.
  func reveal(_ path: IndexPath) -> UICollectionViewCell? {
    for _ in 0..<Self.mostReveals {
      if let frame = layoutAttributesForItem(at: path)?.frame { scrollRectToVisible(frame, animated: false) }
      layoutIfNeeded()
      if let cell = cellForItem(at: path), bounds.overlaps(cell.frame) { return cell }
    }
    return nil
  }

  /// How many times its own size the collection is searched for the next item.
  private static let mostScreens = 4
  private static let mostReveals = 4
}

extension CGRect {
  /// The area up to `reach` points from an edge.
  fileprivate func neighbourhood(_ move: RowMove, reach: CGFloat, across: CGFloat) -> CGRect {
    switch move {
    case .up: CGRect(x: 0, y: minY - reach, width: across, height: reach)
    case .left: CGRect(x: minX - reach, y: minY, width: reach, height: across)
    case .right: CGRect(x: maxX, y: minY, width: reach, height: across)
    default: CGRect(x: 0, y: maxY, width: across, height: reach)
    }
  }

  /// Whether the rectangle is before another one in a direction.
  fileprivate func isBefore(_ other: CGRect, _ move: RowMove) -> Bool {
    distance(to: other, move, isAlong: true) > 0.5
  }

  /// The distance of another rectangle in a direction, between the middles, in points. One to the side is further
  /// away, but nearer than one in the line behind it.
  fileprivate func distance(to other: CGRect, _ move: RowMove, isAlong: Bool = false) -> CGFloat {
    let (dx, dy) = (other.midX - midX, other.midY - midY)
    switch move {
    case .up: return -dy + (isAlong ? 0 : abs(dx) / Self.sideShare)
    case .left: return -dx + (isAlong ? 0 : abs(dy))
    case .right: return dx + (isAlong ? 0 : abs(dy))
    default: return dy + (isAlong ? 0 : abs(dx) / Self.sideShare)
    }
  }

  /// The share of a distance to the side that counts.
  private static var sideShare: CGFloat { 100 }
}
