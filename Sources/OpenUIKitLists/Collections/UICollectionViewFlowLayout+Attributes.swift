// The attributes of single elements.
extension UICollectionViewFlowLayout {
  func itemAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let sections = sections
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].frames.indices.contains(indexPath.item)
    else { return nil }
    return itemAttributes(at: indexPath, sections[indexPath.section].frames[indexPath.item])
  }

  /// The attributes of an item with a frame in coordinates that scroll downwards.
  func itemAttributes(at indexPath: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(indexPath)
    attributes.frame = turned(frame)
    return attributes
  }

  func edgeAttributes(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let sections = sections
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind.hasSameBytes(as: Self.header)
    guard isHeader || elementKind.hasSameBytes(as: Self.footer),
      var frame = isHeader ? section.header : section.footer
    else { return nil }
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if isPinned { frame.origin.y = pinned(frame, in: section, isHeader: isHeader) }
    let attributes = makeAttributes(indexPath, supplementaryKind: elementKind)
    attributes.frame = turned(frame)
    // Above the items that scroll below it.
    attributes.zIndex = isPinned ? 10 : 0
    return attributes
  }

  /// The top of a header or footer that stays visible without leaving its section.
  private func pinned(_ frame: CGRect, in section: FlowSection, isHeader: Bool) -> CGFloat {
    guard let collectionView else { return frame.minY }
    let visible = turned(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
    if isHeader {
      let last = (section.footer?.minY ?? section.bottom) - frame.height
      return max(frame.minY, min(visible.minY, last))
    }
    let first = section.header?.maxY ?? section.top
    return min(frame.minY, max(visible.maxY - frame.height, first))
  }

  private func makeAttributes(_ indexPath: IndexPath, supplementaryKind kind: String? = nil)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = emptyAttributes()
    attributes.represent(indexPath, supplementaryKind: kind)
    return attributes
  }
}
