/// The scroll view of a section that scrolls across the layout's direction. It contains the section's items.
final class SectionScrollView: UIScrollView, UIScrollViewDelegate {
  /// Called after the offset has changed.
  var didScroll: () -> Void = {}
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  private var groups: [CGRect] = []
  private var leadingInset: CGFloat = 0
  private var startOffset: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    super.delegate = self
    super.showsHorizontalScrollIndicator = false
    super.showsVerticalScrollIndicator = false
    super.contentInsetAdjustmentBehavior = .never
    super.clipsToBounds = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes the place and the groups of a section.
  func take(_ placement: SectionPlacement) {
    behavior = placement.section.orthogonalScrollingBehavior
    groups = placement.groups
    leadingInset = placement.section.contentInsets.leading
    isPagingEnabled = behavior == .paging
    decelerationRate = behavior == .continuous ? .normal : .fast
    alwaysBounceHorizontal = true
    #if !hasFeature(Embedded)
      takeProperties(of: placement.section)
    #endif
    let area = placement.area.offsetBy(dx: placement.origin.x, dy: placement.origin.y)
    if frame != area { frame = area }
    contentSize = placement.contentSize
    guard behavior == .groupPagingCentered, let first = groups.first else { return }
    // The first and the last group come to rest in the middle too.
    let side = max(0, (area.width - first.width) / 2 - leadingInset)
    if contentInset.left != side { contentInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { startOffset = contentOffset.x }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let offsets = restingOffsets
    guard !offsets.isEmpty else { return }
    let target = targetContentOffset.pointee.x
    switch behavior {
    case .none, .continuous, .paging: return
    case .continuousGroupLeadingBoundary:
      targetContentOffset.pointee.x = limited(nearest(to: target, in: offsets).1)
    case .groupPaging, .groupPagingCentered:
      // One group at most, however far the finger has thrown it.
      let start = nearest(to: startOffset, in: offsets).0
      let step =
        velocity.x > Self.fling
        ? 1 : velocity.x < -Self.fling ? -1 : nearest(to: contentOffset.x, in: offsets).0 - start
      let index = min(max(0, start + min(1, max(-1, step))), offsets.count - 1)
      targetContentOffset.pointee.x = limited(offsets[index])
    }
  }

  /// The offsets at which a group is at its place.
  private var restingOffsets: [CGFloat] {
    groups.map { group in
      behavior == .groupPagingCentered
        ? group.midX + leadingInset - bounds.width / 2 : group.minX
    }
  }

  private func nearest(to offset: CGFloat, in offsets: [CGFloat]) -> (Int, CGFloat) {
    var best = 0
    for (index, candidate) in offsets.enumerated() where abs(candidate - offset) < abs(offsets[best] - offset)
    {
      best = index
    }
    return (best, offsets[best])
  }

  private func limited(_ offset: CGFloat) -> CGFloat {
    let end = max(-contentInset.left, contentSize.width + contentInset.right - bounds.width)
    return min(max(offset, -contentInset.left), end)
  }

  /// In points per millisecond.
  private static let fling: CGFloat = 0.3
}

extension UICollectionViewCompositionalLayout: ElementPlacing {
  /// Adds, moves and removes the scroll views of sections.
  func updateScrollers(_ placements: [SectionPlacement], in collectionView: UICollectionView) {
    for (index, placement) in placements.enumerated() where placement.scrolls {
      let scroller = scrollers[index] ?? makeScroller(index)
      scroller.take(placement)
      if scroller.superview !== collectionView { collectionView.addSubview(scroller) }
    }
    for index in Array(scrollers.keys)
    where !(placements.indices.contains(index) && placements[index].scrolls) {
      scrollers.removeValue(forKey: index)?.removeFromSuperview()
    }
  }

  private func makeScroller(_ section: Int) -> SectionScrollView {
    let scroller = SectionScrollView(frame: .zero)
    let layout = Weak<UICollectionViewCompositionalLayout>(wrappedValue: self)
    scroller.didScroll = { layout.wrappedValue?.collectionView?.setNeedsLayout() }
    scrollers[section] = scroller
    return scroller
  }

  package func container(of attributes: UICollectionViewLayoutAttributes) -> UIView? {
    guard isInScroller(attributes) else { return nil }
    return scrollers[attributes.indexPath.section]
  }

  /// Whether an element scrolls with the groups of its section.
  private func isInScroller(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    switch attributes.representedElementCategory {
    case .cell: true
    case .supplementaryView: boundaryIndex(of: attributes) == nil
    case .decorationView: false
    }
  }

  package func estimatedAxes(of attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool)?
  {
    if let kind = attributes.representedElementKind,
      let index = outerIndex(of: kind, at: attributes.indexPath)
    {
      let size = configuration.boundarySupplementaryItems[index].layoutSize
      return (size.widthDimension.isEstimated, size.heightDimension.isEstimated)
    }
    guard let placement = placement(attributes.indexPath.section) else { return nil }
    switch attributes.representedElementCategory {
    case .decorationView: return nil
    case .cell:
      guard placement.items.indices.contains(attributes.indexPath.item) else { return nil }
      let item = placement.items[attributes.indexPath.item]
      return (item.isWidthEstimated, item.isHeightEstimated)
    case .supplementaryView:
      guard let index = boundaryIndex(of: attributes) else { return nil }
      let size = placement.section.boundarySupplementaryItems[index].layoutSize
      return (size.widthDimension.isEstimated, size.heightDimension.isEstimated)
    }
  }

  package func placingDidDiscardMeasures() {
    measures = CompositionalMeasures()
    placements = nil
  }

  package func itemsDidMove(with changes: ContentChanges) {
    var kept: [IndexPath: CGSize] = [:]
    for (path, size) in measures.items {
      if let place = changes[path] { kept[place] = size }
    }
    measures.items = kept
    placements = nil
  }

  package func layoutDidLeave() {
    for scroller in scrollers.values { scroller.removeFromSuperview() }
    scrollers = [:]
  }
}
