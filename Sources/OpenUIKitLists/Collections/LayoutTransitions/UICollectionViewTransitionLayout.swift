/// The layout of a collection between two others, while a gesture leads from one to the other.
///
/// Each element is at a place between those of the two layouts. An element that only one of them has fades.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the start.
  public let currentLayout: UICollectionViewLayout
  /// The layout at the end.
  public let nextLayout: UICollectionViewLayout

  private var progress: CGFloat = 0
  private var values: [String: CGFloat] = [:]
  private var arePrepared = true
  /// The content offsets of the two layouts.
  final var offsets = (start: CGPoint.zero, end: CGPoint.zero)

  /// Creates a layout at the place of the first of two.
  public required init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Creates a layout between two flow layouts. Archives contain no layouts.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    nextLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// How far the transition is, from 0 at the current layout to 1 at the next one. Setting it moves the elements and the content offset.
  /// A value that is not finite is ignored.
  open var transitionProgress: CGFloat {
    get { progress }
    set {
      guard newValue.isFinite, newValue != progress else { return }
      advance(to: newValue)
      host?.contentOffset = offset
    }
  }

  /// Stores a value under a name, for an override of `layoutAttributesForElements(in:)`.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The value that is stored under a name; 0 for none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Moves the elements without the content offset.
  final func advance(to progress: CGFloat) {
    self.progress = progress
    host?.invalidateKeepingMeasures(makeInvalidationContext())
  }

  /// The content offset at the current progress.
  final var offset: CGPoint { offsets.start.moved(to: offsets.end, progress) }

  private var layouts: [UICollectionViewLayout] { [currentLayout, nextLayout] }

  // MARK: Results

  /// Prepares the two layouts again after the items have changed.
  open override func prepare() {
    guard !arePrepared else { return }
    arePrepared = true
    for layout in layouts { layout.prepare() }
  }

  /// Invalidates the two layouts as well if the items have changed.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      arePrepared = false
      for layout in layouts { layout.invalidateEverything(withCounts: context.invalidateDataSourceCounts) }
    }
    super.invalidateLayout(with: context)
  }

  /// Invalidates those of the two layouts for which another visible rectangle does so.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let invalid = layouts.filter { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
    for layout in invalid {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }
    return !invalid.isEmpty
  }

  /// The size of the content between those of the two layouts, in points.
  open override var collectionViewContentSize: CGSize {
    let (start, end) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return start.resized(to: end, progress)
  }

  /// The attributes of the elements that either layout shows in the corresponding rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let place = offset
    let ends = zip(layouts, [offsets.start, offsets.end]).flatMap { layout, offset in
      layout.layoutAttributesForElements(in: rect.offsetBy(dx: offset.x - place.x, dy: offset.y - place.y))
        ?? []
    }
    var seen: Set<CollectionElement> = []
    return ends.compactMap { seen.insert($0.element).inserted ? attributes(of: $0.element) : nil }
  }

  /// The attributes of an item between those of the two layouts.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between { $0.layoutAttributesForItem(at: indexPath) }
  }

  /// The attributes of a supplementary view between those of the two layouts.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { between { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) } }

  /// The attributes of a decoration view between those of the two layouts.
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { between { $0.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) } }

  private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath)
    case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.indexPath)
    }
  }

  private func between(_ attributes: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?)
    -> UICollectionViewLayoutAttributes?
  {
    let (start, end) = (attributes(currentLayout), attributes(nextLayout))
    guard let start, let end else {
      let present = (start ?? end)?.duplicate()
      present?.alpha *= start == nil ? progress : 1 - progress
      return present
    }
    let result = (progress < 0.5 ? start : end).duplicate()
    result.center = start.center.moved(to: end.center, progress)
    result.size = start.size.resized(to: end.size, progress)
    result.transform3D = start.transform3D.interpolated(to: end.transform3D, progress)
    result.alpha = start.alpha + (end.alpha - start.alpha) * progress
    return result
  }

  // MARK: Rest

  /// The content offset of the layout that the transition approaches, as far as it has come.
  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    offset
  }

  /// Sizes of content stay during a transition. A measurement could move the elements away from the finger.
  override func asksForPreferredAttributes(of attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  override func discardMeasures() { for layout in layouts { layout.discardMeasures() } }

  override func itemsDidMove(_ changes: ContentChanges) {
    for layout in layouts { layout.itemsDidMove(changes) }
  }

  override func makeDecorationView(ofKind kind: String, frame: CGRect) -> UICollectionReusableView {
    (currentLayout.hasDecorationView(ofKind: kind) ? currentLayout : nextLayout).makeDecorationView(
      ofKind: kind, frame: frame)
  }
}

extension CGPoint {
  fileprivate func moved(to end: CGPoint, _ progress: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * progress, y: y + (end.y - y) * progress)
  }
}

extension CGSize {
  /// Never negative, also where the progress is beyond 0...1.
  fileprivate func resized(to end: CGSize, _ progress: CGFloat) -> CGSize {
    CGSize(
      width: max(0, width + (end.width - width) * progress),
      height: max(0, height + (end.height - height) * progress))
  }
}
