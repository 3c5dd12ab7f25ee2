/// What of a collection's layout has become invalid.
///
/// A collection view works the whole layout out anew, whatever the context names; layouts may read it to keep what they know.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing of the layout is to be kept: after `invalidateLayout()`.
  open internal(set) var invalidateEverything = false
  /// Whether there may be other numbers of sections and items: after `reloadData()` and changes to items.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items whose attributes are invalid; nil if none were named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views whose attributes are invalid, by kind; nil if none were named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views whose attributes are invalid, by kind; nil if none were named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// How far the content is scrolled further with the new layout, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content grows at once, in points; the new layout says how large it is.
  open var contentSizeAdjustment = CGSize.zero

  /// A context that names nothing.
  nonisolated public required override init() {
    super.init()
  }

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

/// What of a flow layout has become invalid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes and spaces anew: true unless set.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the layout works out anew where things lie: true unless set.
  open var invalidateFlowLayoutAttributes = true

  /// A context for everything that a flow layout knows.
  nonisolated public required init() {
    super.init()
  }
}
