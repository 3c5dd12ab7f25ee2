/// The base class of layouts, which place the elements of a collection.
///
/// A collection view calls `prepare()` once after every invalidation. Then it reads the size of the content
/// and the attributes of visible elements.
open class UICollectionViewLayout: NSObject, ViewTreeConfined {
  @Weak final var host: UICollectionView?
  /// The object that places elements for the layout; nil for none.
  @Weak package final var placing: (any ElementPlacing)?
  private var decorationClasses: [ExactString: UICollectionReusableView.Type] = [:]

  /// Creates a layout that no collection view has yet.
  nonisolated public override init() {
    super.init()
  }

  /// Creates a layout without a collection view. Archives contain no layouts.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// UIKit calls this after it has loaded the object from a nib. OpenUIKit has no nibs and never calls it.
  open func awakeFromNib() {}

  /// The collection view that has the layout.
  open var collectionView: UICollectionView? { host }

  // MARK: For subclasses

  /// Computes the layout. Called before results that have become invalid are read. An override calls super.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that intersect a rectangle of the content; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item; nil if it has none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a header, a footer or another supplementary view; nil for none.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// The attributes of a decoration view, which the layout adds by itself; nil for none.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Whether another visible rectangle, in points, invalidates the layout. False by default. Called before the collection scrolls, and before
  /// it gets another size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether an element's preferred attributes invalidate the layout, because they differ from the original
  /// ones. False by default. A layout that returns true stores the preferred attributes.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The content offset at the end of a drag, in points. The proposed one is the natural end; `velocity` is
  /// in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The content offset, in points, at the end of the current animated change of items or layout. The
  /// proposed one is the natural end.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Animated changes

  /// Called before an animated change of items, after the layout was prepared for it. An override calls
  /// super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called at the end of an animated change of items, within the animation. An override calls super.
  open func finalizeCollectionViewUpdates() {}

  /// Called before the collection shows its elements in other bounds, in the animation of that change. An override calls super.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the collection has shown its elements in other bounds, in the animation of that change. An override calls super.
  open func finalizeAnimatedBoundsChange() {}

  /// The initial attributes of an item, at its new index path, in an animated change; nil for its former place or, for a new item, its
  /// place, transparent. Called for each item that is visible after the change.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// The final attributes of an item, at its old index path, in an animated change; nil for its place, transparent. Called for each item
  /// that was visible before the change, and used for those that are not afterwards.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// The initial attributes of a supplementary view in an animated change; nil as for an item.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The final attributes of a supplementary view in an animated change; nil as for an item.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The initial attributes of a decoration view in an animated change; nil as for an item.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The final attributes of a decoration view in an animated change; nil as for an item.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The supplementary views of a kind, at their new index paths, that an animated change adds to the layout. They appear as new views, also
  /// where another one was. Called after `prepare(forCollectionViewUpdates:)` if the change inserts items or sections. Empty by default.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views of a kind, at their old index paths, that an animated change removes from the layout. Called after
  /// `prepare(forCollectionViewUpdates:)` if the change deletes items or sections. Empty by default.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that an animated change adds to the layout, as of supplementary views.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that an animated change removes from the layout, as of supplementary views.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  #if !hasFeature(Embedded)
    /// Called before another layout replaces this one. Does nothing by default.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before this layout replaces another one. Does nothing by default.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called after a change of layouts that this one takes part in. Does nothing by default.
    open func finalizeLayoutTransition() {}

