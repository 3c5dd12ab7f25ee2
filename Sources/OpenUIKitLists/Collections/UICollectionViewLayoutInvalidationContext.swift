/// The invalid parts of a collection's layout.
///
/// A collection view computes the whole layout again, whatever the context names. Layouts may use it to keep
/// results.
open class UICollectionViewLayoutInvalidationContext: NSObject, ViewTreeConfined {
  /// Whether the whole layout is invalid: after `invalidateLayout()`.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items may have changed: after `reloadData()` and changes to items.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items whose attributes are invalid; nil if none were named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views whose attributes are invalid, by kind; nil if none were named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views whose attributes are invalid, by kind; nil if none were named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The places of dragged items before they moved; nil if the context is not of a drag.
  open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The places of dragged items; nil if the context is not of a drag.
  open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The middle of a dragged item, in points of the content; zero if the context is not of a drag.
  open private(set) var interactiveMovementTarget = CGPoint.zero

  /// The distance by which the content is scrolled with the new layout, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The immediate change of the content's size, in points. The new layout determines the actual size.
  open var contentSizeAdjustment = CGSize.zero

  /// Creates a context that names nothing.
  nonisolated public required override init() {
    super.init()
  }

  final func takeMovement(from previous: [IndexPath], to target: [IndexPath], at position: CGPoint) {
    previousIndexPathsForInteractivelyMovingItems = previous
    targetIndexPathsForInteractivelyMovingItems = target
    interactiveMovementTarget = position
  }

  /// Marks everything as invalid, with the numbers of items.
  final func addEverything() { (invalidateEverything, invalidateDataSourceCounts) = (true, true) }

  /// Names items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedSupplementaryIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = all
  }

  /// Names decoration views of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedDecorationIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = all
  }
}

/// The invalid parts of a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and spaces from the delegate are invalid; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether computed positions are invalid; true by default.
  open var invalidateFlowLayoutAttributes = true

  /// Creates a context that invalidates the whole layout.
  nonisolated public required init() {
    super.init()
  }
}
