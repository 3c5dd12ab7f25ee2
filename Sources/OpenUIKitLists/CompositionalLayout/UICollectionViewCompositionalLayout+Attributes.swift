// The attributes of what sections have placed.
extension UICollectionViewCompositionalLayout {
  /// The rectangle that a section's elements may reach.
  func reach(of placement: SectionPlacement) -> CGRect {
    var reach = placement.frame
    for boundary in placement.boundaries {
      reach = reach.union(boundary.offsetBy(dx: placement.origin.x, dy: placement.origin.y))
    }
    return reach
  }

  func visibleItems(of placement: SectionPlacement, _ section: Int, in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]
  {
    var found: [UICollectionViewLayoutAttributes] = []
    let scrolled = scrollers[section].map { $0.contentOffset } ?? .zero
    let visible = rect.offsetBy(
      dx: scrolled.x - placement.origin.x, dy: scrolled.y - placement.origin.y)
    // Items that a section scrolls out of its own area do not show, however far the rectangle reaches.
    let window =
      placement.scrolls
      ? visible.overlap(with: placement.area.offsetBy(dx: scrolled.x, dy: scrolled.y)) : visible
    for block in placement.items.blocks(in: window) {
      for item in block {
        let placed = placement.items[item]
        if placed.frame.overlaps(window) {
          found.append(attributes(placed, IndexPath(item: item, section: section), placement))
        }
        for (attached, frame) in placed.supplements where frame.overlaps(window) {
          found.append(attributes(attached, frame, IndexPath(item: item, section: section), placement.origin))
        }
      }
    }
    return found
  }

  func attributes(_ item: PlacedItem, _ path: IndexPath, _ placement: SectionPlacement)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = item.frame.offsetBy(dx: placement.origin.x, dy: placement.origin.y)
    attributes.zIndex = item.zIndex
    return attributes
  }

  func attributes(
    _ item: NSCollectionLayoutSupplementaryItem, _ frame: CGRect, _ path: IndexPath, _ origin: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: path)
    attributes.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    attributes.zIndex = item.zIndex
    return attributes
  }

  func boundaries(of placement: SectionPlacement, _ section: Int)
    -> [UICollectionViewLayoutAttributes]
  {
    zip(placement.section.boundarySupplementaryItems, placement.boundaries).map { item, frame in
      let made = attributes(item, frame, IndexPath(item: 0, section: section), placement.origin)
      if item.pinToVisibleBounds {
        made.frame = pinned(made.frame, item, in: placement.frame)
        made.zIndex = max(item.zIndex, Self.pinnedIndex)
      }
      return made
    }
  }

  /// The rectangle of a view that stays visible without leaving its section, or the layout.
  func pinned(
    _ frame: CGRect, _ item: NSCollectionLayoutBoundarySupplementaryItem, in section: CGRect
  ) -> CGRect {
    guard let collectionView else { return frame }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    var pinned = frame
    if !scrollsDown {
      pinned.origin.x = max(frame.minX, min(visible.minX, section.maxX - frame.width))
    } else if item.alignment.edges.contains(.bottom) {
      pinned.origin.y = min(frame.minY, max(visible.maxY - frame.height, section.minY))
    } else {
      pinned.origin.y = max(frame.minY, min(visible.minY, section.maxY - frame.height))
    }
    return pinned
  }

  func decorations(of placement: SectionPlacement, _ section: Int)
    -> [UICollectionViewLayoutAttributes]
  {
    placement.section.decorationItems.map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
      let (frame, insets) = (placement.frame, item.contentInsets)
      attributes.frame = CGRect(
        x: frame.minX + insets.leading, y: frame.minY + insets.top,
        width: max(0, frame.width - insets.leading - insets.trailing),
        height: max(0, frame.height - insets.top - insets.bottom))
      attributes.zIndex = item.zIndex
      return attributes
    }
  }
}
