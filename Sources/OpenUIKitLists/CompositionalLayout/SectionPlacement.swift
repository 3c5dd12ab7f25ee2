/// The places of a section's elements, in points from the section's origin.
///
/// Items of a section that scrolls across the layout's direction lie as if they were not scrolled.
struct SectionPlacement: ViewTreeConfined {
  let section: NSCollectionLayoutSection
  var items = PlacedItemList()
  /// The rectangles of headers, footers and other views at the edges, by their index.
  var boundaries: [CGRect] = []
  /// The rectangles of the groups, in points from the origin of the groups.
  var groups: [CGRect] = []
  /// The rectangle of the groups with the space around them: that of the scroll view, if the section scrolls.
  var area = CGRect.zero
  /// The size of the groups with the space around them.
  var contentSize = CGSize.zero
  var size = CGSize.zero
  /// Where the section lies in the content.
  var origin = CGPoint.zero

  var frame: CGRect { CGRect(origin: origin, size: size) }
  var scrolls: Bool { section.orthogonalScrollingBehavior != .none }
}

/// Places a section in a container.
struct SectionSolver: ViewTreeConfined {
  let environment: LayoutEnvironment
  let scrollsDown: Bool
  let measuredItem: (Int) -> CGSize?
  let measuredBoundary: (Int) -> CGSize?
  #if !hasFeature(Embedded)
    /// The space beside headers and footers, if the section states what it refers to; nil otherwise.
    var supplementaryInsets: NSDirectionalEdgeInsets?
  #endif

  func solve(_ section: NSCollectionLayoutSection, count: Int) -> SectionPlacement {
    var placement = SectionPlacement(section: section)
    let container = environment.effectiveContentSize
    let insets = section.contentInsets
    let inner = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - (scrollsDown ? 0 : insets.top + insets.bottom)))
    let stacksDown = scrollsDown != placement.scrolls
    stackGroups(&placement, count: count, in: inner, down: stacksDown)
    let content = placement.contentSize
    placement.contentSize = CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
    placement.area.size =
      scrollsDown
      ? CGSize(width: container.width, height: placement.contentSize.height)
      : CGSize(width: placement.contentSize.width, height: container.height)
    placeBoundaries(&placement, container)
    placement.items.finish(
      movedBy: CGPoint(x: placement.area.minX + insets.leading, y: placement.area.minY + insets.top))
    return placement
  }

  /// The space beside headers and footers.
  private func boundaryInsets(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    #if !hasFeature(Embedded)
      if let supplementaryInsets { return supplementaryInsets }
    #endif
    return section.supplementariesFollowContentInsets ? section.contentInsets : .zero
  }

  private func stackGroups(
    _ placement: inout SectionPlacement, count: Int, in container: CGSize, down: Bool
  ) {
    var solver = GroupSolver(count: count, environment: environment, measured: measuredItem)
    var place: CGFloat = 0
    while solver.hasItems {
      if !placement.groups.isEmpty { place += placement.section.interGroupSpacing }
      let group = solver.placeNext(placement.section.group, in: container)
      let origin = down ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
      placement.items.append(group.items, movedBy: origin)
      placement.groups.append(CGRect(origin: origin, size: group.size))
      place += down ? group.size.height : group.size.width
      if down {
        placement.contentSize = CGSize(
          width: max(placement.contentSize.width, group.size.width), height: place)
      } else {
        placement.contentSize = CGSize(
          width: place, height: max(placement.contentSize.height, group.size.height))
      }
    }
  }

  /// Places headers and footers, and the groups between them.
  private func placeBoundaries(_ placement: inout SectionPlacement, _ container: CGSize) {
    let section = placement.section
    let boundaries = BoundarySolver(
      items: section.boundarySupplementaryItems, container: container,
      insets: boundaryInsets(of: section),
      measured: measuredBoundary
    ).place(around: placement.area.size)
    placement.area.origin = boundaries.origin
    placement.size = boundaries.size
    placement.boundaries = boundaries.frames
  }
}
