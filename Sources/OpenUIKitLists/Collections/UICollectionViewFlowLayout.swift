/// Items side by side in lines, lines one after the other, with a header and a footer for each section.
///
/// Lines are perpendicular to the scrolling direction. Items of one size form columns that fill the width.
/// Items of several sizes fill it line by line, with more than the minimum space between them if necessary;
/// the last line keeps the minimum space. A line with a single item is centred, except the last line.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimated size of items that are sized by their content, without a better estimate.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The direction in which the content scrolls.
  @exclusivity(unchecked)
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of items in points, unless the delegate returns one.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of an item until it becomes visible and is measured, in points. Zero, the default,
  /// turns self-sizing off.
  @exclusivity(unchecked)
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The least space between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum space between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The insets around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The area that the insets of sections are relative to; the content inset by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// The size of headers, in points. Only the length along the scrolling direction counts; zero for none. With
  /// `automaticSize` the content determines it.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, in points. Only the length along the scrolling direction counts; zero for none. With
  /// `automaticSize` the content determines it.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay at the edge of the visible area while their section is visible.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stay at the edge of the visible area while their section is visible.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  private var placed: [FlowSection]?
  private var sectionMeasures: [FlowSection.Measures]?
  private var measured: [IndexPath: CGSize] = [:]
  /// The measured sizes of headers, at item 0 of their section, and of footers, at item 1.
  private var measuredEdges: [IndexPath: CGSize] = [:]
  /// The headers and footers whose content determines their length, as in `measuredEdges`.
  private var automaticEdges: Set<IndexPath> = []
  private var width: CGFloat = 0

  /// Creates a layout that scrolls downwards.
  nonisolated public override init() {
    super.init()
  }

  /// Creates a layout that scrolls downwards. Archives contain no layouts.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Computation

  /// The positions of all elements, computed on first use. A subclass may set sizes and spaces in its
  /// `prepare()`, before or after it calls super. O(items) after a change.
  final var sections: [FlowSection] {
    if let placed { return placed }
    guard let collectionView else { return [] }
    let generation = collectionView.generation
    let newWidth = across(collectionView)
    // Content that wraps has another height in another width.
    if newWidth != width { (measured, measuredEdges, sectionMeasures) = ([:], [:], nil) }
    width = newWidth
    let measures = sectionMeasures ?? self.measures(of: collectionView)
    var sections: [FlowSection] = []
    for measures in measures {
      sections.append(
        FlowSection(
          measures, top: sections.last?.bottom ?? 0, width: width, scale: collectionView.hostScale))
    }
    // The delegate may have changed the content while it was asked. These sections are those of the former one.
    if generation == collectionView.generation { (sectionMeasures, placed) = (measures, sections) }
    return sections
  }

  /// The length of a line, in points.
  private func across(_ view: UICollectionView) -> CGFloat {
    let area = view.bounds.inset(by: view.adjustedContentInset)
    return max(0, scrollsDown ? area.width : area.height)
  }

  /// The measures of all sections. The delegate may change the content when it is asked. After that it is not asked for elements of
  /// the former content, which its data does not have.
  private func measures(of view: UICollectionView) -> [FlowSection.Measures] {
    let generation = view.generation
    return view.loadedCounts().enumerated().map { section, count in
      measures(of: section, items: count, view) {
        view.generation == generation ? view.flowLayoutDelegate : nil
      }
    }
  }

  private func measures(
    of section: Int, items: Int, _ view: UICollectionView,
    _ delegate: () -> (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection.Measures {
    let sizes = itemSizes(of: section, items: items, view, delegate)
    let header =
      delegate()?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate()?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let own = delegate()?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let reference = referenceInsets(in: view)
    let inset = UIEdgeInsets(
      top: own.top + reference.top, left: own.left + reference.left, bottom: own.bottom + reference.bottom,
      right: own.right + reference.right)
    return FlowSection.Measures(
      sizes: sizes,
      isUniform: estimatedItemSize == .zero && sizes.dropFirst().allSatisfy { $0 == sizes[0] },
      inset: scrollsDown ? inset : inset.transposed,
      lineSpacing: delegate()?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing,
      itemSpacing: delegate()?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      header: edgeLength(header, IndexPath(item: 0, section: section)),
      footer: edgeLength(footer, IndexPath(item: 1, section: section)))
  }

  /// The length of a header or footer along the scrolling direction: an estimate until its content is measured.
  private func edgeLength(_ size: CGSize, _ path: IndexPath) -> CGFloat {
    let length = turned(size).height
    guard length == Self.automaticSize.height else {
      automaticEdges.remove(path)
      return length
    }
    automaticEdges.insert(path)
    return turned(measuredEdges[path] ?? CGSize(width: 50, height: 50)).height
  }

  /// The place of a header or footer in `measuredEdges`; nil for another element.
  private func edgePath(_ attributes: UICollectionViewLayoutAttributes) -> IndexPath? {
    guard let kind = attributes.representedElementKind else { return nil }
    let isHeader = kind.hasSameBytes(as: Self.header)
    guard isHeader || kind.hasSameBytes(as: Self.footer) else { return nil }
    return IndexPath(item: isHeader ? 0 : 1, section: attributes.indexPath.section)
  }

  private func itemSizes(
    of section: Int, items: Int, _ view: UICollectionView,
    _ delegate: () -> (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize] {
    let assumed = assumedSize
    return (0..<items).map { item in
      let path = IndexPath(item: item, section: section)
      if let size = measured[path] { return turned(size) }
      guard let size = delegate()?.collectionView(view, layout: self, sizeForItemAt: path),
        size.width >= 0, size.height >= 0
      else { return turned(assumed) }
      return turned(size)
    }
  }

  /// The size of items that have no size from the delegate and were not measured.
  final var assumedSize: CGSize {
    if estimatedItemSize == .zero { return itemSize }
    return estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
  }

  // MARK: Results

  /// As wide as a line, and as high as all sections.
  open override var collectionViewContentSize: CGSize {
    let height = sections.last?.bottom ?? 0
    return turned(CGSize(width: width, height: height))
  }

  /// The attributes of the items, headers and footers in a rectangle. O(sections + log items + elements
  /// found). The methods for single elements are not called: as in UIKit, a subclass that changes attributes
  /// overrides both.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (area, sections) = (turned(rect), sections)
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated()
    where section.top < area.maxY && section.bottom > area.minY {
      let place = IndexPath(item: 0, section: index)
      if let header = edgeAttributes(ofKind: Self.header, at: place),
        header.frame.overlaps(rect)
      {
        found.append(header)
      }
      for item in section.items(from: area.minY, to: area.maxY) {
        let frame = section.frames[item]
        guard frame.overlaps(area) else { continue }
        found.append(itemAttributes(at: IndexPath(item: item, section: index), frame))
      }
      if let footer = edgeAttributes(ofKind: Self.footer, at: place),
        footer.frame.overlaps(rect)
      {
        found.append(footer)
      }
    }
    return found
  }

  /// The attributes of an item; nil if there is no such item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    itemAttributes(at: indexPath)
  }

  /// The attributes of a section's header or footer; nil if it has none.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { edgeAttributes(ofKind: elementKind, at: indexPath) }

  // MARK: Changes

  #if hasFeature(Embedded)
    override func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
      UICollectionViewFlowLayoutInvalidationContext()
    }
  #else
    /// `UICollectionViewFlowLayoutInvalidationContext`.
    open override class var invalidationContextClass: AnyClass {
      UICollectionViewFlowLayoutInvalidationContext.self
    }
  #endif

  /// Discards computed positions, and the sizes and spaces from the delegate, as far as the context names
  /// them.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isComplete = context.invalidateEverything || context.invalidateDataSourceCounts
    // A context of another class names no parts of a flow layout, so everything is computed again.
    let (metrics, attributes) =
      isComplete
      ? (true, true)
      : (flow?.invalidateFlowLayoutDelegateMetrics ?? true, flow?.invalidateFlowLayoutAttributes ?? true)
    if metrics { sectionMeasures = nil }
    if metrics || attributes { placed = nil }
    super.invalidateLayout(with: context)
  }

  /// Whether the lines get another length.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return scrollsDown ? newBounds.width != old.width : newBounds.height != old.height
  }

  /// Stores the size that the content of an item, a header or a footer prefers.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let size = preferredAttributes.size
    guard asksForPreferredAttributes(of: originalAttributes), size != originalAttributes.size else {
      return false
    }
    // Stored here, and not in the context: several cells report their size before the layout is computed
    // again.
    if let path = edgePath(originalAttributes) {
      measuredEdges[path] = size
    } else {
      measured[originalAttributes.indexPath] = size
    }
    (sectionMeasures, placed) = (nil, nil)
    return true
  }

  override var mayFollowUpdates: Bool {
    ObjectIdentifier(type(of: self)) != ObjectIdentifier(UICollectionViewFlowLayout.self)
  }

  override func asksForPreferredAttributes(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    if attributes.representedElementCategory == .cell { return estimatedItemSize != .zero }
    return edgePath(attributes).map(automaticEdges.contains) ?? false
  }

  override func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool)?
  {
    attributes.representedElementCategory == .cell ? nil : (!scrollsDown, scrollsDown)
  }

  override func discardMeasures() {
    (measured, measuredEdges, sectionMeasures, placed) = ([:], [:], nil, nil)
  }

  override func itemsDidMove(_ changes: ContentChanges) {
    var kept: [IndexPath: CGSize] = [:]
    for (path, size) in measured {
      if let place = changes[path], !changes.reloaded.contains(path) { kept[place] = size }
    }
    measured = kept
    kept = [:]
    for (path, size) in measuredEdges {
      if let section = changes.keptSection(path.section) {
        kept[IndexPath(item: path.item, section: section)] = size
      }
    }
    measuredEdges = kept
  }

  // MARK: Directions

  private var scrollsDown: Bool { scrollDirection == .vertical }

  /// A size with its axes exchanged if the content scrolls sideways.
  final func turned(_ size: CGSize) -> CGSize {
    scrollsDown ? size : CGSize(width: size.height, height: size.width)
  }

  final func turned(_ rect: CGRect) -> CGRect {
    scrollsDown ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  static let header = UICollectionView.elementKindSectionHeader
  static let footer = UICollectionView.elementKindSectionFooter
}

extension UIEdgeInsets {
  /// The insets with the axes exchanged.
  fileprivate var transposed: UIEdgeInsets {
    UIEdgeInsets(top: left, left: top, bottom: right, right: bottom)
  }
}
