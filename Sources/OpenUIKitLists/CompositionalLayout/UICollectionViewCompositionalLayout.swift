/// Returns the section with an index; nil for none.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout that is composed of sections, groups and items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let fixedSection: NSCollectionLayoutSection?
  private let provider: UICollectionViewCompositionalLayoutSectionProvider?
  /// The settings that apply to all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet {
      releaseAfterAssignment(oldValue)
      invalidateLayout()
    }
  }

  var placements: [SectionPlacement]?
  /// The places of the views at the edges of the whole layout.
  var outerBoundaries = BoundaryPlacement()
  var measures = CompositionalMeasures()
  var scrollers: [Int: SectionScrollView] = [:]

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are all alike.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (fixedSection, provider, self.configuration) = (section, nil, configuration)
    super.init()
    placing = self
  }

  /// Creates a layout whose sections a closure returns.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections a closure returns.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (fixedSection, provider, self.configuration) = (nil, sectionProvider, configuration)
    super.init()
    placing = self
  }

  /// Creates a layout without sections. Archives contain no layouts.
  public required init?(coder: NSCoder) {
    (fixedSection, provider) = (nil, nil)
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
    placing = self
  }

  final var scrollsDown: Bool { configuration.scrollDirection == .vertical }

  // MARK: Layout

  /// Places all sections. O(items).
  open override func prepare() {
    super.prepare()
    guard placements == nil, let collectionView else { return }
    let generation = collectionView.generation
    var made: [SectionPlacement] = []
    var place: CGFloat = 0
    let environment = environment(of: collectionView)
    for (index, count) in collectionView.loadedCounts().enumerated() {
      let section = provider?(index, environment) ?? fixedSection
      // The provider may change the content. Then it is not asked for the other sections of the former one.
      guard generation == collectionView.generation else { return }
      guard let section else { continue }
      if index > 0 { place += configuration.interSectionSpacing }
      #if hasFeature(Embedded)
        let own = environment
      #else
        let own = environmentOfContent(section, environment, in: collectionView)
      #endif
      var placement = solve(section, index, count, own)
      let start = own.contentInsets
      placement.origin =
        scrollsDown ? CGPoint(x: start.leading, y: place) : CGPoint(x: place, y: start.top)
      place += scrollsDown ? placement.size.height : placement.size.width
      made.append(placement)
    }
    // The data source may have changed the content as it was asked for its sections.
    guard generation == collectionView.generation else { return }
    outerBoundaries = placeOuterBoundaries(around: made, environment)
    made = made.map { $0.moved(by: outerBoundaries.origin) }
    placements = made
    showListBackground(of: made, in: collectionView)
    updateScrollers(made, in: collectionView)
  }

  private func solve(
    _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, _ environment: LayoutEnvironment
  ) -> SectionPlacement {
    let measures = measures
    let solver = SectionSolver(
      environment: environment, scrollsDown: scrollsDown,
      measuredItem: { measures.items[IndexPath(item: $0, section: index)] },
      measuredBoundary: { measures.boundaries[IndexPath(item: $0, section: index)] })
    #if hasFeature(Embedded)
      return solver.solve(section, count: count)
    #else
      let insets = supplementaryInsets(of: section, environment)
      return solver.withSupplementaryInsets(insets).solve(section, count: count)
    #endif
  }

  final func environment(of collectionView: UICollectionView) -> LayoutEnvironment {
    let safe =
      configuration.contentInsetsReference == .none ? UIEdgeInsets.zero : collectionView.safeAreaInsets
    let adjusted = collectionView.adjustedContentInset
    // The part of the safe area that the collection's insets do not cover already.
    let (left, right) = (max(0, safe.left - adjusted.left), max(0, safe.right - adjusted.right))
    let isMirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = collectionView.bounds.inset(by: adjusted).size
    return LayoutEnvironment(
      CGSize(width: max(0, size.width), height: max(0, size.height)),
      NSDirectionalEdgeInsets(
        top: 0, leading: isMirrored ? right : left, bottom: 0, trailing: isMirrored ? left : right),
      collectionView.traitCollection)
  }

  /// The size of all sections, in points.
  open override var collectionViewContentSize: CGSize {
    guard let collectionView, let placements, hasContent else { return .zero }
    let size = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    let end = placements.last?.frame ?? .zero
    return scrollsDown
      ? CGSize(width: size.width, height: max(end.maxY, outerBoundaries.size.height))
      : CGSize(width: max(end.maxX, outerBoundaries.size.width), height: size.height)
  }

  private var hasContent: Bool { placements?.isEmpty == false || !outerBoundaries.frames.isEmpty }

  /// The attributes of the elements of sections that intersect a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let placements else { return nil }
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, placement) in placements.enumerated() where reach(of: placement).overlaps(rect) {
      let items = visibleItems(of: placement, index, in: rect)
      found += items
      if let handler = placement.section.visibleItemsInvalidationHandler, let collectionView {
        let visible = items.map { VisibleItem($0) }
        handler(
          visible.map { $0 as any NSCollectionLayoutVisibleItem },
          scrollers[index]?.contentOffset ?? collectionView.contentOffset, environment(of: collectionView))
      }
      found += boundaries(of: placement, index).filter { $0.frame.overlaps(rect) }
      found += decorations(of: placement, index).filter { $0.frame.overlaps(rect) }
    }
    return found + outerAttributes.filter { $0.frame.overlaps(rect) }
  }

  /// The attributes of an item; nil if there is no such item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let placement = placement(indexPath.section), placement.items.indices.contains(indexPath.item)
    else { return nil }
    return attributes(placement.items[indexPath.item], indexPath, placement)
  }

  /// The attributes of a view at a section's edge, or one that is attached to an item; nil for none.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    if let index = outerIndex(of: elementKind, at: indexPath) { return outerAttributes[index] }
    guard let placement = placement(indexPath.section) else { return nil }
    if placement.items.indices.contains(indexPath.item) {
      for (item, frame) in placement.items[indexPath.item].supplements
      where item.elementKind.hasSameBytes(as: elementKind) {
        return attributes(item, frame, indexPath, placement.origin)
      }
    }
    return boundaries(of: placement, indexPath.section).first {
      $0.representedElementKind?.hasSameBytes(as: elementKind) == true
    }
  }

  /// The attributes of a section's background; nil for none.
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let placement = placement(indexPath.section) else { return nil }
    return decorations(of: placement, indexPath.section).first {
      $0.representedElementKind?.hasSameBytes(as: elementKind) == true
    }
  }

  final func placement(_ section: Int) -> SectionPlacement? {
    guard let placements, placements.indices.contains(section) else { return nil }
    return placements[section]
  }

  // MARK: Invalidation

  /// Discards the places of all sections.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts || !isScrolling { placements = nil }
    super.invalidateLayout(with: context)
  }

  /// Whether the present invalidation is for another visible rectangle of the same size.
  private var isScrolling = false

  /// Whether views stay visible or follow the scrolling, or the size has changed.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    isScrolling = newBounds.size == collectionView.bounds.size
    if !isScrolling { return true }
    if configuration.boundarySupplementaryItems.contains(where: { $0.pinToVisibleBounds }) { return true }
    return placements?.contains { placement in
      placement.section.visibleItemsInvalidationHandler != nil
        || placement.section.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
    } == true
  }

  override var mayFollowUpdates: Bool {
    ObjectIdentifier(type(of: self)) != ObjectIdentifier(UICollectionViewCompositionalLayout.self)
  }

  /// Stores the size that an element's content prefers, where it is estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isScrolling = false
    guard let axes = estimatedAxes(of: originalAttributes) else { return false }
    let (old, new) = (originalAttributes.size, preferredAttributes.size)
    guard axes.width && new.width != old.width || axes.height && new.height != old.height else {
      return false
    }
    switch originalAttributes.representedElementCategory {
    case .cell: measures.items[originalAttributes.indexPath] = new
    case .supplementaryView:
      if let kind = originalAttributes.representedElementKind,
        let index = outerIndex(of: kind, at: originalAttributes.indexPath)
      {
        measures.outerBoundaries[index] = new
        return true
      }
      guard let index = boundaryIndex(of: originalAttributes) else { return false }
      measures.boundaries[IndexPath(item: index, section: originalAttributes.indexPath.section)] = new
    case .decorationView: return false
    }
    return true
  }

  final func boundaryIndex(of attributes: UICollectionViewLayoutAttributes) -> Int? {
    guard let kind = attributes.representedElementKind else { return nil }
    return placement(attributes.indexPath.section)?.section.boundarySupplementaryItems.firstIndex {
      $0.elementKind.hasSameBytes(as: kind)
    }
  }

  /// Above the items that scroll below it.
  static let pinnedIndex = 10
}

/// The sizes that contents have reported.
struct CompositionalMeasures {
  var items: [IndexPath: CGSize] = [:]
  /// By section and the index of the view at its edge.
  var boundaries: [IndexPath: CGSize] = [:]
  /// By the index of the view at the layout's edge.
  var outerBoundaries: [Int: CGSize] = [:]
}
