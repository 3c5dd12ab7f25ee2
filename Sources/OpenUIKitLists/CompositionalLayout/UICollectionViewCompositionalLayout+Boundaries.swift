// Views at the edges of the whole layout.

extension UICollectionViewCompositionalLayout {
  final func placeOuterBoundaries(around sections: [SectionPlacement], _ environment: LayoutEnvironment)
    -> BoundaryPlacement
  {
    let items = configuration.boundarySupplementaryItems
    guard !items.isEmpty else { return BoundaryPlacement() }
    let (container, end) = (environment.effectiveContentSize, sections.last?.frame ?? .zero)
    let content =
      scrollsDown
      ? CGSize(width: container.width, height: end.maxY) : CGSize(width: end.maxX, height: container.height)
    let measures = measures
    return BoundarySolver(items: items, container: container, insets: .zero) {
      measures.outerBoundaries[$0]
    }.place(around: content)
  }

  /// The attributes of the views, by their index.
  final var outerAttributes: [UICollectionViewLayoutAttributes] {
    let whole = CGRect(origin: .zero, size: outerBoundaries.size)
    return zip(configuration.boundarySupplementaryItems, outerBoundaries.frames).map { item, frame in
      let made = attributes(item, frame, Self.outerPath, .zero)
      guard item.pinToVisibleBounds else { return made }
      made.frame = pinned(made.frame, item, in: whole)
      // Above the pinned views of sections, which pass below it.
      made.zIndex = max(item.zIndex, Self.pinnedIndex + 1)
      return made
    }
  }

  /// The index of a view of a kind; nil for a view of a section.
  final func outerIndex(of kind: String, at path: IndexPath) -> Int? {
    guard path == Self.outerPath, !outerBoundaries.frames.isEmpty else { return nil }
    return configuration.boundarySupplementaryItems.firstIndex { $0.elementKind.hasSameBytes(as: kind) }
  }

  private static var outerPath: IndexPath { IndexPath(item: 0, section: 0) }
}

extension SectionPlacement {
  /// The section at a distance.
  func moved(by distance: CGPoint) -> SectionPlacement {
    var moved = self
    moved.origin = CGPoint(x: origin.x + distance.x, y: origin.y + distance.y)
    return moved
  }
}