    /// The attributes of an item while the user drags it, with its middle at a position in points: those of its place in the layout, above
    /// the other items.
    open func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes =
        layoutAttributesForItem(at: indexPath)?.duplicate()
        ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.center = position
      attributes.zIndex = .max
      return attributes
    }

    /// The place of a dragged item whose middle is at a position, in points of the content. It has another place now. By default the place
    /// of the item at that position, or else its place now.
    open func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { host?.restingItem(at: position) ?? previousIndexPath }

    /// Returns the context of a dragged item that has moved. It contains the index paths and the position by default.
    open func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
      previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = makeInvalidationContext()
      context.takeMovement(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
      return context
    }

    /// Returns the context of the end of a drag, which has moved items from their index paths to others unless it was cancelled. It
    /// contains the index paths by default. The collection view adds that everything is invalid.
    open func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = makeInvalidationContext()
      context.takeMovement(from: previousIndexPaths, to: indexPaths, at: .zero)
      return context
    }

    /// The class of invalidation contexts. An override returns a subclass of its superclass's.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The class of attributes that a flow layout creates: a subclass of `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  #endif

  /// The direction that the layout is written for: from left to right by default. A layout that flips is mirrored in the other one.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the content is mirrored in the direction other than `developmentLayoutDirection`. False by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Invalidates the whole layout, which is computed again in the next layout pass. An override calls super.
  /// Calls `invalidateLayout(with:)` with a context for everything.
  open func invalidateLayout() {
    invalidateEverything(withCounts: false)
  }

  /// Invalidates the parts of the layout that the context names, which are computed again in the next layout
  /// pass. An override calls super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    host?.layoutBecameInvalid(context)
  }

  /// Returns the context of another visible rectangle, in points, if
  /// `shouldInvalidateLayout(forBoundsChange:)` returns true. Empty by default.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeInvalidationContext() }

  /// Returns the context of an element whose preferred attributes differ from the original ones. It contains
  /// the item by default.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    if originalAttributes.representedElementCategory == .cell {
      context.invalidateItems(at: [originalAttributes.indexPath])
    }
    return context
  }

  /// Invalidates everything, with or without the numbers of items.
  final func invalidateEverything(withCounts: Bool) {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = withCounts
    invalidateLayout(with: context)
  }

  #if hasFeature(Embedded)  // Embedded Swift cannot create objects of classes known only at run time.
    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
      UICollectionViewLayoutInvalidationContext()
    }
  #else
    final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
      let named: AnyClass = type(of: self).invalidationContextClass
      guard let type = named as? UICollectionViewLayoutInvalidationContext.Type else {
        fatalError("\(type(of: self)).invalidationContextClass is no class of contexts: \(named)")
      }
      return type.init()
    }
  #endif

  #if hasFeature(Embedded)
    /// Registers a class for a kind of decoration view; nil removes it.
    open func register(
      _ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
    ) {
      decorationClasses[ExactString(elementKind)] = viewClass
    }
  #else
    /// Registers a class for a kind of decoration view; nil removes it. Traps for a class of other views.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
      guard let viewClass else { return decorationClasses[ExactString(elementKind)] = nil }
      guard let type = viewClass as? UICollectionReusableView.Type else {
        fatalError(
          "UICollectionViewLayout.register takes a class of UICollectionReusableView for \(elementKind)")
      }
      decorationClasses[ExactString(elementKind)] = type
    }
  #endif
  #if !hasFeature(Embedded) || HasInterfaceFiles
    /// Registers a nib for a kind of decoration view; nil removes it. The nib has one top-level object, a `UICollectionReusableView`.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
      decorationNibs[ExactString(elementKind)] = nib
    }

    private var decorationNibs: [ExactString: UINib] = [:]
  #endif

  /// Whether a class is registered for a kind of decoration view.
  final func hasDecorationView(ofKind kind: String) -> Bool {
    #if !hasFeature(Embedded) || HasInterfaceFiles
      if decorationNibs[ExactString(kind)] != nil { return true }
    #endif
    return decorationClasses[ExactString(kind)] != nil
  }

  func makeDecorationView(ofKind kind: String, frame: CGRect) -> UICollectionReusableView {
    #if !hasFeature(Embedded) || HasInterfaceFiles
      if let nib = decorationNibs[ExactString(kind)] {
        return nib.view(UICollectionReusableView.self, for: kind)
      }
    #endif
    guard let type = decorationClasses[ExactString(kind)] else {
      fatalError("UICollectionViewLayout: register a class for decoration views of kind \(kind)")
    }
    return type.init(_frame: frame)
  }

  /// Whether a subclass may override the methods around changes of items. Listing the changes costs time in proportion to the items.
  var mayFollowUpdates: Bool { true }

  /// Whether an element is measured.
  func asksForPreferredAttributes(of attributes: UICollectionViewLayoutAttributes) -> Bool { true }

  /// The axes along which the content of an element determines its size; nil if it proposes both lengths.
  func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool)? {
    guard let placing else { return nil }
    return placing.estimatedAxes(of: attributes) ?? (false, false)
  }

  /// Called when the items have been replaced.
  func discardMeasures() { placing?.placingDidDiscardMeasures() }

  /// Called when items have changed, which may change the index paths of others.
  func itemsDidMove(_ changes: ContentChanges) { placing?.itemsDidMove(with: changes) }
}
